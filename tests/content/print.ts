/** Checks a page in print. */
import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { expect } from '../browser-test.ts';

/** The size of A4 without its margins, upright and across, in CSS pixels. */
const PAPER = { width: 718, height: 1000 };
const PAPER_ACROSS = { width: 1047, height: 671 };

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

/** The texts over a picture: a browser prints the picture, but not the background that makes them legible. */
const textsOverPictures = (page: Page) =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll('main img')].filter((each) =>
      each.checkVisibility(),
    );
    const boxes = pictures.map((each) => each.getBoundingClientRect());
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, a, li, dd)')];
    const isOver = (text: Element) => {
      const { left, right, top, bottom, width } = text.getBoundingClientRect();
      // Visually hidden text has a box of 1 px.
      if (width <= 1 || text.querySelector('img')) return false;
      return boxes.some(
        (box) => box.left < right && left < box.right && box.top < bottom && top < box.bottom,
      );
    };
    return texts.filter(isOver).map(({ textContent }) => textContent);
  });

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
  await page.setViewportSize(PAPER_ACROSS);
  expect.soft(await textsOverPictures(page), 'words over pictures').toEqual([]);
  // Only colours change in print; axe checks the rest on the screen.
  const pale = await violations(page, { within, only: ['color-contrast'] });
  expect.soft(pale, 'on paper').toEqual([]);
}
