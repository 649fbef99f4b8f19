/** The bar is drawn from a list of content: a company has as many menus as it writes, in its order. */
import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { navigation } from '../../content/records.ts';
import { contentOfFiles, SOURCE, siteIn } from '../../content/site.ts';
import { headerContent } from '../content.ts';
import { Header } from './Header.tsx';

type Written = z.input<typeof navigation>;

const offer = {
  picture: 'office/coimbra',
  text: 'An offer beside the list.',
  link: { label: 'Our offices', href: '/contact' },
} as const;

/** A menu that lists two pages of its own and one overview. */
const menu = (label: string): Written['menu'][number] => ({
  label,
  href: '/contact',
  dropdown: {
    holds: 'entries',
    title: label,
    entries: [
      { label: 'About', href: '/company/about-us' },
      { label: 'About', href: '/careers' },
    ],
    links: [{ label: 'All work', href: '/work' }],
    offer,
  },
});

/** The bar at an address, of the sample with other menus. */
function barAt(address: string, items: Written['menu']) {
  const { entries } = contentOfFiles();
  const site = siteIn(SOURCE, {
    problems: [],
    entries: entries.map((entry) =>
      entry.collection === 'navigation'
        ? { ...entry, data: navigation.parse({ ...entry.data, menu: items }) }
        : entry,
    ),
  });
  const { document } = parseHTML(
    renderToStaticMarkup(<Header {...headerContent(site, address)} address={address} />),
  );
  return document;
}

const LABELS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];

test.each([2, 6])('%i menus are items of the bar, each with a panel of its own', (count) => {
  const labels = LABELS.slice(0, count);
  const bar = barAt('/', labels.map(menu));
  const items = [...bar.querySelectorAll('[data-menu-entry]')];
  expect(items.map((item) => item.querySelector('a')?.textContent)).toEqual(labels);
  const opened = items.map((item) => {
    const panel = item.querySelector('[popover]');
    // As React writes it; browsers read attributes without regard to case, linkedom does not.
    expect(item.querySelector('button')?.getAttribute('popoverTarget')).toBe(panel?.id);
    expect(panel?.querySelectorAll('[aria-labelledby] a')).toHaveLength(2);
    return panel?.id;
  });
  expect(new Set(opened).size).toBe(count);
});

test('an item without a dropdown is a plain link, and one without a section leads to its page from home too', () => {
  const bar = barAt('/', [
    { label: 'Plain', href: '/careers' },
    { label: 'Scrolls', href: '/services', section: 'services' },
  ]);
  expect(bar.querySelector('[data-menu-entry]')).toBeNull();
  const links = [...bar.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/careers', '#services']);
});

test.each([
  ['/contact', 'page'],
  ['/company/about-us', 'true'],
  ['/work/port-operations', 'true'],
  ['/legal/privacy-policy', null],
])('on %s the menu that leads there says so', (address, current) => {
  const label = barAt(address, [menu('One')]).querySelector('[data-menu-entry] a');
  expect(label?.getAttribute('aria-current')).toBe(current);
});
