/** Entries of the bar of sections: each leads to where it is the current one, with the words of its section below the bars. */
import type { Page } from '@playwright/test';
import { expect } from '../browser-test.ts';

const WIDTHS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Runs in a page: what is wrong once the entry that leads to `hash` was clicked, or nothing. */
function wrongAt(hash: string): string | undefined {
  const nav = document.querySelector('nav[data-scroll-spy]');
  const section = document.querySelector(hash);
  if (!nav || !section) throw new Error(`no bar, or no section ${hash}`);
  // What is current is worked out anew, and not only what was clicked.
  for (const type of ['scrollend', 'scroll']) dispatchEvent(new Event(type));
  const current = nav.querySelector('[aria-current]')?.getAttribute('href');
  if (current !== hash) return `the current entry is ${current}`;
  const bars = [...document.querySelectorAll('body > header, nav[data-scroll-spy]')].map((bar) =>
    bar.getBoundingClientRect(),
  );
  const edge = Math.max(...bars.map(({ bottom }) => bottom));
  const words = [...section.querySelectorAll('*')].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    const own = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
    // What only assistive technology reads is a pixel large.
    return own && width > 1 && height > 1;
  });
  const under = words.find((element) => element.getBoundingClientRect().top < edge);
  return under && `under a bar: ${under.textContent}`;
}

/**
 * Goes through the entries from the end of the page upwards, when both bars show. Motion has to be reduced, so that the
 * page is there at once.
 */
export async function expectEntriesLand(page: Page) {
  const entries = page.locator('nav[data-scroll-spy] li a');
  const hashes = await entries.evaluateAll((links) => links.map((a) => a.getAttribute('href')));
  for (const size of hashes.length > 0 ? WIDTHS : []) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    for (const hash of hashes.toReversed()) {
      await page.locator(`nav[data-scroll-spy] li a[href="${hash}"]`).dispatchEvent('click');
      await expect
        .poll(() => page.evaluate(wrongAt, hash ?? ''), `${hash} at ${size.width} px`)
        .toBeUndefined();
    }
  }
}
