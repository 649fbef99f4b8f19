/** A checked record of content/. */
import type { z } from 'zod';
import type { Source } from './read.ts';

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
