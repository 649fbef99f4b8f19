/** The partly translated German version of the fixture site: its links, its head, and the server's answers. */
import { documentOf, routesIn, wordsOf } from '../built-site.ts';
import { expect, SCRIPTING, test } from './behaviour-test.ts';
import { FIXTURE_BRAND, FIXTURE_DIST } from './fixture-site.ts';

const SITE = FIXTURE_BRAND.site;
const GERMAN = '/de/leistungen/qualitaetssicherung';

const languageOf = (route: string) => (/^\/de(\/|$)/.test(route) ? 'de' : 'en-GB');
const pageAt = (route: string) => documentOf(route, FIXTURE_DIST);

/** The addresses of a page by language, from its head. */
const alternatesOf = (route: string): Record<string, string> =>
  Object.fromEntries(
    [...pageAt(route).querySelectorAll('link[rel="alternate"]')].map((link) => [
      link.getAttribute('hreflang'),
      String(link.getAttribute('href')).replace(SITE, ''),
    ]),
  );

test('every page names itself, its language and the others, which name it in return', () => {
  const routes = routesIn(FIXTURE_DIST);
  expect(routes).toContain(GERMAN);
  for (const route of routes) {
    const language = languageOf(route);
    const { documentElement } = pageAt(route);
    expect([route, documentElement.getAttribute('lang')]).toEqual([route, language]);
    const canonical = documentElement.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical).toBe(SITE + route);
    const alternates = alternatesOf(route);
    expect([route, alternates[language]]).toEqual([route, route]);
    expect(alternates['x-default']).toBe(alternates['en-GB']);
    for (const other of Object.values(alternates)) {
      expect([route, other, alternatesOf(other)]).toEqual([route, other, alternates]);
    }
  }
});

test('no link of a German page is dead, and those to English pages say so', () => {
  const routes = new Set(routesIn(FIXTURE_DIST));
  for (const route of routes) {
    if (languageOf(route) !== 'de') continue;
    const links = [...pageAt(route).querySelectorAll('a[href^="/"]')];
    for (const link of links) {
      const [path = ''] = String(link.getAttribute('href')).split(/[?#]/, 1);
      expect([route, path, routes.has(path)]).toEqual([route, path, true]);
      const isForeign = languageOf(path) !== 'de';
      // A link to another language already names it.
      const isMarked = isForeign && !link.hasAttribute('lang');
      const says = wordsOf(link).includes('(auf Englisch)');
      expect([path, says]).toEqual([path, isMarked]);
      if (isMarked) expect([path, link.getAttribute('hreflang')]).toEqual([path, 'en-GB']);
    }
  }
});

test('a case names those of its services that have a name in its language', () => {
  const servicesOf = (route: string) =>
    [
      ...pageAt(route).querySelectorAll(
        '#overview dd a[href*="/leistungen/"], #overview dd a[href^="/services/"]',
      ),
    ].map(wordsOf);
  expect(servicesOf('/work/contractor-costs')).toEqual([
    'Nearshore teams',
    'Quality assurance',
    'Web development',
  ]);
  expect(servicesOf('/de/work/contractor-costs')).toEqual([
    'Qualitätssicherung',
    'Webentwicklung (auf Englisch)',
  ]);
});

for (const { scripts, javaScriptEnabled } of SCRIPTING) {
  test.describe(`with scripts ${scripts}`, () => {
    test.use({ javaScriptEnabled });

    test('bar and footer lead to the same page, or to the nearest above it', async ({ page }) => {
      for (const [from, to] of [
        ['/services/qa', GERMAN],
        ['/services/code-audit', '/de/leistungen'],
        ['/careers', '/de'],
        [GERMAN, '/services/qa'],
      ] as const) {
        await page.goto(from);
        const link = { name: languageOf(from) === 'de' ? 'English' : 'Deutsch', exact: true };
        for (const part of ['banner', 'contentinfo'] as const) {
          await expect(page.getByRole(part).getByRole('link', link)).toHaveAttribute('href', to);
        }
      }
    });
  });
}

test('the link in the bar works by keyboard and keeps the part of the page', async ({ page }) => {
  await page.goto('/contact#offices');
  const link = page.getByRole('banner').getByRole('link', { name: 'Deutsch', exact: true });
  await expect(link).toHaveAttribute('lang', 'de');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/kontakt#offices$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('the bar fits where its menus lead to another language', async ({ page }) => {
  await page.goto('/de/kontakt');
  const note = page.getByRole('banner').getByRole('link', { name: 'Karriere (auf Englisch)' });
  await expect(note).toHaveCount(1);
  for (const width of [769, 961, 1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const past = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(past, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('addresses as they would be without translation lead to the page, those of pages that are not there to the source’s', async ({
  request,
}) => {
  for (const [from, to, status = 301] of [
    ['/de/services/qa', GERMAN],
    ['/de/services/moved', GERMAN],
    ['/de/services', '/de/leistungen'],
    ['/de/', '/de'],
    // Not translated: a temporary redirect to the English page.
    ['/de/careers', '/careers', 302],
    ['/de/leistungen/code-audit', '/services/code-audit', 302],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([from, answer.status(), answer.headers().location]).toEqual([from, status, to]);
  }
});

test('an address without a page is answered in its language, and the English answer leads to German', async ({
  request,
}) => {
  const german = await request.get('/de/nirgends');
  expect(german.status()).toBe(404);
  expect(await german.text()).toContain('<html lang="de">');
  const english = await request.get('/nowhere');
  expect(english.status()).toBe(404);
  expect(await english.text()).toMatch(
    /<html lang="en-GB">[\s\S]*<footer[\s\S]*<a href="\/de" [^>]*lang="de"/,
  );
});
