/** Suggestions for unknown words in error messages. */
import { distance } from 'fastest-levenshtein';

/** The largest share of different letters at which a word counts as a misspelling of another. */
const SLIP = 0.4;
/** How many suggestions are listed when there are more known words than `FEW`. */
const MOST = 3;
/** Up to this number, all known words are listed. */
const FEW = 8;

/** The end of an error message: `did you mean "qa"?`, or the known words, of many only the most similar. */
export function expectation(word: string, known: readonly string[]): string {
  const near = known.toSorted((a, b) => slip(word, a) - slip(word, b));
  const [nearest] = near;
  if (nearest === undefined) return 'there is none yet';
  if (slip(word, nearest) <= SLIP) return `did you mean "${nearest}"?`;
  if (known.length <= FEW) return `expected one of ${known.join(', ')}`;
  return `expected one of ${known.length}, such as ${near.slice(0, MOST).join(', ')}`;
}

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const slip = (word: string, other: string) =>
  distance(plain(word), plain(other)) / Math.max(plain(word).length, plain(other).length, 1);
