import { expect, test } from 'vitest';
import { recordAt } from './record-selector.ts';

const ids = ['agriculture', 'architecture', 'space'];
const at = (hash: string, shown = 'architecture') => recordAt(hash, ids, 'architecture', shown);

test('a fragment selects its record', () => {
  expect(at('#space')).toBe('space');
});

test('an address without a fragment selects the initial record', () => {
  expect(at('', 'space')).toBe('architecture');
});

test('a fragment of another element keeps the record', () => {
  expect(at('#main', 'space')).toBe('space');
  expect(at('#spa', 'space')).toBe('space');
});
