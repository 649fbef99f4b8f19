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

/** The base of behaviour tests: a browser test on the fixture site, in Chromium with motion reduced and data saving on. */
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
});
