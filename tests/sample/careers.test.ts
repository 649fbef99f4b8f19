import { expect, test } from 'vitest';
import {
  allIn,
  barOf,
  hrefsIn,
  idsIn,
  recordsIn,
  section,
  sectionsOf,
  texts,
  wordsOf,
} from '../built-site.ts';

const PAGE = '/careers';
/** The tabs of each section: how many, which one is open first, and the progress it shows. */
const TABS = {
  'human-centric': { count: 3, first: 'Impact', progress: '100' },
  perks: { count: 6, first: 'Remote first', progress: '17' },
  values: { count: 4, first: 'Flexibility', progress: '75' },
  'how-we-work': { count: 5, first: 'We’ve got you', progress: '20' },
};
const PERKS = [
  'Remote first',
  'International projects',
  'Flexible working hours',
  'Team events',
  'Career plan',
  'Informal environment',
];

test('the heading says what is specified', () => {
  expect(texts(section(PAGE, 'intro'), 'h1')[0]?.toLowerCase()).toMatch(
    /there[’']s a\s+better way\s+to work/,
  );
  expect(wordsOf(section(PAGE, 'intro'))).toMatch(/empowered at every level/);
});

test('the sections stand in their order', () => {
  const order = ['about', 'human-centric', 'perks', 'values', 'how-we-work', 'selection'];
  const ids = sectionsOf(PAGE).map(({ id }) => id);
  expect(ids.filter((id) => order.includes(id))).toEqual(order);
  expect(ids.at(-1)).toBe('alternatives');
});

test('the bar names the sections', () => {
  const positions = sectionsOf(PAGE).some(({ id }) => id === 'open-positions');
  expect(barOf(PAGE)).toEqual([
    'About Us',
    'Perks',
    'Our Values',
    ...(positions ? ['Open Positions'] : []),
    'Selection Process',
  ]);
});

test.each(Object.entries(TABS))(
  '#%s opens with the specified tab',
  (id, { count, first, progress: share }) => {
    const part = section(PAGE, id);
    const tabs = allIn(part, '[role="tab"]');
    expect(tabs).toHaveLength(count);
    const chosen = tabs.filter((tab) => tab.getAttribute('aria-selected') === 'true');
    expect(chosen.map((tab) => tab.getAttribute('aria-label') ?? wordsOf(tab))).toEqual([
      expect.stringContaining(first),
    ]);
    const progress = allIn(part, '[role="progressbar"]').map((bar) =>
      bar.getAttribute('aria-valuenow'),
    );
    expect(progress).toEqual([share]);
  },
);

test('the six perks are items of one list', () => {
  const items = allIn(section(PAGE, 'perks'), 'li').filter((item) => item.querySelector('[role]'));
  expect(items.map(wordsOf)).toEqual(PERKS.map((perk) => expect.stringContaining(perk)));
});

test('the selection process has five steps', () => {
  const steps = recordsIn(section(PAGE, 'selection'));
  expect(steps).toHaveLength(5);
  for (const href of steps.flatMap(hrefsIn)) expect(href).toMatch(/^(\/|https:)/);
});

test.each(idsIn('positions'))('%s leads to its application before its text', (id) => {
  expect(hrefsIn(section(`/careers/${id}`, 'intro'))).toContain(
    `/careers/apply?position=${id}#application`,
  );
});
