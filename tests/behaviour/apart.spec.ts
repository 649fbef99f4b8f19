/** Forms on a static host, here nginx, with the service at another origin. */
import { PATHS } from '../../contract/names.ts';
import { test as base, expect, SCRIPTING } from '../browser-test.ts';
import { APART_DATA_FOLDER, mailTextsAbout } from './enquiries.ts';
import {
  expectKept,
  expectMailed,
  expectThanks,
  expectWrong,
  field,
  fill,
  form,
  newSender,
  retype,
  send,
  summary,
  THANKS,
  untilReady,
} from './enquiry-page.ts';
import { PAGES_URL, SERVICE_URL } from './fixture-site.ts';

const test = base.extend({ baseURL: PAGES_URL });

/** Expects the mails to be written. @returns the page that the visitor came from, according to the one to the team */
async function cameFrom(sender: string): Promise<string | undefined> {
  await expectMailed(sender, APART_DATA_FOLDER);
  const mails = mailTextsAbout(sender, APART_DATA_FOLDER);
  return /^Came from: (\S+)/m.exec(mails.get('team.eml') ?? '')?.[1];
}

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is confirmed at the service’s address, since its page has no token', async ({
    page,
    expectError,
  }) => {
    expectError(/\b422\b/);
    const sender = newSender();
    await page.goto('/contact');
    await fill(page, sender);
    await send(page).click();
    await expect(page).toHaveURL(SERVICE_URL + PATHS.enquiries);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText('Please check and send');
    await expectKept(page, sender);
    await send(page).click();
    await expect(page).toHaveURL(PAGES_URL + THANKS);
    await expectThanks(page, 'Thank you');
    await expectMailed(sender, APART_DATA_FOLDER);
  });
});

for (const { scripts, javaScriptEnabled } of SCRIPTING) {
  test.describe(`JavaScript ${scripts}`, () => {
    test.use({ javaScriptEnabled });

    test('what the service refuses stands beside its field, and the text is kept and arrives', async ({
      page,
      expectError,
    }) => {
      expectError(/\b422\b/);
      const sender = newSender();
      await page.goto('/services/qa');
      await page.getByRole('link', { name: 'Contact us' }).first().click();
      await expect(page).toHaveURL(/\/contact/);
      if (javaScriptEnabled) await untilReady(page);
      await fill(page, 'ada@example');
      await form(page).evaluate((element: HTMLFormElement) => {
        element.noValidate = true;
      });
      await field(page, 'name').fill('');
      await send(page).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page)).toContainText('Something needs your attention');
      await expect(page).toHaveURL(javaScriptEnabled ? /\/contact/ : SERVICE_URL + PATHS.enquiries);
      await expectWrong(page, 'name', 'Enter your name.');
      await expectWrong(page, 'email', /address in full/);
      await expect(form(page).locator('[aria-invalid]')).toHaveCount(2);
      await field(page, 'name').fill('Ada Novak');
      await retype(field(page, 'email'), sender);
      await expectKept(page, sender);
      await send(page).click();
      await expect(page).toHaveURL(PAGES_URL + THANKS);
      await expectThanks(page, javaScriptEnabled ? 'Thank you, Ada' : 'Thank you');
      // Without JavaScript the form doesn't send the page that the visitor came from.
      expect(await cameFrom(sender)).toBe(javaScriptEnabled ? '/services/qa' : undefined);
    });
  });
}
