import { expect, test } from 'vitest';
import { z } from 'zod';
import { kindAt, schemaOf } from './files.ts';
import { blank, faultsOf, filled, lean, tidied, whole } from './shape.ts';

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

test('defaults are shown in the form and not written', () => {
  expect(filled(schema, given)).toMatchObject({ indexed: true });
  expect(lean(schema, filled(schema, given))).toEqual(given);
});

test('empty texts are absent, unless nothing is an answer; an empty optional group is absent too', () => {
  expect(tidied(schema, { ...given, name: '', note: '', action: { label: '', href: '' } })).toEqual(
    {
      alt: '',
      items: [],
      choice: 'one',
    },
  );
});

test('a new value has what must be written, empty', () => {
  expect(blank(schema)).toEqual({
    name: '',
    alt: '',
    indexed: true,
    items: [
      { label: '', href: '' },
      { label: '', href: '' },
    ],
    choice: undefined,
  });
});

test('what is unfinished can be drawn', () => {
  expect(schema.safeParse(whole(schema, { items: [{ label: 'Only' }] }, () => [])).success).toBe(
    true,
  );
});

test.each(['constructor', 'toString', '__proto__'])(
  'a field called %s is kept for the check to refuse',
  (name) => {
    const data = JSON.parse(`{ "name": "A", "${name}": { "alt": "x" } }`);
    for (const result of [filled(schema, data), tidied(schema, data), lean(schema, data)]) {
      expect(Object.getOwnPropertyDescriptor(result, name)?.value).toEqual({ alt: 'x' });
      expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
    }
  },
);

test('what a form can mend is said in its own words, all else as the content check says it', () => {
  const data = { name: 'Ana', order: 'first', portrait: { file: 'ana.jpg' } };
  const kind = kindAt('team');
  const faults = kind && faultsOf(schemaOf(kind), data);
  expect(faults?.get('position')).toBe('is still to be written');
  expect(faults?.get('portrait.alt')).toMatch(/press “It only decorates: no words needed”$/);
  expect(faults?.get('order')).toMatch(/^expected a number, got/);
});
