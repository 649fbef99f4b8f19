/** Pages with words half as long again, as in other languages: what does not wrap would run out of the window. */
import { expect, test } from './behaviour-test.ts';

const ROUTES = ['/', '/services', '/contact', '/work'];

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
