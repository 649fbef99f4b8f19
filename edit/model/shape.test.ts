import { expect, test } from 'vitest';
import { z } from 'zod';
import { kindAt, schemaOf } from './files.ts';
import { emptyValue, faultsOf, withoutEmpty, withStandIns } from './shape.ts';

const link = z.object({ label: z.string().min(1), href: z.string().min(1) });
const schema = z.object({
  name: z.string().min(1),
  alt: z.string(),
  indexed: z.boolean().default(true),
  note: z.string().optional(),
  action: link.optional(),
  items: z.array(link).min(2).max(3),
  choice: z.enum(['one', 'two']),
  picture: z.object({ named: z.string() }).default({ named: '' }),
});
const given = { name: 'A', alt: '', items: [], choice: 'one' };

test('empty texts and empty optional groups are left out, unless an empty text is valid', () => {
  expect(
    withoutEmpty(schema, { ...given, name: '', note: '', action: { label: '', href: '' } }),
  ).toEqual({
    alt: '',
    items: [],
    choice: 'one',
  });
});

test('a new value has all required fields, empty, and no defaults', () => {
  expect(emptyValue(schema)).toEqual({
    name: '',
    alt: '',
    items: [
      { label: '', href: '' },
      { label: '', href: '' },
    ],
    choice: undefined,
  });
});

test('an unfinished record can be rendered', () => {
  expect(
    schema.safeParse(withStandIns(schema, { items: [{ label: 'Only' }] }, () => [])).success,
  ).toBe(true);
});

test('faults that a form can correct are worded for the form, others as in the content check', () => {
  const data = { name: 'Ana', order: 'first', portrait: { file: 'ana.jpg' } };
  const kind = kindAt('team');
  const faults = kind && faultsOf(schemaOf(kind), data);
  expect(faults?.get('position')).toBe('must be filled in');
  expect(faults?.get('portrait.alt')).toMatch(/press “Decorative: needs no description”$/);
  expect(faults?.get('order')).toMatch(/^expected a number, got/);
});
