/** Finds words broken across two lines or beyond the edges of the window. */
import type { Page } from '@playwright/test';

/** The letters of the longest word that has to fit everywhere: `transformation`. */
const LONGEST = 14;

/**
 * The texts that reach beyond the window, and the words of up to that length that are broken across lines, each with its
 * section. The page can't be scrolled to a text beyond: `main`, the header and the footer cut off what does not fit.
 */
export const misplacedWords = (page: Page) =>
  page.evaluate((longest) => {
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
    /** The boxes of a part of a text, one for each line. */
    const boxesOf = (text: Text, from = 0, to = text.length) => {
      range.setStart(text, from);
      range.setEnd(text, to);
      return [...range.getClientRects()];
    };
    const hasLines = (boxes: readonly DOMRect[]) =>
      new Set(boxes.map(({ top }) => Math.round(top))).size > 1;
    const found = { beyond: [] as string[], cut: [] as string[] };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text; // the walker returns only text nodes
      const element = text.parentElement;
      if (!text.data.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
      const boxes = boxesOf(text);
      const place = `in #${element.closest('section')?.id}`;
      const isPast = boxes.some(
        ({ left, right, width }) => width > 0 && (left < -1 || right > clientWidth + 1),
      );
      if (isPast && !element.closest('svg') && !isApart(element)) {
        found.beyond.push(`${text.data} ${place}`);
      }
      // Visually hidden text has a box of 1 px.
      if (!hasLines(boxes) || element.clientWidth === 1) continue;
      for (const { 0: word, index } of text.data.matchAll(/\p{L}{3,}/gu)) {
        if (word.length > longest) continue;
        if (hasLines(boxesOf(text, index, index + word.length))) {
          found.cut.push(`${word} ${place}`);
        }
      }
    }
    return found;
  }, LONGEST);
