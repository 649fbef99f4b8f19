import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { kindAt } from './files.ts';

test('what a form can mend is said in its own words, all else as the content check says it', () => {
  const data = { name: 'Ana', order: 'first', portrait: { file: 'ana.jpg' } };
  const kind = kindAt('team/ana');
  const faults = kind && faultsOf(kind.schema, data);
  expect(faults?.get('position')).toBe('is still to be written');
  expect(faults?.get('portrait.alt')).toMatch(/press “It only decorates: no words needed”$/);
  expect(faults?.get('order')).toMatch(/^expected a number, got/);
});
