import { expect, test } from 'vitest';
import { progressText, sizeText } from './enquiry-form.ts';

test('sizes are said in KB below one MB, and in tenths of an MB from there', () => {
  expect(sizeText(1)).toBe('1 KB');
  expect(sizeText(340 * 1024)).toBe('340 KB');
  expect(sizeText(2.4 * 1024 * 1024)).toBe('2.4 MB');
});

test('the progress of an upload speaks of both numbers in the unit of the larger', () => {
  expect(progressText(0, 2048)).toBe('0%, 0 of 2 KB');
  expect(progressText(1.5 * 1024 * 1024, 2.4 * 1024 * 1024)).toBe('62%, 1.5 of 2.4 MB');
});
