import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/**
 * What Chromium reports where a page is there before the fade into it could begin. It shows at once, as it does without fades,
 * and no script hears of the fade before that (https://github.com/w3c/csswg-drafts/issues/13726).
 */
const FADE_LEFT_OUT = 'Transition was aborted because of invalid state. Page already revealed';

/** Whether a page is open in the engine whose driver can do most. */
export const isChromium = (page: Page) =>
  page.context().browser()?.browserType().name() === 'chromium';

interface Console {
  /** Names an error that the test itself provokes; an engine may report it or not. */
  expectError: (error: RegExp) => void;
}

/**
 * The test of every browser spec: it fails on whatever a visitor's console would report, on any page it opens.
 * That is a logged error, an exception that nothing caught, or something the content security policy refused.
 */
export const test = base.extend<Console & { errors: string[]; expected: RegExp[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures one needs from this pattern
  errors: async ({}, use) => use([]),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  expected: async ({}, use) => use([]),
  expectError: async ({ expected }, use) => use((error) => void expected.push(error)),
  context: async ({ context, errors, expected }, use) => {
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (event) => {
      const { message } = event.error();
      if (message !== FADE_LEFT_OUT) errors.push(message);
    });
    // Not every engine logs what the policy refused, but each tells the page.
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`Refused by ${violatedDirective}: ${blockedURI}`),
      );
    });
    await use(context);
    const surprising = errors.filter((error) => !expected.some((known) => known.test(error)));
    expect(surprising, 'errors in the console').toEqual([]);
  },
});

/** Scripts on and off; titles say `JavaScript off`, which no test in Firefox does (playwright.config.ts). */
export const SCRIPTING = [
  { scripts: 'on', javaScriptEnabled: true },
  { scripts: 'off', javaScriptEnabled: false },
];
