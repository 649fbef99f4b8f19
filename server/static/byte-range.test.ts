import { expect, test } from 'vitest';
import { parseRange } from './byte-range.ts';

test.each([
  ['bytes=0-0', 0, 0],
  ['bytes=0-99', 0, 99],
  ['bytes=100-199', 100, 199],
  ['bytes=900-', 900, 999],
  ['bytes=900-5000', 900, 999],
  ['bytes=-1', 999, 999],
  ['bytes=-100', 900, 999],
  ['bytes=-5000', 0, 999],
  ['Bytes= 5-6 ', 5, 6],
  [`bytes=0-${'9'.repeat(40)}`, 0, 999],
])('%s of 1000 bytes', (header, first, last) => {
  expect(parseRange(header, 1000)).toEqual({ first, last });
});

test.each(['bytes=1000-', 'bytes=1000-1001', `bytes=${'9'.repeat(40)}-`, 'bytes=-0'])(
  '%s lies outside 1000 bytes',
  (header) => {
    expect(parseRange(header, 1000)).toBe('unsatisfiable');
  },
);

test('nothing of an empty file can be asked for', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=-1', 0)).toBe('unsatisfiable');
});

test.each([
  '',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=5-4',
  'bytes=a-b',
  'bytes=0-1,5-6',
  'bytes=0-1, -1',
  'items=0-1',
  'bytes=0x10-',
  'bytes=1.5-2',
  'bytes=0 - 1',
])('%j is ignored', (header) => {
  expect(parseRange(header, 1000)).toBeUndefined();
});
