import { expect, test } from 'vitest';
import { savesData } from './film.ts';

test('data is saved only if the browser reports that setting', () => {
  expect(savesData({ connection: { saveData: true } })).toBe(true);
  expect(savesData({ connection: { saveData: false } })).toBe(false);
  expect(savesData({ connection: {} })).toBe(false);
  expect(savesData({})).toBe(false);
});
