/** Suggestions for unknown words in error messages. */
import { distance } from 'fastest-levenshtein';

/** The largest share of different letters at which a word counts as a misspelling of another. */
const SLIP = 0.4;
/** How many suggestions are listed when there are more known words than `FEW`. */
const MOST = 3;
/** Up to this number, all known words are listed. */
const FEW = 8;

/** The known word that was probably meant; undefined if none is similar enough. */
function nearest(word: string, known: readonly string[]): string | undefined {
  const [first] = byDistance(word, known);
  return first !== undefined && slip(word, first) <= SLIP ? first : undefined;
}

/** The end of an error message: `did you mean "qa"?`, or the known words, of many only the most similar. */
export function expectation(word: string, known: readonly string[]): string {
  if (known.length === 0) return 'there is none yet';
  const meant = nearest(word, known);
  if (meant !== undefined) return `did you mean "${meant}"?`;
  if (known.length <= FEW) return `expected one of ${known.join(', ')}`;
  const near = byDistance(word, known).slice(0, MOST).join(', ');
  return `expected one of ${known.length}, such as ${near}`;
}

const plain = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const slip = (word: string, other: string) =>
  distance(plain(word), plain(other)) / Math.max(plain(word).length, plain(other).length, 1);

const byDistance = (word: string, known: readonly string[]) =>
  [...known].sort((a, b) => slip(word, a) - slip(word, b));
