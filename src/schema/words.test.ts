import { expect, test } from 'vitest';
import { counted, filled, interfaceWords, type Words } from './words.ts';

const wordsIn = (language: string, data: object = {}): Words => ({
  ...interfaceWords.parse(data),
  language,
});

test('words that interface.yaml leaves out are English', () => {
  const { cases } = wordsIn('en-GB', { cases: { all: 'Everything' } });
  expect(cases.all).toBe('Everything');
  expect(cases.service).toBe('Service');
});

test('a count has the plural form of its own language', () => {
  const count = { one: '{n} projekt', few: '{n} projekty', other: '{n} projektów' };
  const words = wordsIn('pl', { cases: { count } });
  const said = [1, 3, 5, 22].map((n) => counted(words, words.cases.count, n));
  expect(said).toEqual(['1 projekt', '3 projekty', '5 projektów', '22 projekty']);
});

test('a placeholder is filled wherever it stands, a number in the way of the language', () => {
  const text = '{n} von {total}, und {n}';
  expect(filled(wordsIn('de'), text, { n: 1, total: 1200 })).toBe('1 von 1.200, und 1');
});

test('an unknown placeholder is refused', () => {
  const wrong = interfaceWords.safeParse({ frame: { menuOf: '{label} menu' } });
  expect(wrong.error?.issues[0]?.message).toContain('expected {name}');
});
