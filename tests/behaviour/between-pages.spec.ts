import { expect, test } from './behaviour-test.ts';

test.use({ motion: true });

test('a page is fetched when a pointer rests on its link, but never the contact page', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const candidates = new Set<string>();
  const ready: string[] = [];
  const faults: string[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType) faults.push(ruleSet.errorMessage ?? ruleSet.errorType);
  });
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) candidates.add(new URL(key.url).pathname);
  });
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') ready.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');

  await page.goto('/services/qa');
  const contacts = page.locator('a[href^="/contact"]');
  expect(await contacts.count()).toBeGreaterThan(2);
  await page.locator('footer a[href="/industries"]').hover();
  await expect.poll(() => ready).toEqual(['/industries']);
  expect([...candidates]).toEqual(expect.arrayContaining(['/', '/services', '/careers']));
  expect([...candidates]).not.toContain('/contact');
  expect(faults).toEqual([]);
});

test('one page fades into the next, a card’s picture into the head of its page; with reduced motion nothing fades', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      document.documentElement.dataset.fades = String(viewTransition !== null);
      await viewTransition?.ready;
      const parts = document.getAnimations().map(({ effect }) => {
        return effect instanceof KeyframeEffect ? effect.pseudoElement : null;
      });
      document.documentElement.dataset.parts = parts.join(' ');
    });
  });
  const parts = async () => (await page.locator('html').getAttribute('data-parts')) ?? '';
  const before = '::view-transition-old(head-picture)';
  // The new picture may miss the first frame, so this checks only its transition name.
  const head = page.locator('main > section').first().locator('img');

  await page.goto('/services/digital-acceleration');
  await page.locator('main li:has(img) a[href="/portfolio/fintech"]').first().click();
  await page.waitForURL('/portfolio/fintech');
  await expect.poll(parts).toContain(before);
  await expect(head).toHaveCSS('view-transition-name', 'head-picture');

  // The plate in the menu is not the picture of a card.
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Portfolio', exact: true }).hover();
  await bar.getByRole('link', { name: 'All industries' }).click();
  await page.waitForURL('/industries');
  await expect.poll(parts).toContain('old(root)');
  expect(await parts()).not.toContain('old(head');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The bar still works at the top of the page.
  await bar.getByRole('link', { name: 'Careers' }).click();
  await page.waitForURL('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-fades', 'false');
});

test('Back returns the picture to its card', async ({ page }) => {
  // The test browsers have no back/forward cache, so this test dispatches the events of a page restored from it.
  await page.goto('/services');
  const card = page.locator('main li:has(img) a[href="/services/code-audit"]').last();
  const states = await card.evaluate(async (link: HTMLElement) => {
    const root = document.documentElement;
    const picture = link.closest('li')?.querySelector('img');
    const state = () => [root.hasAttribute('data-leaving'), picture?.style.viewTransitionName];
    const tell = (type: string, facts: object) =>
      dispatchEvent(Object.assign(new Event(type), facts));
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    tell('pageswap', { activation: { navigationType: 'push' } });
    const left = state();
    const transition = Promise.withResolvers<void>();
    tell('pagereveal', { viewTransition: { finished: transition.promise } });
    const back = state();
    transition.resolve();
    await new Promise((resolve) => setTimeout(resolve));
    const settled = state();
    tell('pageswap', { activation: { navigationType: 'traverse' } });
    return { left, back, settled, gone: state() };
  });
  expect(states).toEqual({
    left: [true, 'head-picture'],
    back: [true, 'head-picture'],
    settled: [false, ''],
    // Going back transitions the head picture of the page that is left.
    gone: [false, ''],
  });
});
