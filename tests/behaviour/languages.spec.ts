/** The partly translated German version of the fixture site: its links, its head, and the server's answers. */
import { allIn, documentOf, landmark, linksIn, routesIn, wordsOf } from '../built-site.ts';
import { expect, test } from './behaviour-test.ts';
import { FIXTURE_BRAND, FIXTURE_DIST } from './fixture-site.ts';

const SITE = FIXTURE_BRAND.site;
const GERMAN = '/de/leistungen/qualitaetssicherung';

const languageOf = (route: string) => (/^\/de(\/|$)/.test(route) ? 'de' : 'en-GB');
const pageAt = (route: string) => documentOf(route, FIXTURE_DIST);

/** The addresses of a page by language, from its head. */
const alternatesOf = (route: string): Record<string, string> =>
  Object.fromEntries(
    allIn(pageAt(route), 'link[rel="alternate"]').map((link) => [
      link.getAttribute('hreflang'),
      String(link.getAttribute('href')).replace(SITE, ''),
    ]),
  );

test('every page names its language and its translations, which name it in return', () => {
  const routes = routesIn(FIXTURE_DIST);
  expect(routes).toContain(GERMAN);
  for (const route of routes) {
    const language = languageOf(route);
    expect(pageAt(route).documentElement.lang, route).toBe(language);
    const alternates = alternatesOf(route);
    expect(alternates[language]).toBe(route);
    expect(alternates['x-default']).toBe(alternates['en-GB']);
    for (const other of Object.values(alternates)) {
      expect(alternatesOf(other), `${other}, from ${route}`).toEqual(alternates);
    }
  }
});

test('no link of a German page is dead, and a link to an English page says so', () => {
  const routes = routesIn(FIXTURE_DIST);
  for (const route of routes) {
    if (languageOf(route) !== 'de') continue;
    for (const link of allIn(pageAt(route), 'a[href^="/"]')) {
      const [path = ''] = String(link.getAttribute('href')).split(/[?#]/, 1);
      expect(routes, route).toContain(path);
      const isForeign = languageOf(path) !== 'de';
      // A link to another language already names it.
      const isMarked = isForeign && !link.hasAttribute('lang');
      const says = wordsOf(link).includes('(auf Englisch)');
      expect(says, `${path} on ${route}`).toBe(isMarked);
      if (isMarked) expect(link.getAttribute('hreflang'), path).toBe('en-GB');
    }
  }
});

test('a case lists only the services that have a name in its language', () => {
  const servicesOf = (route: string) =>
    allIn(pageAt(route), '#overview dd :is(a[href*="/leistungen/"], a[href^="/services/"])').map(
      wordsOf,
    );
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

test('bar and footer lead to the same page, or to the nearest above it', () => {
  for (const [from, to] of [
    ['/services/qa', GERMAN],
    ['/services/code-audit', '/de/leistungen'],
    ['/careers', '/de'],
    ['/nowhere', '/de'],
    [GERMAN, '/services/qa'],
  ] as const) {
    const label = languageOf(from) === 'de' ? 'English' : 'Deutsch';
    for (const part of ['header', 'footer'] as const) {
      const links = linksIn(landmark(from, part, FIXTURE_DIST));
      expect(links.filter((link) => link.label === label)).toEqual([{ label, href: to }]);
    }
  }
});

test('the link in the bar works by keyboard and keeps the part of the page; the German bar fits', async ({
  page,
}) => {
  await page.goto('/contact#offices');
  const link = page.getByRole('banner').getByRole('link', { name: 'Deutsch', exact: true });
  await expect(link).toHaveAttribute('lang', 'de');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/kontakt#offices$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const note = page.getByRole('banner').getByRole('link', { name: 'Karriere (auf Englisch)' });
  await expect(note).toHaveCount(1);
  for (const width of [769, 961, 1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const past = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(past, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('an untranslated address leads to the German page, or to the English one if there is none', async ({
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
    expect([answer.status(), answer.headers().location], from).toEqual([status, to]);
  }
});

test('an address without a page is answered in its language', async ({ request }) => {
  const answer = await request.get('/de/nirgends');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('<html lang="de">');
});
