import { expect, test } from 'vitest';
import { fillPlaces } from '../../contract/places.ts';
import { type Site, siteIn } from './site.ts';

test('a fact is put in its place wherever a field has one, and as often', () => {
  const site = siteIn();
  const { founded } = site.single('company');
  const section = {
    type: 'pageHero',
    id: 'top',
    layout: 'plain',
    heading: 'A page',
    lead: 'Since {founded}, and not before {founded}.',
  } as Parameters<Site['resolve']>[0];
  const { lead } = site.resolve(section, { file: 'content/pages/index.yaml' }) as { lead: string };
  expect(lead).toBe(`Since ${founded}, and not before ${founded}.`);
});

test('a text of the service is filled in every place', () => {
  expect(fillPlaces('At most {max}. {max} is much; {id} stays.', { max: '10 MB' })).toBe(
    'At most 10 MB. 10 MB is much; {id} stays.',
  );
});
