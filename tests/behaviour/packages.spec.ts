import { expect, test } from './behaviour-test.ts';
import { exampleOf } from './example-pages.ts';

const { route, id } = exampleOf('packages: Three packages');
/** The packages of the example and how many of the features each includes. */
const FEATURES = 6;
const PACKAGES = [
  { name: /essential/i, included: 4 },
  { name: /improvement/i, included: 5 },
  { name: /growth/i, included: 6 },
];
const inWords = (included: number) =>
  Array.from({ length: FEATURES }, (_, row) => (row < included ? 'Included' : 'Not included'));

// No script touches the packages.
test.use({ javaScriptEnabled: false });

test('a table says in words what each package includes; below 1024 px disclosures do, the first open', async ({
  page,
}) => {
  await page.goto(route);
  const section = page.locator(`#${id}`);
  const table = section.getByRole('table');
  await expect(table).toHaveAccessibleName(/./);
  await expect(section.locator('details:visible')).toHaveCount(0);
  await expect(table.getByRole('rowheader')).toHaveText(
    Array.from({ length: FEATURES }, () => /./),
  );
  for (const [column, { name, included }] of PACKAGES.entries()) {
    const header = table.getByRole('columnheader').nth(column + 1);
    await expect(header).toHaveText(name);
    await expect(header).toContainText(`${included} of ${FEATURES}`);
    const cells = table.locator(`tbody td:nth-of-type(${column + 1})`);
    await expect(cells).toHaveText(inWords(included));
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(section.getByRole('table')).toHaveCount(0);
  const offers = section.locator('details');
  await expect(offers).toHaveCount(PACKAGES.length);
  for (const [index, { name, included }] of PACKAGES.entries()) {
    const offer = offers.nth(index);
    await expect(offer.getByRole('heading')).toHaveText(name);
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
