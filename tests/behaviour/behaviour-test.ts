import { test as base } from '../browser-test.ts';
import { FIXTURE_URL } from './fixture-site.ts';

export { expect, SCRIPTING } from '../browser-test.ts';

interface Film {
  /** Whether the film of home plays. Drawing it takes most of a processor, so only its own tests have it. */
  film: boolean;
}

/** The test of every behaviour: a browser test on the fixture site, for a visitor who saves data where nothing else is said. */
export const test = base.extend<Film>({
  baseURL: FIXTURE_URL,
  film: [false, { option: true }],
  context: async ({ context, film }, use) => {
    if (!film) {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {
          value: { saveData: true },
          // A page that is opened by another may run this twice.
          configurable: true,
        });
      });
    }
    await use(context);
  },
});
