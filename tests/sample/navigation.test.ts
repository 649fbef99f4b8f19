import { expect, test } from 'vitest';
import {
  allIn,
  documentOf,
  hrefsIn,
  idsIn,
  landmark,
  linksIn,
  readBuilt,
  routes,
  wordsOf,
} from '../built-site.ts';

/** Earlier addresses, and the present ones that they redirect to. */
const REDIRECTS = [
  ['/services/didgital-acceleration', '/services/digital-acceleration', 301],
  ['/indutries', '/industries', 301],
  ['/portfolio/healthcare', '/portfolio/healthtech', 301],
  ['/portfolio', '/industries', 301],
  ['/company', '/company/about-us', 301],
];

test('the redirects that the published site promises are kept', () => {
  expect(JSON.parse(readBuilt('redirects.json'))).toEqual(expect.arrayContaining(REDIRECTS));
});

test('the not-found page offers four ways on', () => {
  const ways = documentOf('/no-such-page').querySelector('#not-found');
  expect(ways && allIn(ways, 'li a')).toHaveLength(4);
});

test('the footer leads to careers, enquiry and policies', () => {
  const footer = landmark('/', 'footer');
  const links = linksIn(footer);
  for (const name of ['Open Positions', 'Culture', 'Internships']) {
    expect(links.find(({ label }) => label === name)?.href).toMatch(/^\/careers/);
  }
  expect(links.filter(({ href }) => href.startsWith('mailto:'))).toHaveLength(1);
  expect(links.find(({ label }) => label === 'Send a message')?.href).toBe('/contact#enquiry');
  expect(links.filter(({ label }) => /policy/i.test(label))).toHaveLength(2);
  expect(wordsOf(footer)).toContain('© 2010');
});

test('menus and footer of every page name every service and industry, without another file', () => {
  const services = idsIn('services').map((id) => `/services/${id}`);
  const industries = idsIn('industries').map((id) => `/portfolio/${id}`);
  expect(services).not.toEqual([]);
  expect(industries).not.toEqual([]);
  const named = expect.arrayContaining([...services, ...industries]);
  for (const route of routes) {
    expect(hrefsIn(landmark(route, 'header')), route).toEqual(named);
    expect(hrefsIn(landmark(route, 'footer')), route).toEqual(named);
  }
});
