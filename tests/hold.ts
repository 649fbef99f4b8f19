import type { Page } from '@playwright/test';

/**
 * Holds back a page's requests to some addresses, as a slow network does.
 *
 * @returns a function that releases them
 */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
