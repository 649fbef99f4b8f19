/** What somebody probably meant by a word that isn't known. */
import { distance } from 'fastest-levenshtein';

/** Of a word's letters, the share that may be wrong for it to be a slip of another. */
const SLIP = 0.4;
/** How many known words are listed at most. */
const MOST = 3;
/** Up to so many known words are listed whole. */
const FEW = 8;

/** The known word that was probably meant; undefined where none is near enough. */
function nearest(word: string, known: readonly string[]): string | undefined {
  const [first] = byDistance(word, known);
  return first !== undefined && slip(word, first) <= SLIP ? first : undefined;
}

/** A clause for an error: `did you mean "qa"?`, or what is known: all of a few, the nearest of many. */
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
