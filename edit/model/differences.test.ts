import { expect, test } from 'vitest';
import { differences } from './differences.ts';

const faq = { type: 'faq', id: 'faq', heading: 'Asked often', items: [{ question: 'When?' }] };
const logos = { type: 'logos', id: 'clients', heading: 'Teams' };
const page = { name: 'Home', sections: [faq, logos] };

test.each([
  ['nothing', page, []],
  ['a field', { ...page, name: 'Start' }, ['Name']],
  ['a text', { ...page, sections: [{ ...faq, heading: 'Asked' }, logos] }, ['Heading of “Faq”']],
  [
    'an item',
    {
      ...page,
      sections: [{ ...faq, items: [{ question: 'When?' }, { question: 'How?' }] }, logos],
    },
    ['“How?” added'],
  ],
  ['a removed section', { ...page, sections: [faq] }, ['“Teams” removed']],
  ['moved sections', { ...page, sections: [logos, faq] }, ['order of sections']],
  ['a removed field', { sections: page.sections }, ['Name']],
])('describes the change of %s', (_what, after, texts) => {
  expect(differences(page, after)).toEqual(texts);
});

test('a changed translation is described by its source text', () => {
  const before = { texts: [{ 'en-GB': 'Testing', de: 'Tests' }] };
  const after = {
    texts: [
      { 'en-GB': 'Process', de: 'Ablauf' },
      { 'en-GB': 'Testing', de: 'Prüfung' },
    ],
  };
  expect(differences(before, after)).toEqual(['“Process” added', 'Translation of “Testing”']);
});
