import { expect, test } from 'vitest';
import { allIn, documentOf, landmark, linksIn, routes } from '../built-site.ts';

test('questions and breadcrumbs, which the graph repeats, stand on most pages', () => {
  const having = (selector: string) =>
    routes.filter((route) => allIn(documentOf(route), selector).length > 0);
  expect(having('[data-section="faq"] details').length).toBeGreaterThan(10);
  expect(having('nav[aria-label="Breadcrumb"] li').length).toBeGreaterThan(20);
});

test('the organisation has four offices and three telephone lines, which the contact page shows', () => {
  const [graph] = allIn(documentOf('/contact'), 'script[type="application/ld+json"]');
  const [organization] = JSON.parse(graph?.textContent ?? '')['@graph'];
  const { address, contactPoint } = organization as {
    address: { addressLocality: string }[];
    contactPoint: { telephone: string }[];
  };
  expect(address.map(({ addressLocality }) => addressLocality)).toEqual([
    'London',
    'Lisbon',
    'Coimbra',
    'Vilnius',
  ]);
  expect(contactPoint).toHaveLength(3);
  const labels = linksIn(landmark('/contact', 'main')).map(({ label }) => label);
  for (const { telephone } of contactPoint) expect(labels.join()).toContain(telephone);
});
