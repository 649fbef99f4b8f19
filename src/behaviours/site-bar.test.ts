import { expect, test } from 'vitest';
import { courseAfter } from './site-bar.ts';

const HEIGHT = 64;
const course = (tops: readonly number[]) =>
  tops.reduce((known, top) => courseAfter(known, top, HEIGHT), { from: 0, down: false });

test.each([
  ['scrolling down is down', [200], true],
  ['scrolling back up is up', [200, 150], false],
  ['a movement of a few px changes nothing', [200, 195], true],
  ['small movements add up', [200, 195, 190], false],
  ['at the start of the page it is up', [200, 60], false],
  ['above the start of the page, when it is pulled, it is up', [-80, -10], false],
] as const)('%s', (_, tops, down) => {
  expect(course(tops).down).toBe(down);
});
