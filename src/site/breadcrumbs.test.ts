import { expect, test } from 'vitest';
import { breadcrumbs } from './breadcrumbs.ts';
import type { Page } from './site.ts';

const page = (collection: string, id: string, href: string, more: object = {}) =>
  ({ collection, id, href, name: href, ...more }) as Page; // only the fields that breadcrumbs need
const filtered = page('pages', 'work', '/work/by/qa', { filter: { id: 'qa' } });
const pages = [
  page('pages', 'index', '/'),
  page('pages', 'industries', '/industries'),
  page('industries', 'fintech', '/portfolio/fintech'),
  page('pages', 'services/index', '/services'),
  page('services', 'qa', '/services/qa'),
  page('services', 'qa/audit', '/services/qa/audit'),
  page('pages', 'company/about-us', '/company/about-us'),
  page('pages', 'work', '/work'),
  filtered,
];

test.each([
  ['/', ['/']],
  ['/services', ['/', '/services']],
  ['/services/qa/audit', ['/', '/services', '/services/qa', '/services/qa/audit']],
  ['/company/about-us', ['/', '/company/about-us']],
  ['/portfolio/fintech', ['/', '/industries', '/portfolio/fintech']],
  ['/work', ['/', '/work']],
  ['/work/by/qa', ['/', '/work', '/work/by/qa']],
])('the breadcrumbs of %s', (address, way) => {
  const found = pages.find(({ href }) => href === address);
  expect(found && breadcrumbs(found, { pages }).map(({ href }) => href)).toEqual(way);
});
