import { expect, type Locator } from '@playwright/test';

/** The island around a part of a page. It is hydrated at the first interaction. */
export const islandOf = (part: Locator): Locator =>
  part.page().locator('astro-island', { has: part });

/** Waits until the island around a part is hydrated. */
export const expectAwake = (part: Locator) => expect(islandOf(part)).not.toHaveAttribute('ssr');
