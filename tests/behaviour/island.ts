import { expect, type Locator, type Page } from '@playwright/test';

/** The island that a part of a page belongs to; it sleeps until the first contact. */
export const islandOf = (part: Locator): Locator =>
  part.page().locator('astro-island', { has: part });

/** Waits until what somebody has touched answers to every key. */
export const expectAwake = (part: Locator) => expect(islandOf(part)).not.toHaveAttribute('ssr');

/**
 * Holds back what islands ask for at the first contact, as a slow network does, for as long as a test needs.
 *
 * @returns lets it come
 */
export async function holdIslands(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
