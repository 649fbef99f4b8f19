import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { isChromium } from './browser-test.ts';
import { settled } from './settled.ts';

/** The rules that the width of a window can change the answer of. */
export const OF_LAYOUT = ['color-contrast', 'scrollable-region-focusable', 'target-size'];

/** Half as much as axe.source, which each page would have to be sent and to read. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Question {
  /** Rules that can't be asked there. */
  readonly without?: readonly string[];
  /** The rules that are asked; all that belong to the aims if not given. */
  readonly only?: readonly string[];
  /** Selector of the part of the page that is looked at; all of it if not given. */
  readonly within?: string;
}

const rowsCanBeReached = () =>
  [...document.querySelectorAll<HTMLElement>('[data-snap-row]')].every(
    (row) => row.scrollWidth <= row.clientWidth || row.tabIndex === 0,
  );

/**
 * What axe finds on the page as it stands, in words. It reads the document and its styles, which are the same in every
 * engine: Chromium answers for all.
 */
export async function violations(
  page: Page,
  { without = [], only, within = 'html' }: Question = {},
): Promise<string[]> {
  if (!isChromium(page)) return [];
  // What is fading in has not its contrast yet.
  await page.evaluate(settled);
  // A row that scrolls can be reached with the Tab key once a script has seen that it scrolls. A busy browser may stop
  // drawing, and tells a script of no size until it draws again: a picture of one pixel makes it.
  while (!(await page.evaluate(rowsCanBeReached)))
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  // Once for each page that is opened, however often it is asked.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(
    async ([asked, rules, part]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part, {
        // What passed is counted, not described: that would take longer than the rest.
        resultTypes: ['violations'],
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
