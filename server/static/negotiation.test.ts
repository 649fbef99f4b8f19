import { expect, test } from 'vitest';
import { type Coding, chooseCoding, entityTag, holdsTag, parseRange } from './negotiation.ts';

const all = () => true;

test.each<[string | undefined, Coding]>([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br; q=0.8 , gzip;q=0.8', 'br'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['gzip;q=0.001', 'gzip'],
  ['identity;q=1, gzip;q=0.5', 'identity'],
  ['identity;q=0.5, gzip;q=0.4', 'identity'],
  ['identity;q=1, *;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['deflate, zstd', 'identity'],
  ['br;q=2, gzip', 'gzip'],
  [', ,;q=1,gzip', 'gzip'],
  ['broccoli', 'identity'],
])('Accept-Encoding %j is answered with %s', (header, coding) => {
  expect(chooseCoding(header, all)).toBe(coding);
});

test("a coding in which the file doesn't exist is skipped", () => {
  expect(chooseCoding('br, gzip', (coding) => coding !== 'br')).toBe('gzip');
  expect(chooseCoding('br, gzip', (coding) => coding === 'identity')).toBe('identity');
  expect(chooseCoding('br, identity;q=0', (coding) => coding === 'identity')).toBe('identity');
});

test.each([
  ['bytes=0-0', 0, 0],
  ['bytes=100-199', 100, 199],
  ['bytes=900-', 900, 999],
  ['bytes=900-5000', 900, 999],
  ['bytes=-1', 999, 999],
  ['bytes=-5000', 0, 999],
  ['Bytes= 5-6 ', 5, 6],
  [`bytes=0-${'9'.repeat(40)}`, 0, 999],
])('%s of 1000 bytes is %i to %i', (header, first, last) => {
  expect(parseRange(header, 1000)).toEqual({ first, last });
});

test.each(['bytes=1000-', 'bytes=1000-1001', `bytes=${'9'.repeat(40)}-`, 'bytes=-0'])(
  '%s of 1000 bytes is unsatisfiable',
  (header) => {
    expect(parseRange(header, 1000)).toBe('unsatisfiable');
  },
);

test('any range of an empty file is unsatisfiable', () => {
  expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(parseRange('bytes=-1', 0)).toBe('unsatisfiable');
});

test.each([
  '',
  'bytes',
  'bytes=',
  'bytes=-',
  'bytes=5-4',
  'bytes=0-1,5-6',
  'items=0-1',
  'bytes=1.5-2',
  'bytes=0 - 1',
])('the range %j is ignored', (header) => {
  expect(parseRange(header, 1000)).toBeUndefined();
});

const tag = entityTag(Buffer.from('one'));

test('an entity tag is strong, quoted, and depends only on the bytes', () => {
  expect(tag).toMatch(/^"[\w-]{16}"$/);
  expect(entityTag(Buffer.from('one'))).toBe(tag);
  expect(entityTag(Buffer.from('two'))).not.toBe(tag);
});

test.each([tag, `W/${tag}`, `"a", W/"b,c" ,${tag}`, '*', ' * '])(
  'If-None-Match: %s matches the tag',
  (header) => {
    expect(holdsTag(header, tag)).toBe(true);
  },
);

test.each(['', '"a"', tag.slice(1, -1), tag.slice(0, -1), '"*"', `"x${tag.slice(1)}`])(
  "If-None-Match: %j doesn't match the tag",
  (header) => {
    expect(holdsTag(header, tag)).toBe(false);
  },
);
