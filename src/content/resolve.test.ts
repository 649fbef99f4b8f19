import { expect, test } from 'vitest';
import { fillPlaces } from '../../contract/places.ts';
import { resolveSection } from './resolve.ts';
import { single } from './store.ts';

test('a fact is put in its place wherever a field has one, and as often', () => {
  const { founded } = single('company');
  const { lead } = resolveSection({
    type: 'pageHero',
    id: 'top',
    layout: 'position',
    position: 'test-engineer',
    lead: 'Since {founded}, and not before {founded}.',
  } as unknown as Parameters<typeof resolveSection>[0]) as { lead: string };
  expect(lead).toBe(`Since ${founded}, and not before ${founded}.`);
});

test('a text of the service is filled in every place', () => {
  expect(fillPlaces('At most {max}. {max} is much; {id} stays.', { max: '10 MB' })).toBe(
    'At most 10 MB. 10 MB is much; {id} stays.',
  );
});
