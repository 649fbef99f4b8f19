import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { isChromium } from './browser-test.ts';
import { settled } from './settled.ts';

/** The rules whose result depends on how much fits into the window. */
export const OF_LAYOUT = ['scrollable-region-focusable', 'target-size'];

/** The minified source, half the size of axe.source, since every page has to load it. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Question {
  /** Rules that can't be checked on the page. */
  readonly without?: readonly string[];
  /** The rules to check; by default all of the standards aimed for. */
  readonly only?: readonly string[];
  /** Selector of the part of the page to check; by default the whole page. */
  readonly within?: string;
}

const rowsCanBeReached = () =>
  [...document.querySelectorAll<HTMLElement>('[data-snap-row]')].every(
    (row) => row.scrollWidth <= row.clientWidth || row.tabIndex === 0,
  );

/**
 * The violations that axe finds on the present page, as text. axe reads the document and its styles, which are the same in
 * every engine, so tests run it in Chromium alone.
 */
export async function violations(
  page: Page,
  { without = [], only, within = 'html' }: Question = {},
): Promise<string[]> {
  if (!isChromium(page)) return [];
  // Elements that are still fading in lack contrast.
  await page.evaluate(settled);
  // A scrolling row gets its tab stop once a resize observer has run. A busy browser may stop rendering and so never call
  // it: a screenshot of one pixel forces a frame.
  while (!(await page.evaluate(rowsCanBeReached)))
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  // axe is loaded once for each opened page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ([asked, rules, part]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, {
        // Describing passed rules would take longer than checking them.
        resultTypes: ['violations'],
        // No rule of these needs the text of style sheets, or a film.
        preload: false,
        runOnly: asked,
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
    },
    [
      only ? { type: 'rule' as const, values: [...only] } : { type: 'tag' as const, values: TAGS },
      without,
      within,
    ] as const,
  );
}
