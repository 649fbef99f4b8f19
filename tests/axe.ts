import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { settled } from './settled.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands, in words; `without` names rules that can't be asked there. */
export async function violations(page: Page, without: readonly string[] = []): Promise<string[]> {
  // What is fading in has not its contrast yet.
  await page.evaluate(settled);
  // Once for each page that is opened, however often it is asked.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([tags, rules]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
        // What passed is counted, not described: that would take longer than the rest.
        resultTypes: ['violations'],
        runOnly: { type: 'tag', values: [...tags] },
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
    },
    [TAGS, without] as const,
  );
}
