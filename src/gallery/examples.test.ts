import { expect, test } from 'vitest';
import { z } from 'zod';
import { sectionSchema } from '../sections/registry.ts';
import { readExamples } from './examples.ts';
import { fieldLines } from './field-list.ts';

const examples = readExamples('.', () => []);

test.each(sectionSchema.options.map((schema) => [schema.shape.type.value, schema] as const))(
  '%s has an example, one for each layout',
  (type, schema) => {
    const own = examples.filter((example) => example.type === type);
    expect(own.length).toBeGreaterThan(0);
    const { layout } = schema.shape as { layout?: z.ZodType };
    if (!layout) return;
    const inner = layout instanceof z.ZodDefault ? layout.unwrap() : layout;
    const shown = own.map(({ section }) => 'layout' in section && section.layout);
    for (const option of (inner as z.ZodEnum).options) expect(shown).toContain(option);
  },
);

test('a reference to a record that a site lacks becomes one that it has', () => {
  const [example] = readExamples('.', (collection) => [`own-${collection}`.toLowerCase()]).filter(
    ({ type }) => type === 'caseStudies',
  );
  expect(example?.yaml).toContain('- own-casestudies');
});

test('the fields of a section are listed with what they take', () => {
  const faq = sectionSchema.options.find((schema) => schema.shape.type.value === 'faq');
  expect(faq && fieldLines(faq)).toContainEqual({
    path: 'items[].question',
    takes: 'text, at most 120 characters',
    optional: false,
    text: 'The question, as a client would ask it.',
  });
});
