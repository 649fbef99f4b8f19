import { expect, test } from '../../../tests/behaviour/behaviour-test.ts';
import { exampleOf } from '../../../tests/behaviour/example-pages.ts';

const INVOICES = exampleOf('exhibit: Invoices to approve').route;

// The exhibit has no script.
test.use({ javaScriptEnabled: false });

test('an invoice can be approved and the approval withdrawn', async ({ page }) => {
  await page.goto(INVOICES);
  const phone = page.getByRole('figure', { name: /contractor costs/i });
  await expect(phone.getByRole('checkbox')).toHaveCount(3);
  const kiln = phone.getByRole('checkbox', { name: /Kiln Studio/ });
  const approved = phone.getByText('Approved', { exact: true });
  await kiln.focus();
  await page.keyboard.press('Space');
  await expect(kiln).toBeChecked();
  await expect(approved.nth(1)).toBeVisible();
  await expect(approved.first()).toBeHidden();
  await page.keyboard.press('Space');
  await expect(approved.nth(1)).toBeHidden();
});
