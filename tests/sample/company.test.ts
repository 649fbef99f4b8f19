import { expect, test } from 'vitest';
import { allIn, landmark, linksIn, section, texts } from '../built-site.ts';

const ABOUT = '/company/about-us';
const WHY = '/company/why-us';

const entries = (route: string) => texts(landmark(route, 'main'), 'nav#on-this-page li a');
const items = (route: string, id: string) =>
  allIn(section(route, id), 'ul[role="list"] > li').length;

test('About Us: its bar, six people, nine departments, seven values', () => {
  expect(entries(ABOUT)).toEqual(['About Us', 'Team', 'Values', 'Contact Us']);
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

test('Why Us: its bar, nine differences, three process cards, six terms, six savings', () => {
  expect(entries(WHY)).toEqual([
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
  expect(linksIn(section(WHY, 'grow-scale')).map(({ href }) => href)).toContain('/services');
});
