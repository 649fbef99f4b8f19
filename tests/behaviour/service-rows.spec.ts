import { expect, test } from './behaviour-test.ts';

test.use({ motion: true });

test('the whole row of a service is its link, even while it moves under the pointer', async ({
  page,
}) => {
  await page.goto('/services');
  const clicked = await page.evaluateHandle(() => {
    const seen: (string | null | undefined)[] = [];
    addEventListener('click', (event) => {
      event.preventDefault();
      seen.push((event.target as Element).closest('a')?.getAttribute('href'));
    });
    return seen;
  });
  for (const words of ['A matched team', 'Forward the job advert']) {
    // Forced, since the click is meant for the link that covers the text.
    const part = page.locator('main').getByText(words);
    await part.hover({ force: true });
    await part.click({ force: true });
  }
  const row = '/services/nearshore-teams';
  expect(await clicked.jsonValue()).toEqual([row, row]);
});
