import { test as base, expect } from '../browser-test.ts';
import { FIXTURE_URL } from './fixture-site.ts';

export { expect };

/** The addresses of the film's files. */
export const FILM = /\.(webm|mp4)$/;

interface Film {
  /** Whether the film of home plays. Only its own tests play it, since rendering it takes most of a core. */
  film: boolean;
}

/** The base of behaviour tests: a browser test on the fixture site, with data saving on unless `film` is set. */
export const test = base.extend<Film>({
  baseURL: FIXTURE_URL,
  film: [false, { option: true }],
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
