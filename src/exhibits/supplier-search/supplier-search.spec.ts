import { expect, test } from '../../../tests/behaviour/behaviour-test.ts';
import { retype } from '../../../tests/behaviour/enquiry-page.ts';
import { exampleOf } from '../../../tests/behaviour/example-pages.ts';

const SUPPLIERS = exampleOf('exhibit: A screen with a search').route;

test('suppliers are found by name, field and town', async ({ page }) => {
  await page.goto(SUPPLIERS);
  const screen = page.getByRole('figure', { name: /directory of a cluster/i });
  const found = screen.getByRole('status');
  await expect(found).toHaveText('8 of 135 members');
  const search = screen.getByRole('searchbox', { name: 'Name, field or town' });
  await retype(search, 'evora');
  await expect(found).toHaveText('11 of 135 members');
  await expect(screen.getByRole('listitem').first()).toContainText('Évora Acoustics');
  await retype(search, 'nobody makes this');
  await expect(found).toHaveText('0 of 135 members');
  await expect(screen.getByRole('listitem')).toHaveCount(0);
});
