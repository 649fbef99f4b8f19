/** A new service or industry needs only its file: every list of them finds it. */
import { describe, expect, test } from 'vitest';
import { company, idsIn, isIndexed, landmark, linksIn, readBuilt, routes } from '../built-site.ts';

const hrefs = (part: Element) => linksIn(part).map(({ href }) => href);

const ADDRESSES = [
  ...idsIn('services').map((id) => `/services/${id}`),
  ...idsIn('industries').map((id) => `/portfolio/${id}`),
];

test('there are services and industries', () => {
  expect(idsIn('services')).not.toEqual([]);
  expect(idsIn('industries')).not.toEqual([]);
});

describe.each(ADDRESSES)('%s', (address) => {
  test('stands in the menus and in the footer of every page', () => {
    for (const route of routes) {
      expect(hrefs(landmark(route, 'header')), route).toContain(address);
      expect(hrefs(landmark(route, 'footer')), route).toContain(address);
    }
  });

  test.runIf(isIndexed(address))('stands in the sitemap and in llms.txt', () => {
    expect(readBuilt('sitemap-0.xml')).toContain(`<loc>${company.site}${address}</loc>`);
    expect(readBuilt('llms.txt')).toContain(`](${company.site}${address}): `);
  });
});
