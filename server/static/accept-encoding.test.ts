import { expect, test } from 'vitest';
import { type Coding, chooseCoding } from './accept-encoding.ts';

const all = () => true;

test.each<[string | undefined, Coding]>([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br; q=0.8 , gzip;q=0.8', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['gzip;q=0.001', 'gzip'],
  ['identity', 'identity'],
  ['identity;q=1, gzip;q=0.5', 'identity'],
  ['identity;q=0.5, gzip;q=0.4', 'identity'],
  ['identity;q=0.5, gzip;q=0.6', 'gzip'],
  ['identity;q=1, *;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['deflate, zstd', 'identity'],
  ['br;q=2, gzip', 'gzip'],
  ['br;q=, gzip', 'gzip'],
  ['br;q=1.0', 'br'],
  [', ,;q=1,gzip', 'gzip'],
  ['broccoli', 'identity'],
])('%j is answered with %s', (header, coding) => {
  expect(chooseCoding(header, all)).toBe(coding);
});

test('a coding that does not exist is passed over', () => {
  expect(chooseCoding('br, gzip', (coding) => coding !== 'br')).toBe('gzip');
  expect(chooseCoding('br, gzip', (coding) => coding === 'identity')).toBe('identity');
  expect(chooseCoding('br, identity;q=0', (coding) => coding === 'identity')).toBe('identity');
});
