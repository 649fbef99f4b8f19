import { expect, test } from 'vitest';
import { mostEditors } from './places.ts';

test.each([
  [1, 1],
  [2, 2],
  [4, 4],
  [8, 9],
])('a machine of %i GB carries %i at work', (gigabytes, most) => {
  expect(mostEditors(gigabytes * 1024 ** 3)).toBe(most);
});
