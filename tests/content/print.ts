/** Checks a page in print. */
import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { expect } from '../browser-test.ts';

/** The width of A4 without its margins, in CSS pixels. */
const PAPER = { width: 718, height: 1000 };

/**
 * Elements that are not printed: controls and their status, the form's empty answers, and duplicates for another width or
 * for assistive technology.
 */
const NOT_PRINTED = [
  'button, select, label, nav, form, [role="status"], [aria-live], [aria-hidden="true"]',
  'template, script, noscript, style',
  'section:has(h1) a',
  '[data-enquiry-recap]',
  'section:has(table):has(details) :is(table, details)',
  // In narrow tables, each cell names its column.
  'table[role="table"] thead',
  // Shown only after a form was sent.
  'section:has(> * [data-enquiry-thanks]):not(:target)',
].join();

/** Expects the open page to print all its text without bars or dark backgrounds, and one part to have enough contrast. */
export async function expectPrintable(page: Page, within: string) {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  const { lost, bars, dark } = await page.evaluate((notPrinted) => {
    const main = document.querySelector('main') ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!textContent?.trim() || !parentElement || parentElement.closest(notPrinted)) continue;
      const visible = parentElement.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      if (!visible) words.push(textContent.trim());
    }
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return element.checkVisibility() && width * height > 0;
      });
    const isDark = (element: Element) => {
      const channels = getComputedStyle(element)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number);
      const [red = 255, green = 255, blue = 255, alpha = 1] = channels ?? [];
      const { width, height } = element.getBoundingClientRect();
      // A picture covers the element's background.
      if (element.matches('img, :has(> img, > picture)')) return false;
      const light = 0.3 * red + 0.59 * green + 0.11 * blue;
      return width * height > 100 * 100 && alpha > 0 && light < 200;
    };
    const names = (elements: Element[]) =>
      elements.map(({ className, tagName }) => `${tagName} ${className}`);
    return {
      lost: words,
      bars: names(shown('body > header nav, [data-scroll-spy], footer nav')),
      dark: names(shown('body *').filter(isDark)),
    };
  }, NOT_PRINTED);
  expect.soft(lost, 'words that are not printed').toEqual([]);
  expect.soft(bars, 'bars on paper').toEqual([]);
  expect.soft(dark, 'dark grounds on paper').toEqual([]);
  // Only colours change in print; axe checks the rest on the screen.
  const pale = await violations(page, { within, only: ['color-contrast'] });
  expect.soft(pale, 'on paper').toEqual([]);
}
