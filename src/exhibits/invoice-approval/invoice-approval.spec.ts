import { expect, SCRIPTING, test } from '../../../tests/behaviour/behaviour-test.ts';
import { exampleOf } from '../../../tests/behaviour/example-pages.ts';

const INVOICES = exampleOf('exhibit: A phone with invoices').route;

test.describe('with and without JavaScript', () => {
  for (const { scripts, javaScriptEnabled } of SCRIPTING) {
    test.describe(`with JavaScript ${scripts}`, () => {
      test.use({ javaScriptEnabled });

      test('an invoice can be approved and the approval withdrawn', async ({ page }) => {
        await page.goto(INVOICES);
        const phone = page.getByRole('figure', { name: /contractor costs/i });
        const invoices = phone.getByRole('checkbox');
        await expect(invoices).toHaveCount(3);
        const kiln = phone.getByRole('checkbox', { name: /Kiln Studio/ });
        await kiln.focus();
        await page.keyboard.press('Space');
        await expect(kiln).toBeChecked();
        await expect(phone.getByText('Approved', { exact: true }).nth(1)).toBeVisible();
        await expect(phone.getByText('Approved', { exact: true }).first()).toBeHidden();
        await page.keyboard.press('Space');
        await expect(kiln).not.toBeChecked();
      });
    });
  }
});
