/** What was read of content/. */
import type { z } from 'zod';
import type { Problem } from '../schema/problem.ts';
import type { LanguageContent } from './pairs.ts';
import type { Source } from './read.ts';

/** All valid records, and everything that is wrong with the others. */
export interface Content {
  /** As their files say them, of all languages. */
  readonly entries: readonly Entry[];
  /** The languages of the site with their translations; the first is that which the records are written in. */
  readonly languages: readonly [LanguageContent, ...LanguageContent[]];
  readonly problems: readonly Problem[];
}

/** A checked record. */
export interface Entry {
  readonly collection: string;
  readonly id: string;
  readonly source: Source;
  readonly schema: z.core.$ZodType;
  readonly data: Record<string, unknown>;
  /** The address of its page in the language of the source; undefined for a record without one. */
  readonly address: string | undefined;
  /** Where the value at a path is written, where that is not simply its own file: in a translation. */
  readonly where?: (path: readonly PropertyKey[]) => { file: string; line: number };
}

/** Where the value at a path of a record is written. */
export const placeOf = ({ source, where }: Entry, path: readonly PropertyKey[]) =>
  where?.(path) ?? { file: source.file, line: source.lineOf(path) };
