import { expect, test } from './behaviour-test.ts';

/** The widest viewport on which the stack is an accordion, in CSS pixels. */
const NARROW = 768;

// No script touches the stack. Firefox's driver can't turn scripts off.
test.use({ javaScriptEnabled: ({ browserName }, use) => use(browserName === 'firefox') });

test('every category is open on wide screens, and one at a time on phones (engines: details)', async ({
  page,
}) => {
  await page.setViewportSize({ width: NARROW + 1, height: 900 });
  await page.goto('/');
  const section = page.locator('#tech-stack');
  await expect(section.locator('li:visible')).toHaveCount(12);
  await page.setViewportSize({ width: NARROW, height: 900 });
  await section.getByText('Design', { exact: true }).click();
  await expect(section.getByText('Figma')).toBeVisible();
  await expect(section.getByText('Node.js')).toBeHidden();
  await section.getByText('Backend', { exact: true }).click();
  await expect(section.getByText('Node.js')).toBeVisible();
  await expect(section.getByText('Figma')).toBeHidden();
});
