/** Entries of the in-page navigation: each must become the current one, with its section's text below the bars. */
import type { Page } from '@playwright/test';
import { expect } from '../browser-test.ts';

/** With the menu of phones and an in-page bar that scrolls, and with neither. */
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Runs in a page after a click on the entry for `hash`. @returns a fault, or undefined */
function wrongAt(hash: string): string | undefined {
  const nav = document.querySelector('nav[data-section="in-page-nav"]');
  const section = document.querySelector(hash);
  if (!nav || !section) throw new Error(`no bar, or no section ${hash}`);
  // Makes the script determine the current entry from the scroll position.
  for (const type of ['scrollend', 'scroll']) dispatchEvent(new Event(type));
  const current = nav.querySelector('[aria-current]')?.getAttribute('href');
  if (current !== hash) return `the current entry is ${current}`;
  const bars = [...document.querySelectorAll('body > header, nav[data-section="in-page-nav"]')].map(
    (bar) => bar.getBoundingClientRect(),
  );
  const edge = Math.max(...bars.map(({ bottom }) => bottom));
  const words = [...section.querySelectorAll('*')].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    const own = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
    // Visually hidden text has a box of one pixel.
    return own && width > 1 && height > 1;
  });
  const under = words.find((element) => element.getBoundingClientRect().top < edge);
  return under && `under a bar: ${under.textContent}`;
}

/**
 * Clicks the entries from the end of the page upwards, so that both bars show. Motion has to be reduced, so that the page
 * scrolls at once.
 */
export async function expectEntriesLand(page: Page) {
  const entries = page.locator('nav[data-section="in-page-nav"] li a');
  const hashes = await entries.evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  for (const size of hashes.length > 0 ? WIDTHS : []) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    for (const hash of hashes.toReversed()) {
      await page
        .locator(`nav[data-section="in-page-nav"] li a[href="${hash}"]`)
        .dispatchEvent('click');
      await expect
        .poll(() => page.evaluate(wrongAt, hash ?? ''), `${hash} at ${size.width} px`)
        .toBeUndefined();
    }
  }
}
