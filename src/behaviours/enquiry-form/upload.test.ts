import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressText, sizeText } from './upload.ts';

const MB = 1024 * 1024;

/** The language of the page, all that these functions ask of it. */
const inLanguage = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } });

beforeEach(() => inLanguage('en-GB'));
afterEach(() => vi.unstubAllGlobals());

test('sizes are said in kB below one MB, and in tenths of an MB from there', () => {
  expect(sizeText(1)).toBe('1 kB');
  expect(sizeText(340 * 1024)).toBe('340 kB');
  expect(sizeText(2.4 * MB)).toBe('2.4 MB');
});

test('the progress of an upload speaks of both numbers in the unit of the larger', () => {
  const words = '{percent}, {sent} of {total}';
  expect(progressText(words, 0, 2048)).toBe('0%, 0 of 2 kB');
  expect(progressText(words, 1.5 * MB, 2.4 * MB)).toBe('62%, 1.5 of 2.4 MB');
});

test('numbers of an upload are written as in the language of the page', () => {
  inLanguage('de');
  const said = progressText('{percent}, {sent} von {total}', 1.5 * MB, 2.4 * MB);
  expect(said.replaceAll(/\s/g, ' ')).toBe('62 %, 1,5 von 2,4 MB');
});
