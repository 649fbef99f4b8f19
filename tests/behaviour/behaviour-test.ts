import { test as base, expect } from '../browser-test.ts';
import { FIXTURE_URL } from './fixture-site.ts';

export { expect };

/** The addresses of the film's files. */
export const FILM = /\.(webm|mp4)$/;

interface Motion {
  /** Whether anything moves. In tests that are not about motion nothing does, since rendering it takes a fifth of their time. */
  motion: boolean;
  /** Whether the film of home plays. Only its own tests play it, since rendering it takes most of a core. */
  film: boolean;
}

/**
 * The base of behaviour tests: a browser test on the fixture site, in Chromium with motion reduced and data saving on. Its `goto`
 * without `waitUntil` also waits for the behaviours, which start after the first paint and so perhaps after `load`.
 */
export const test = base.extend<Motion>({
  baseURL: FIXTURE_URL,
  motion: [false, { option: true }],
  film: [false, { option: true }],
  // Other engines' drivers can't reduce motion.
  contextOptions: ({ contextOptions, browserName, motion }, use) =>
    use(browserName === 'chromium' && !motion ? { reducedMotion: 'reduce' } : contextOptions),
  context: async ({ context, film, errors }, use) => {
    if (!film) {
      context.on('request', (request) => {
        if (FILM.test(request.url())) errors.push('the film is fetched though data is saved');
      });
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {
          value: { saveData: true },
          // This may run twice in a page that another page opened.
          configurable: true,
        });
      });
    }
    await use(context);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      // The menus of the bar start last.
      const starting = page.locator('[data-menu-bar=""]');
      if (javaScriptEnabled && !options?.waitUntil) await expect(starting).toHaveCount(0);
      return response;
    };
    await use(page);
  },
});
