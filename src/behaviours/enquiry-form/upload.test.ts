import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressText, sizeText } from './upload.ts';

const MB = 1024 * 1024;

/** Sets the language of the page, the only part of the DOM that these functions read. */
const inLanguage = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } });

beforeEach(() => inLanguage('en-GB'));
afterEach(() => vi.unstubAllGlobals());

test('sizes are in whole kB below 1 MB, and in tenths of an MB from there', () => {
  expect(sizeText(1)).toBe('1 kB');
  expect(sizeText(340 * 1024)).toBe('340 kB');
  expect(sizeText(2.4 * MB)).toBe('2.4 MB');
});

test('upload progress gives both sizes in the unit of the total', () => {
  const words = '{percent}, {sent} of {total}';
  expect(progressText(words, 0, 2048)).toBe('0%, 0 of 2 kB');
  expect(progressText(words, 1.5 * MB, 2.4 * MB)).toBe('62%, 1.5 of 2.4 MB');
});

test('upload progress formats numbers for the language of the page', () => {
  inLanguage('de');
  const text = progressText('{percent}, {sent} von {total}', 1.5 * MB, 2.4 * MB);
  expect(text.replaceAll(/\s/g, ' ')).toBe('62 %, 1,5 von 2,4 MB');
});
