import { expect, test } from 'vitest';
import { allIn, barOf, hrefsIn, section, texts } from '../built-site.ts';

const ABOUT = '/company/about-us';
const WHY = '/company/why-us';

const items = (route: string, id: string) =>
  allIn(section(route, id), 'ul[role="list"] > li').length;

test('About Us has its bar, six people, nine departments and seven values', () => {
  expect(barOf(ABOUT)).toEqual(['About Us', 'Team', 'Values', 'Contact Us']);
  const counts = { 'about-us': 2, results: 7, 'how-we-build': 3, team: 6, values: 7 };
  for (const [id, count] of Object.entries(counts)) expect(items(ABOUT, id), id).toBe(count);
  expect(texts(section(ABOUT, 'values'), 'h3')).toEqual([
    'Respect',
    'Continuous learning',
    'Grounded creativity',
    'Transparency',
    'Excellence',
    'Collaboration',
    'Ownership and accountability',
  ]);
  expect(texts(section(ABOUT, 'departments'), 'h3')).toEqual([
    'Development',
    'Design',
    'Data science',
    'Project management',
    'People',
    'Operations',
    'Growth',
    'Business development',
    'Senior management',
  ]);
  expect(texts(section(ABOUT, 'founder-story'), 'blockquote')[0]).toMatch(/./);
});

test('Why Us has its bar, nine differences, three process cards, six terms and six savings', () => {
  expect(barOf(WHY)).toEqual([
    'Why Us',
    'Team',
    'Implementation',
    'Consultancy',
    'Grow & Scale',
    'Control',
    'Partnership',
  ]);
  const counts = { 'why-us': 9, implementation: 3, control: 6, efficiency: 6 };
  for (const [id, count] of Object.entries(counts)) expect(items(WHY, id), id).toBe(count);
  expect(hrefsIn(section(WHY, 'grow-scale'))).toContain('/services');
});
