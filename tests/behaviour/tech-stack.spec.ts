import { expect, SCRIPTING, test } from './behaviour-test.ts';

/** The widest viewport on which the stack is an accordion, in CSS pixels. */
const NARROW = 768;

for (const { scripts, javaScriptEnabled } of SCRIPTING) {
  test.describe(`with JavaScript ${scripts}`, () => {
    test.use({ javaScriptEnabled });

    test('every category shows where there is room; on phones one is open at a time (engines: details)', async ({
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
  });
}
