import { expect, test } from 'vitest';
import { recordAt } from './record-selector.ts';

const ids = ['agriculture', 'architecture', 'space'];
const at = (hash: string, shown = 'architecture') => recordAt(hash, ids, 'architecture', shown);

test('a fragment names its record', () => {
  expect(at('#space')).toBe('space');
});

test('an address without a fragment has the initial record', () => {
  expect(at('', 'space')).toBe('architecture');
});

test('a fragment that leads elsewhere leaves the record as it is', () => {
  expect(at('#main', 'space')).toBe('space');
  expect(at('#spa', 'space')).toBe('space');
});
