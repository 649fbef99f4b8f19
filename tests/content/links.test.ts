import { expect, test } from 'vitest';
import { allIn, company, documentOf, linksIn, pages, routes } from '../built-site.ts';

test('every internal link leads to a page, and its fragment to an element there', () => {
  const dead: string[] = [];
  let checked = 0;
  for (const { route } of pages) {
    for (const { href } of linksIn(documentOf(route))) {
      expect(href, route).not.toMatch(/^#?$/);
      const { origin, pathname, hash } = new URL(href, company.site + route);
      // An address that isn't there has no page for its own fragments; its other links count.
      if (origin !== company.site || !(routes.includes(route) || href.startsWith('/'))) continue;
      checked++;
      const leads =
        routes.includes(pathname) &&
        (!hash || allIn(documentOf(pathname), '[id]').some(({ id }) => id === hash.slice(1)));
      if (!leads) dead.push(`${route} → ${href}`);
    }
  }
  expect(checked).toBeGreaterThan(routes.length * 20);
  expect(dead).toEqual([]);
});

test('no link in a page leads to where one already stands, but one that says so', () => {
  const idle = pages.flatMap(({ route }) =>
    allIn(documentOf(route), 'main a[href]:not([aria-current])')
      .filter((link) => {
        const { origin, pathname, hash } = new URL(
          link.getAttribute('href') ?? '',
          company.site + route,
        );
        if (origin !== company.site || pathname !== route) return false;
        // A fragment leads on, but not to the very section that the link stands in.
        return hash === '' || link.closest('main section')?.id === hash.slice(1);
      })
      .map((link) => `${route} → ${link.getAttribute('href')} ${link.textContent}`),
  );
  expect(idle).toEqual([]);
});
