import { expect, test } from 'vitest';
import { type Site, siteIn } from './site.ts';

test('a placeholder is filled as often as it appears in a text', () => {
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
