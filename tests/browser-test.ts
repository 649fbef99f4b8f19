import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/**
 * Chromium's error if a page is revealed before its view transition starts. The page then shows without a fade, and no script
 * can catch the error (https://github.com/w3c/csswg-drafts/issues/13726).
 */
const FADE_LEFT_OUT = 'Transition was aborted because of invalid state. Page already revealed';

/** Whether a page is open in Chromium, which has the most capable driver. */
export const isChromium = (page: Page) =>
  page.context().browser()?.browserType().name() === 'chromium';

interface Console {
  /** Allows an error that the test provokes. It need not occur: not every engine reports it. */
  expectError: (error: RegExp) => void;
}

/**
 * The base of every browser test. It fails on anything that a visitor's console would report on any page that it opens:
 * a logged error, an uncaught exception or a violation of the content security policy.
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
    // Not every engine logs policy violations, but each sends the page an event.
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

/** Scripts on and off. Titles with `JavaScript off` are skipped in Firefox (playwright.config.ts). */
export const SCRIPTING = [
  { scripts: 'on', javaScriptEnabled: true },
  { scripts: 'off', javaScriptEnabled: false },
];
