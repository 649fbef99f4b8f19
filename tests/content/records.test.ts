import { expect, test } from 'vitest';
import { hrefsIn, idsIn, landmark, routes } from '../built-site.ts';

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
