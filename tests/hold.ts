import type { Page } from '@playwright/test';

/**
 * Holds back what a page asks for at some addresses, as a slow network does, for as long as a test needs.
 *
 * @returns lets it come
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
