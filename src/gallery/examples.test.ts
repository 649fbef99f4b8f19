import { expect, test } from 'vitest';
import { examplesOf, readExamples } from './examples.ts';
import { typeEntries } from './field-list.ts';

const examples = readExamples('.', () => []);
const layouts = typeEntries().flatMap(({ name, layouts }) =>
  layouts.map(({ layout }) => ({ name, layout })),
);

test.each(layouts)('$name has an example of its layout $layout', ({ name, layout }) => {
  expect(examplesOf(examples, name, layout).length).toBeGreaterThan(0);
});

test('a reference to a record that a site lacks becomes one that it has', () => {
  const own = readExamples('.', (collection) => [`own-${collection}`.toLowerCase()]);
  const [example] = examplesOf(own, 'caseStudies', undefined);
  expect(example?.yaml).toContain('- own-casestudies');
});

test('the fields of a section are listed with what they take', () => {
  const faq = typeEntries().find(({ name }) => name === 'faq');
  expect(faq?.layouts[0]?.fields).toContainEqual({
    path: 'items[].question',
    takes: 'text, at most 120 characters',
    optional: false,
    text: 'The question, as a client would ask it.',
  });
});
