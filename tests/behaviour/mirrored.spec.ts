/**
 * Pages in pseudo-languages: read from right to left, where what is placed by left and right instead of start and end would
 * stay behind; and with words half as long again, at which what does not wrap runs out of the window.
 */
import type { Page } from '@playwright/test';
import { expect, test } from './behaviour-test.ts';

const ROUTES = ['/', '/services', '/contact', '/work'];

/** The parts that are the same in every direction: screens of products, which are in English, and what drawings hold. */
const SAME = '[dir="ltr"], [dir="ltr"] *, svg *';

/** Where each element is whose place is not that of text: name, px from the edge that lines begin at, width. */
const boxes = (page: Page, direction: '' | 'rtl') =>
  page.evaluate(
    ([to, same]) => {
      document.documentElement.dir = to;
      const { clientWidth } = document.documentElement;
      return [...document.body.querySelectorAll('*')].flatMap((element, index) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isText = getComputedStyle(element).display.startsWith('inline');
        if (isText || width === 0 || element.matches(same)) return [];
        const start = to === '' ? left : clientWidth - right;
        const name = `${index} ${element.tagName} ${element.getAttribute('class')}`;
        return [{ name, box: [start, width] }];
      });
    },
    [direction, SAME] as const,
  );

for (const width of [390, 1440]) {
  test(`from right to left every box is mirrored at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const route of ROUTES) {
      await page.goto(route);
      const usual = await boxes(page, '');
      expect(usual.length).toBeGreaterThan(100);
      const mirrored = new Map((await boxes(page, 'rtl')).map(({ name, box }) => [name, box]));
      const isMirrored = ({ name, box }: (typeof usual)[number]) =>
        // What is as wide as its words is a little wider where these are joined in another order.
        box.every((length, at) => Math.abs(length - Number(mirrored.get(name)?.[at])) <= 1 + at);
      const behind = usual.filter((each) => !isMirrored(each));
      expect(behind.map(({ name, box }) => [name, box, mirrored.get(name)])).toEqual([]);
    }
  });
}

test('with longer words nothing runs out of a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const route of ROUTES) {
    await page.goto(route);
    const past = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode } = texts;
        if (currentNode.parentElement?.closest('script, style, [lang="en"]')) continue;
        currentNode.nodeValue = String(currentNode.nodeValue).replaceAll(/[aeiou]/g, '$&\u0301$&');
      }
      return document.documentElement.scrollWidth - innerWidth;
    });
    expect([route, past]).toEqual([route, 0]);
  }
});
