import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { routes } from './routes.ts';

/** The redirects that the published site promises. */
const REDIRECTS = [
  ['/services/didgital-acceleration', '/services/digital-acceleration'],
  ['/indutries', '/industries'],
  ['/portfolio/healthcare', '/portfolio/healthtech'],
] as const;

/** The ids and link targets of a page's markup, without loading what it shows. */
async function markup(page: Page, route: string) {
  const html = await (await page.request.get(route)).text();
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    return {
      ids: [...parsed.querySelectorAll('[id]')].map(({ id }) => id),
      hrefs: [...parsed.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    };
  }, html);
}

test('every internal link leads to a page, and its fragment to an element there', {
  tag: '@markup',
}, async ({ page, baseURL }) => {
  const pages = new Map<string, Awaited<ReturnType<typeof markup>>>();
  for (const route of routes) pages.set(route, await markup(page, route));
  const dead: string[] = [];
  let checked = 0;
  for (const [route, { hrefs }] of pages) {
    for (const href of hrefs) {
      expect(href, route).not.toMatch(/^#?$/);
      const { origin, pathname, hash } = new URL(href, baseURL + route);
      if (origin !== baseURL) continue;
      checked++;
      const target = pages.get(pathname);
      if (!target || (hash && !target.ids.includes(hash.slice(1)))) dead.push(`${route} → ${href}`);
    }
  }
  expect(checked).toBeGreaterThan(routes.length * 20);
  expect(dead).toEqual([]);
});

for (const [from, to] of REDIRECTS) {
  test(`${from} is moved for good to ${to}`, { tag: '@markup' }, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
    expect(routes).toContain(to);
  });
}

test('every picture loads, has its size, and an alternative', async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    const faults = await page.locator('img').evaluateAll((images) =>
      Promise.all(
        images.map(async (image) => {
          const { src, alt, width, height } = image as HTMLImageElement;
          const copy = new Image();
          copy.src = src;
          const loads = await copy.decode().then(
            () => true,
            () => false,
          );
          const sized = image.hasAttribute('width') && image.hasAttribute('height');
          return loads && sized && image.hasAttribute('alt')
            ? ''
            : `${src} ${alt} ${width}x${height}`;
        }),
      ),
    );
    expect(faults.filter(Boolean), route).toEqual([]);
  }
});

test('an address without a page answers 404 in the look of the site', async ({
  page,
  expectError,
}) => {
  expectError(/\b404\b/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[data-section="not-found"] li a')).toHaveCount(4);
});
