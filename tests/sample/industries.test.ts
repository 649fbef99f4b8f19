import { expect, test } from 'vitest';
import { allIn, recordsIn, section, texts, wordsOf } from '../built-site.ts';

/** The industries to choose from, in the order of the specification, and the one that shows at first. */
const INDUSTRIES = [
  'Agriculture',
  'Architecture',
  'Construction',
  'Defence',
  'Education',
  'Energy',
  'Fintech',
  'Government',
  'Greentech',
  'Healthcare',
  'Hospitality & leisure',
  'Information technology',
  'Legaltech',
  'Manufacturing',
  'Marketing & advertising',
  'Productiontech',
  'Proptech',
  'Retail',
  'Security',
  'Space',
  'Sports',
  'Supply chain',
  'Transportation',
];
const INITIAL = 'Architecture';

test(`the ${INDUSTRIES.length} industries stand in their order, and ${INITIAL} shows at first`, () => {
  const selector = section('/industries', 'industries');
  const [list] = allIn(selector, 'nav');
  expect(list && recordsIn(list).map(wordsOf)).toEqual(INDUSTRIES);
  expect(texts(selector, 'option')).toEqual(INDUSTRIES);
  expect(texts(selector, 'article h3')).toEqual(INDUSTRIES);
  for (const record of allIn(selector, 'article')) {
    // Intro and description.
    expect(texts(record, 'p').length).toBeGreaterThanOrEqual(2);
    expect(texts(record, 'figcaption')).toEqual([expect.stringMatching(/./)]);
    expect(allIn(record, 'figure img')).toHaveLength(1);
  }
  expect(texts(selector, '[aria-current="true"]')).toEqual([INITIAL]);
});
