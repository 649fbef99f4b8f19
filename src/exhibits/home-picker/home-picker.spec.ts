import { expect, test } from '../../../tests/behaviour/behaviour-test.ts';
import { exampleOf } from '../../../tests/behaviour/example-pages.ts';
import { hold } from '../../../tests/hold.ts';

const HOMES = exampleOf('exhibit: A screen with a choice').route;

test('a plot is chosen by pointer or keys, and its details are shown', async ({ page }) => {
  await page.goto(HOMES);
  const screen = page.getByRole('figure', { name: /new homes/i });
  await expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Plot 10,/);
  // The radio button is hidden; its label is the clickable plot.
  await screen.locator('label', { has: page.getByRole('radio', { name: /^Plot 1,/ }) }).click();
  await expect(screen.getByText('Plot 1', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(screen.getByRole('radio', { checked: true })).not.toHaveAccessibleName(/^Plot 1,/);
  await expect(screen.getByText('Plot 1', { exact: true })).toBeHidden();
});

test('the details of a plot chosen before the script loads are shown once it has', async ({
  page,
}) => {
  const release = await hold(page, '**/_astro/*.js');
  // The load event would wait for the script.
  await page.goto(HOMES, { waitUntil: 'commit' });
  const screen = page.getByRole('figure', { name: /new homes/i });
  await screen.locator('label', { has: page.getByRole('radio', { name: /^Plot 1,/ }) }).click();
  await expect(screen.getByText('Plot 10', { exact: true })).toBeVisible();
  release();
  await expect(screen.getByText('Plot 1', { exact: true })).toBeVisible();
});
