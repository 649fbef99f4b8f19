import { expect, type Locator } from '@playwright/test';

/** The island that a part of a page belongs to; it sleeps until the first contact. */
export const islandOf = (part: Locator): Locator =>
  part.page().locator('astro-island', { has: part });

/** Waits until what somebody has touched answers to every key. */
export const expectAwake = (part: Locator) => expect(islandOf(part)).not.toHaveAttribute('ssr');
