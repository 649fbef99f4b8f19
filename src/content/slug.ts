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
