import { expect, test } from './behaviour-test.ts';

test('the whole row of a service is its link, even while it moves under the pointer', async ({
  page,
}) => {
  for (const words of ['A matched team', 'Forward the job advert']) {
    await page.goto('/services');
    // Forced, since the click is meant for the link that covers the text.
    const part = page.locator('main').getByText(words);
    await part.hover({ force: true });
    await part.click({ force: true });
    await expect(page).toHaveURL('/services/nearshore-teams');
  }
});
