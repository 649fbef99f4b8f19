import { expect, test } from '../../../tests/behaviour/behaviour-test.ts';
import { retype } from '../../../tests/behaviour/enquiry-page.ts';
import { exampleOf } from '../../../tests/behaviour/example-pages.ts';

const SUPPLIERS = exampleOf('exhibit: A screen with a search').route;

test('suppliers are found by name, field and town', async ({ page }) => {
  await page.goto(SUPPLIERS);
  const screen = page.getByRole('figure', { name: /supplier directory/i });
  const found = screen.getByRole('status');
  await expect(found).toHaveText('15 of 135 players');
  const search = screen.getByRole('searchbox', { name: 'Name, field or town' });
  await retype(search, 'kestrel');
  await expect(found).toHaveText('9 of 135 players');
  await expect(screen.getByRole('listitem').first()).toContainText('Kestrel');
  await retype(search, 'nobody makes this');
  await expect(found).toHaveText('0 of 135 players');
  await expect(screen.getByRole('listitem')).toHaveCount(0);
});
