import { expect, test } from './behaviour-test.ts';

test('the whole row of a service is its link, also while it moves under the pointer', async ({
  page,
}) => {
  for (const words of ['A matched team', 'Forward the job advert']) {
    await page.goto('/services');
    // By force, since the link that covers the words is what the click is for.
    const part = page.locator('main').getByText(words);
    await part.hover({ force: true });
    await part.click({ force: true });
    await expect(page).toHaveURL('/services/nearshore-teams');
  }
});
