import { expect, test } from 'vitest';
import { pageHeroSchema } from './schema.ts';

const LEAD = 'What the page is about, in a sentence.';

test('a hero with facts is that of a case study or of a position, and only the latter has a picture', () => {
  const faults = (fields: object) => {
    const hero = { type: 'pageHero', id: 'intro', layout: 'facts', lead: LEAD, ...fields };
    return pageHeroSchema.safeParse(hero).error?.issues.map(({ message }) => message);
  };
  expect(faults({ position: 'tester', picture: 'service/qa' })).toBeUndefined();
  expect(faults({ study: 'portal' })).toBeUndefined();
  expect(faults({ study: 'portal', picture: 'service/qa' })).toEqual([
    'only the hero of a position has a picture',
  ]);
  expect(faults({})).toEqual(['needs either `study` or `position`, not both']);
});
