/** Finds words broken across two lines. */
import type { Page } from '@playwright/test';

/** The letters of the longest word that has to fit everywhere: `transformation`. */
const LONGEST = 14;

/** The words of up to that length that are broken across lines, with their section. */
export const cutWords = (page: Page) =>
  page.evaluate((longest) => {
    const cut: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text; // the walker returns only text nodes
      const element = text.parentElement;
      // Visually hidden text has a box of 1 px.
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
