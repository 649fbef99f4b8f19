import { expect, test } from 'vitest';
import { courseAfter } from './follow.ts';

const HEIGHT = 64;
const course = (tops: readonly number[]) =>
  tops.reduce((known, top) => courseAfter(known, top, HEIGHT), { from: 0, down: false });

test.each([
  ['down the page it is on its way down', [200], true],
  ['and back again', [200, 150], false],
  ['a slip of the finger changes nothing', [200, 195], true],
  ['slips add up', [200, 195, 190], false],
  ['at the start of the page it is never away', [200, 60], false],
  ['nor where the page is pulled beyond its start', [-80, -10], false],
] as const)('%s', (_, tops, down) => {
  expect(course(tops).down).toBe(down);
});
