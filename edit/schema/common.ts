/** Compares two lists. */
import { diffArrays } from 'diff';

/** For each item of `b`, the index in `a` of the item that it corresponds to; undefined for a new item. */
export function common(a: readonly string[], b: readonly string[]): (number | undefined)[] {
  let index = 0;
  return diffArrays([...a], [...b]).flatMap(({ added, removed, value }) => {
    if (added) return value.map(() => undefined);
    const indexes = value.map(() => index++);
    return removed ? [] : indexes;
  });
}

/** A run of words from one of two wordings, or from both. */
export interface Part {
  readonly words: string;
  readonly in: 'both' | 'before' | 'after';
}

/** The words kept, removed and added between two wordings, in reading order. */
export const changedWords = (before: string, after: string): readonly Part[] =>
  diffArrays(before.split(/\s+/), after.split(/\s+/)).map(({ added, removed, value }) => ({
    words: value.join(' '),
    in: added ? 'after' : removed ? 'before' : 'both',
  }));
