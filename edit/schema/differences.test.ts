import { expect, test } from 'vitest';
import { differences } from './differences.ts';

const faq = { type: 'faq', id: 'faq', heading: 'Asked often', items: [{ question: 'When?' }] };
const logos = { type: 'logos', id: 'clients', heading: 'Teams' };
const page = { name: 'Home', sections: [faq, logos] };
const said = (after: object) => differences(page, after).map(({ text }) => text);

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
  ['a section that went', { ...page, sections: [faq] }, ['“Teams” removed']],
  ['sections that moved', { ...page, sections: [logos, faq] }, ['order of sections']],
  ['a field that went', { sections: page.sections }, ['Name']],
])('%s', (_what, after, texts) => {
  expect(said(after)).toEqual(texts);
});

test('a translation that changed is told by what it translates, one that is new by itself', () => {
  const before = { texts: [{ 'en-GB': 'Testing', de: 'Tests' }] };
  const after = {
    texts: [
      { 'en-GB': 'Process', de: 'Ablauf' },
      { 'en-GB': 'Testing', de: 'Prüfung' },
    ],
  };
  expect(differences(before, after).map(({ text }) => text)).toEqual([
    '“Process” added',
    'Translation of “Testing”',
  ]);
});
