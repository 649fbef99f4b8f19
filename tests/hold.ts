import type { Page } from '@playwright/test';

/**
 * Holds back a page's requests to some addresses, as a slow network does.
 *
 * @returns a function that releases them
 */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, (route) => promise.then(() => route.continue()));
  return resolve;
}
