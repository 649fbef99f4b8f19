import { expect, SCRIPTING, test } from './behaviour-test.ts';

const PAGE = '/services/web-development';
const FEATURES = 10;
/** The packages and how many of the features each includes, by the specification. */
const PACKAGES = [
  { name: 'Essential', included: 7 },
  { name: 'Improvement', included: 9 },
  { name: 'Growth', included: 10 },
];

test('wide: a table with headers both ways that says in words what is included', async ({
  page,
}) => {
  await page.goto(PAGE);
  const section = page.locator('#support');
  const table = section.getByRole('table');
  await expect(table).toHaveAccessibleName(/./);
  await expect(section.locator('details:visible')).toHaveCount(0);
  const rows = table.locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(FEATURES);
  for (const [column, { name, included }] of PACKAGES.entries()) {
    const header = table.getByRole('columnheader').nth(column + 1);
    await expect(header).toContainText(new RegExp(name, 'i'));
    await expect(header).toContainText(`${included} of ${FEATURES}`);
    for (let row = 0; row < FEATURES; row++) {
      await expect(rows.nth(row).getByRole('rowheader')).toHaveText(/./);
      await expect(rows.nth(row).getByRole('cell').nth(column)).toHaveText(
        row < included ? 'Included' : 'Not included',
      );
    }
  }
  await expect(rows.nth(FEATURES - 1).getByRole('rowheader')).toHaveText(/campaign optimisation/i);
  for (const button of await table.getByRole('link').all()) {
    await expect(button).toHaveAttribute('href', /^\/contact/);
  }
});

test.describe('below 1024 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const { scripts, javaScriptEnabled } of SCRIPTING) {
    test.describe(`with JavaScript ${scripts}`, () => {
      test.use({ javaScriptEnabled });

      test('three disclosures, the first one open, say the same', async ({ page }) => {
        await page.goto(PAGE);
        const section = page.locator('#support');
        await expect(section.getByRole('table')).toHaveCount(0);
        const offers = section.locator('details');
        await expect(offers).toHaveCount(PACKAGES.length);
        for (const [index, { name, included }] of PACKAGES.entries()) {
          const offer = offers.nth(index);
          await expect(offer.getByRole('heading')).toHaveText(new RegExp(name, 'i'));
          await expect(offer).toContainText(`${included} of ${FEATURES} features`);
          if (index > 0) {
            await expect(offer.getByRole('listitem').first()).toBeHidden();
            await offer.locator('summary').click();
          }
          await expect(offer.getByRole('listitem')).toHaveCount(FEATURES);
          await expect(offer.getByText('Not included')).toHaveCount(FEATURES - included);
          await expect(offer.getByText('Included', { exact: true })).toHaveCount(included);
        }
      });
    });
  }
});
