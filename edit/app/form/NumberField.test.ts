import { expect, test } from 'vitest';
import { numberFrom } from './NumberField.tsx';

test.each([
  ['50.0614', 50.0614],
  ['50.0', 50],
  ['50.', 50],
  ['-19.05', -19.05],
  ['\u221219.05', -19.05],
  [' 7 ', 7],
  ['', undefined],
])('“%s” is the number %s', (typed, number) => {
  expect(numberFrom(typed)).toBe(number);
});

test.each(['50,0614', '1,200', '-', '1e5', '0x10', 'about 7'])('“%s” is none', (typed) => {
  expect(numberFrom(typed)).toBe(typed);
});
