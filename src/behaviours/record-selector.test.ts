import { expect, test } from 'vitest';
import { recordAt } from './record-selector.ts';

test.each([
  ['#space', 'space'],
  ['', 'initial'],
  ['#main', 'shown'],
  ['#spa', 'shown'],
])('the fragment "%s" selects the record %s', (hash, record) => {
  expect(recordAt(hash, ['initial', 'shown', 'space'], 'initial', 'shown')).toBe(record);
});
