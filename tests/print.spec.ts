import { violations } from './axe.ts';
import { expect, test } from './browser-test.ts';
import { pages } from './routes.ts';

/** The width of A4 without its margins, in CSS pixels. */
const PAPER = { width: 718, height: 1000 };

/**
 * What makes no sense on paper: controls and what they report, the form's answers that there are none of yet, and
 * what stands twice, for two widths or for assistive technology.
 */
const NOT_PRINTED = [
  'button, select, label, nav, form, [role="status"], [aria-live], [aria-hidden="true"]',
  'template, script, style',
  '[data-section="hero"] a',
  '[data-enquiry-recap]',
  '[data-section="packages"] :is(table, details)',
].join();

test.use({ viewport: PAPER });

for (const { route, errors } of pages) {
  test(`${route} on paper: all its words, no bars, no dark grounds`, { tag: '@chromium' }, async ({
    page,
    expectError,
  }) => {
    for (const error of errors) expectError(error);
    await page.emulateMedia({ media: 'print' });
    await page.goto(route);

    const lost = await page.locator('main').evaluate((main, notPrinted) => {
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
      return words;
    }, NOT_PRINTED);
    expect.soft(lost, 'words that are not printed').toEqual([]);

    for (const bar of ['body > header nav', '[data-section="in-page-nav"]', 'footer nav']) {
      await expect.soft(page.locator(bar).locator('visible=true')).toHaveCount(0);
    }
    const dark = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { backgroundColor } = getComputedStyle(element);
          const [red = 255, green = 255, blue = 255, alpha = 1] =
            backgroundColor.match(/[\d.]+/g)?.map(Number) ?? [];
          const { width, height } = element.getBoundingClientRect();
          const large = width * height > 100 * 100;
          // A picture covers its ground.
          if (element.matches('img, :has(> img, > picture)')) return false;
          return large && alpha > 0 && Math.max(red, green, blue) < 200;
        })
        .map(({ className, tagName }) => `${tagName} ${className}`),
    );
    expect.soft(dark, 'dark grounds').toEqual([]);
    expect.soft(await violations(page)).toEqual([]);
  });
}
