import { SLUG } from '../../contract/fields.ts';

/** Transliterations of German letters, and of letters that Unicode normalisation doesn't decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** Converts words to a part of an address or file name: lower case, joined by hyphens. Slashes stay. */
export const slugOf = (words: string) =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/^[-/]+|[-/]+$/g, '');

/** The fault of a segment of an address; undefined if it is a slug. @param what what the segment is, for the message */
export function slugFault(word: string, what = 'address'): string | undefined {
  if (SLUG.test(word)) return undefined;
  const fit = slugOf(word.replaceAll('/', '-'));
  const remedy = fit ? `, such as ${fit}` : '';
  return `${what} "${word}": letters a–z, digits and hyphens${remedy}`;
}
