/** Words that a line end cuts through. */
import type { Page } from '@playwright/test';
import { expect } from '../browser-test.ts';

/** Letters of the longest word that has to fit wherever it may stand: `transformation`. */
const LONGEST = 14;

/** In px. */
const WIDTHS = [320, 390, 768, 1024, 1440];

/** The words of the page that stand on two lines, with the section they are in. */
const cutWords = (page: Page) =>
  page.evaluate((longest) => {
    const cut: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text; // as the walker was told
      const element = text.parentElement;
      // What is only heard has a box of 1 px.
      if (!element?.checkVisibility() || element.clientWidth === 1) continue;
      for (const { 0: word, index } of text.data.matchAll(/\p{L}{3,}/gu)) {
        if (word.length > longest) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) cut.push(`${word} in #${element.closest('section')?.id}`);
      }
    }
    return cut;
  }, LONGEST);

/** No word of usual length is cut in two, however wide the window is. Leaves the window as it found it. */
export async function expectWholeWords(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await cutWords(page), `words cut in two at ${width} px`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
