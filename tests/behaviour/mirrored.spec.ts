/**
 * Pages in pseudo-languages. Right-to-left text finds elements placed by left and right instead of start and end. Words half
 * as long again find elements that don't wrap.
 */
import type { Page } from '@playwright/test';
import { misplacedWords } from '../content/whole-words.ts';
import { expect, test } from './behaviour-test.ts';
import { exampleOf, shownExamples } from './example-pages.ts';

const ROUTES = [
  '/',
  '/services',
  '/contact',
  '/work',
  exampleOf('enquiryForm: Beside a panel').route,
  exampleOf('pageHero: Plain, beside a small picture').route,
  ...new Set(shownExamples.filter(({ type }) => type === 'exhibit').map(({ route }) => route)),
];

/** Parts that are not mirrored: product screens and the content of drawings. */
const SAME = '[dir="ltr"], [dir="ltr"] *, svg *';

/** The box of every element that isn't inline: name, distance from the line-start edge in px, width in px. */
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

test('from right to left every box is mirrored; with longer words nothing runs out of the window', {
  tag: '@release',
}, async ({ page }) => {
  for (const route of ROUTES) {
    await page.goto(route);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const usual = await boxes(page, '');
      expect(usual.length).toBeGreaterThan(100);
      const mirrored = new Map((await boxes(page, 'rtl')).map(({ name, box }) => [name, box]));
      const isMirrored = ({ name, box }: (typeof usual)[number]) =>
        // An element as wide as its text changes width slightly when the order of the words changes.
        box.every((length, at) => Math.abs(length - Number(mirrored.get(name)?.[at])) <= 1 + at);
      const behind = usual.filter((each) => !isMirrored(each));
      expect(behind.map(({ name, box }) => [name, box, mirrored.get(name)])).toEqual([]);
    }
    await page.evaluate(() => {
      document.documentElement.dir = '';
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode } = texts;
        if (currentNode.parentElement?.closest('script, style')) continue;
        currentNode.nodeValue = String(currentNode.nodeValue).replaceAll(/[aeiou]/g, '$&\u0301$&');
      }
    });
    for (const width of [320, 800]) {
      await page.setViewportSize({ width, height: 700 });
      expect((await misplacedWords(page)).beyond, `${route} at ${width} px`).toEqual([]);
    }
  }
});
