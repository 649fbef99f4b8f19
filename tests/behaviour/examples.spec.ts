/**
 * The examples of every section type and layout in the narrowest window. The sweep of the site's own pages covers wider ones,
 * and the contrast of all text that these show too.
 */
import { OF_LAYOUT, violations } from '../axe.ts';
import { misplacedWords } from '../content/whole-words.ts';
import { expect, test } from './behaviour-test.ts';
import { shownExamples } from './example-pages.ts';

/** The width in px of a 1280 px window at 400 % zoom. */
const NARROWEST = { width: 320, height: 800 };

test.use({ viewport: NARROWEST });

/** The examples with text that only narrow windows show. */
const NARROW_TEXT = /^packages: |^exhibit: Before and after$/;

/** How many pages share a window, which takes half as long as a window for each. */
const IN_ONE_WINDOW = 12;

const all = [...Map.groupBy(shownExamples, ({ route }) => route)];
for (let start = 0; start < all.length; start += IN_ONE_WINDOW) {
  const visited = all.slice(start, start + IN_ONE_WINDOW);
  const [from, to] = [visited[0], visited.at(-1)].map((each) => each?.[1][0]?.name);
  test(`examples from ${from} to ${to} fit the narrowest window, and axe finds nothing`, async ({
    page,
  }) => {
    for (const [route, shown] of visited) {
      await test.step(route, async () => {
        await page.goto(route);
        for (const { name, id } of shown) {
          await expect(page.locator(`main [data-section]#${id}`), name).toHaveCount(1);
        }
        const found = await violations(page, { within: 'main', only: OF_LAYOUT });
        expect.soft(found, route).toEqual([]);
        for (const { id } of shown.filter(({ name }) => NARROW_TEXT.test(name))) {
          const pale = await violations(page, { within: `#${id}`, only: ['color-contrast'] });
          expect.soft(pale, `${route}#${id}`).toEqual([]);
        }
        const { beyond } = await misplacedWords(page);
        expect.soft(beyond, `${route} at ${NARROWEST.width} px`).toEqual([]);
      });
    }
  });
}
