import { expect, test } from 'vitest';
import { savesData } from './film.ts';

test('the visitor saves data only where the browser says so', () => {
  expect(savesData({ connection: { saveData: true } })).toBe(true);
  expect(savesData({ connection: { saveData: false } })).toBe(false);
  expect(savesData({ connection: {} })).toBe(false);
  expect(savesData({})).toBe(false);
});
