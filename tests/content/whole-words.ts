/** Finds words broken across two lines or beyond the edges of the window. */
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

/**
 * The texts that reach beyond the window, with their section. The page can't be scrolled to them: `main`, the header and the
 * footer cut off what does not fit.
 */
export const wordsBeyond = (page: Page) =>
  page.evaluate(() => {
    /** Whether a row that scrolls holds the element, or it is visually hidden. */
    const isApart = (element: Element | null): boolean => {
      if (!element) return false;
      const { overflowX, clipPath } = getComputedStyle(element);
      return (
        ['auto', 'scroll'].includes(overflowX) ||
        clipPath !== 'none' ||
        isApart(element.parentElement)
      );
    };
    const { clientWidth } = document.documentElement;
    const range = document.createRange();
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text; // the walker returns only text nodes
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('svg'))
        continue;
      range.selectNodeContents(text);
      const isPast = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 0 && (left < -1 || right > clientWidth + 1),
      );
      if (isPast && !isApart(element)) {
        found.push(`${text.data} in #${element.closest('section')?.id}`);
      }
    }
    return found;
  });
