/** Checks a page in print. */
import type { Page } from '@playwright/test';
import { expect } from '../browser-test.ts';
import { ON_REQUEST } from '../built-site.ts';

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
  ON_REQUEST,
  'section:has(h1) a',
  '[data-enquiry-recap]',
  'section:has(table):has(details) :is(table, details)',
  // In narrow tables, each cell names its column.
  'table[role="table"] thead',
  // Shown only after a form was sent.
  'section:has([data-enquiry-thanks]):not(:target)',
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

/** Expects the open page to print all its text legibly, without bars or dark backgrounds. */
export async function expectPrintable(page: Page) {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  const { lost, pale, bars, dark } = await page.evaluate((notPrinted) => {
    const CLEAR = 'rgba(0, 0, 0, 0)';
    // As between #767676 and white, whose contrast is 4.5:1.
    const LEAST = 137;
    /** The lightness of a computed colour on white paper, from 0 to 255. */
    const lightness = (colour: string) => {
      const channels = colour.match(/[\d.]+/g)?.map(Number);
      const [red = 0, green = 0, blue = 0, alpha = 1] = channels ?? [];
      return 255 - alpha * (255 - (0.3 * red + 0.59 * green + 0.11 * blue));
    };
    /** Whether words differ too little from their ground. Unless told otherwise, browsers print no grounds. */
    const isPale = (words: Element) => {
      let ground = words;
      while (ground.parentElement && getComputedStyle(ground).backgroundColor === CLEAR) {
        ground = ground.parentElement;
      }
      const { backgroundColor, printColorAdjust } = getComputedStyle(ground);
      const under = printColorAdjust === 'exact' ? lightness(backgroundColor) : 255;
      return Math.abs(under - lightness(getComputedStyle(words).color)) < LEAST;
    };
    const main = document.querySelector('main') ?? document.body;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const lost: string[] = [];
    const pale: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!textContent?.trim() || !parentElement) continue;
      const visible = parentElement.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      if (!visible && !parentElement.closest(notPrinted)) lost.push(textContent.trim());
      // The colour of letters in a drawing is their fill.
      if (visible && !parentElement.closest('svg') && isPale(parentElement)) {
        pale.push(textContent.trim());
      }
    }
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return element.checkVisibility() && width * height > 0;
      });
    const isDark = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      // A picture covers the element's background.
      if (element.matches('img, :has(> img, > picture)')) return false;
      const { backgroundColor } = getComputedStyle(element);
      return width * height > 100 * 100 && lightness(backgroundColor) < 200;
    };
    const names = (elements: Element[]) =>
      elements.map(({ className, tagName }) => `${tagName} ${className}`);
    return {
      lost,
      pale,
      bars: names(shown('body > header nav, [data-scroll-spy], footer nav')),
      dark: names(shown('body *').filter(isDark)),
    };
  }, NOT_PRINTED);
  expect.soft(lost, 'words that are not printed').toEqual([]);
  expect.soft(pale, 'words too pale for paper').toEqual([]);
  expect.soft(bars, 'bars on paper').toEqual([]);
  expect.soft(dark, 'dark grounds on paper').toEqual([]);
  await page.setViewportSize(PAPER_ACROSS);
  expect.soft(await textsOverPictures(page), 'words over pictures').toEqual([]);
}
