/** The types of content after reading. */
import type { z } from 'zod';
import { formatPath, type Problem } from '../schema/problem.ts';
import type { LanguageContent } from './languages/language.ts';
import type { Source } from './read.ts';

/** All valid records, and the problems of the others. */
export interface Content {
  /** Untranslated, including records that only some languages have. */
  readonly entries: readonly Entry[];
  /** The languages of the site with their translations, the source language first. */
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
  /** The address of its page in the source language; undefined for a record without a page. */
  readonly address: string | undefined;
  /** Set on a translated or shortened record, whose values may be in another file or on another line. */
  readonly where?: (path: readonly PropertyKey[]) => { file: string; line: number };
}

/** The file and line of the value at a path of a record. */
export const placeOf = ({ source, where }: Entry, path: readonly PropertyKey[]) =>
  where?.(path) ?? { file: source.file, line: source.lineOf(path) };

/** A problem with the value at a path of a record. */
export const problemAt = (
  entry: Entry,
  path: readonly PropertyKey[],
  message: string,
): Problem => ({
  ...placeOf(entry, path),
  path: formatPath([...entry.source.within, ...path]),
  message,
});
