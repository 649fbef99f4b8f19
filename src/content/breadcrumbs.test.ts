import { expect, test } from 'vitest';
import { breadcrumbs } from './breadcrumbs.ts';

const names = new Map([
  ['/', 'Home'],
  ['/industries', 'Industries'],
  ['/portfolio/fintech', 'Fintech'],
  ['/services', 'Services'],
  ['/services/qa', 'QA'],
  ['/services/qa/audit', 'Audit'],
  ['/company/about-us', 'About us'],
]);

test.each([
  ['/', ['/']],
  ['/services', ['/', '/services']],
  ['/services/qa/audit', ['/', '/services', '/services/qa', '/services/qa/audit']],
  ['/company/about-us', ['/', '/company/about-us']],
  ['/portfolio/fintech', ['/', '/industries', '/portfolio/fintech']],
])('the way to %s', (address, way) => {
  expect(breadcrumbs(address, names).map(({ href }) => href)).toEqual(way);
});

test('a page at an address that another stands for takes its own place', () => {
  const more = new Map([...names, ['/portfolio', 'Portfolio']]);
  const way = breadcrumbs('/portfolio/fintech', more).map(({ label }) => label);
  expect(way).toEqual(['Home', 'Portfolio', 'Fintech']);
});
