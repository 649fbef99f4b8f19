/** Marks the menus that lead to a page or list it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { contentOfFiles } from '../../content/content-cache.ts';
import { navigation } from '../../content/record-schemas.ts';
import { siteIn } from '../../site/site.ts';
import { headerContent } from '../content.ts';
import { Header } from './Header.tsx';

type Written = z.input<typeof navigation>;

const offer = {
  picture: 'office/coimbra',
  text: 'An offer beside the list.',
  link: { label: 'Our offices', href: '/contact' },
} as const;

/** A menu with two entries, one without a link, and a link to an overview. */
const menu = (label: string): Written['menu'][number] => ({
  label,
  href: '/contact',
  dropdown: {
    holds: 'entries',
    title: label,
    entries: [
      { label: 'About', href: '/company/about-us' },
      { label: 'About', href: '/careers' },
      { label: 'Listed', href: '/company/why-us', active: false },
    ],
    links: [{ label: 'All work', href: '/work' }],
    offer,
  },
});

/** The HTML of the bar at an address, for the sample content with other menus. */
function barAt(address: string, items: Written['menu']) {
  const { entries, languages } = contentOfFiles();
  const site = siteIn(undefined, {
    languages,
    problems: [],
    entries: entries.map((entry) =>
      entry.collection === 'navigation'
        ? { ...entry, data: navigation.parse({ ...entry.data, menu: items }) }
        : entry,
    ),
  });
  return renderToStaticMarkup(
    <Header {...headerContent(site, address)} words={site.words.frame} />,
  );
}

test.each([
  ['/contact', 'page'],
  ['/contact/call', 'true'],
  ['/company/about-us', 'true'],
  ['/company/why-us', 'true'],
  ['/work/port-operations', 'true'],
  ['/legal/privacy-policy', undefined],
])('on %s the menu that leads to it or lists it has aria-current', (address, current) => {
  const [label] = barAt(address, [menu('One')]).match(/<a [^>]*>(?=One<)/) ?? [];
  expect(label).toContain('href="/contact"');
  expect(label?.match(/(?<=aria-current=")[^"]+/)?.[0]).toBe(current);
});
