import { expect, test } from 'vitest';
import { layoutOf, sectionTypes } from '../sections/registry.ts';
import { readExamples } from './examples.ts';
import { fieldLines } from './field-list.ts';

const examples = readExamples('.', () => []);

test.each(sectionTypes)('$name has an example of each layout', ({ name, layouts }) => {
  const own = examples.filter(({ type }) => type === name);
  expect(own.length).toBeGreaterThan(0);
  const shown = own.map(({ section }) => layoutOf(section));
  for (const layout of layouts) expect(shown).toContain(layout);
});

test('a reference to a missing record is replaced by one that exists', () => {
  const ids = (collection: string) => [`own-${collection}`.toLowerCase()];
  const [example] = readExamples('.', ids).filter(({ type }) => type === 'caseStudies');
  expect(example?.yaml).toContain('- own-casestudies');
});

test('the fields of a section are listed with their types', () => {
  const faq = sectionTypes.find(({ name }) => name === 'faq');
  expect(faq && fieldLines(faq.schema)).toContainEqual({
    path: 'items[].question',
    takes: 'text, at most 120 characters',
    optional: false,
    text: 'The question, as a client would ask it.',
  });
});
