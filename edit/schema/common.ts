/** What two lists have in common. */
import { diffArrays } from 'diff';

/** For each item of `b` the place in `a` of what it is, undefined for a new one. */
export function common(a: readonly string[], b: readonly string[]): (number | undefined)[] {
  let place = 0;
  return diffArrays([...a], [...b]).flatMap(({ added, removed, value }) => {
    if (added) return value.map(() => undefined);
    const places = value.map(() => place++);
    return removed ? [] : places;
  });
}

/** Words of one of two wordings, or of both. */
export interface Part {
  readonly words: string;
  readonly in: 'both' | 'before' | 'after';
}

/** What became of the words of a text, in the order in which they are read. */
export const changedWords = (before: string, after: string): readonly Part[] =>
  diffArrays(before.split(/\s+/), after.split(/\s+/)).map(({ added, removed, value }) => ({
    words: value.join(' '),
    in: added ? 'after' : removed ? 'before' : 'both',
  }));
