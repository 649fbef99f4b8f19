import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands, in words; `without` names rules that can't be asked there. */
export async function violations(page: Page, without: string[] = []) {
  // What is fading in has not its contrast yet; what turns for ever, as a spinner does, is not waited for.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        )
        .map(({ finished }) => finished),
    ),
  );
  // Legacy mode differs in frames only, of which the site has none, and spares a second page for each call.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // What passed is counted, not described: that would take longer than the rest.
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .disableRules(without)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
