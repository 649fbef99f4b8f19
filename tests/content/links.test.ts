import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTaken } from '../../src/content/check.ts';
import { allIn, company, documentOf, everyRoute, landmark, linksIn, pages } from '../built-site.ts';

test('every internal link leads to a page, and its fragment to an element there', () => {
  const dead: string[] = [];
  let checked = 0;
  for (const { route } of pages) {
    for (const { href } of linksIn(documentOf(route))) {
      expect(href, route).not.toMatch(/^#?$/);
      const { origin, pathname, hash } = new URL(href, company.site + route);
      // 404.html has no address of its own, so its fragment links are skipped.
      if (origin !== company.site || !(everyRoute.includes(route) || href.startsWith('/')))
        continue;
      checked++;
      const leads =
        everyRoute.includes(pathname) &&
        (!hash || allIn(documentOf(pathname), '[id]').some(({ id }) => id === hash.slice(1)));
      if (!leads) dead.push(`${route} → ${href}`);
    }
  }
  expect(checked).toBeGreaterThan(everyRoute.length * 20);
  expect(dead).toEqual([]);
});

test('no link leads to the page that it stands on, unless it is marked as current', () => {
  const idle = pages.flatMap(({ route }) =>
    allIn(documentOf(route), 'a[href]:not([aria-current])')
      .filter((link) => {
        const { origin, pathname, hash } = new URL(
          link.getAttribute('href') ?? '',
          company.site + route,
        );
        if (origin !== company.site || pathname !== route) return false;
        // A fragment link is useful, unless it leads to its own section.
        return hash === '' || link.closest('main section')?.id === hash.slice(1);
      })
      .map((link) => `${route} → ${link.getAttribute('href')} ${link.textContent}`),
  );
  expect(idle).toEqual([]);
});

test('on the page with the form the bar’s button leads to the form', () => {
  // The button is the last link in every page's header.
  const button = (route: string) => linksIn(landmark(route, 'header')).at(-1)?.href;
  const [contact = ''] = button('/')?.split('#') ?? [];
  const forms = allIn(documentOf(contact), 'main section:has(form)').map(({ id }) => `#${id}`);
  expect(forms.length > 0 ? forms : [contact]).toContain(button(contact));
});

test('no redirect can take the address of a file of the build', () => {
  // Skips pages, which are known from their records, compressed files, and the tables for the server.
  const unseen = /\.(html|br|gz)$|^(redirects|enquiries|server)\.json$/;
  const files = globSync('**/*.*', { cwd: 'dist' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !unseen.test(file));
  expect(files.filter((file) => !isTaken('.', `/${file}`))).toEqual([]);
});
