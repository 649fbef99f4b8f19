/** Letters that Unicode doesn't take apart, and German ones, as addresses spell them. */
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

/** Words as a part of an address or the name of a file: lower case, joined by hyphens; what slashes part stays parted. */
export const slugOf = (words: string) =>
  words
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{L}/gu, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9/]+/g, '-')
    .replace(/^[-/]+|[-/]+$/g, '');
