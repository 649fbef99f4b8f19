/** Forms on a static host, here nginx, with the service at another origin. */
import type { Page } from '@playwright/test';
import { PATHS } from '../../contract/names.ts';
import { test as base, expect, SCRIPTING } from '../browser-test.ts';
import { APART_DATA_FOLDER, mailsAbout, mailTextsAbout } from './enquiries.ts';
import {
  expectKept,
  expectThanks,
  expectWrong,
  field,
  fill,
  form,
  newSender,
  open,
  retype,
  send,
  summary,
  THANKS,
} from './enquiry-page.ts';
import { PAGES_URL, SERVICE_URL } from './fixture-site.ts';

const test = base.extend({ baseURL: PAGES_URL });

const expectMailed = (sender: string) =>
  expect
    .poll(() => mailsAbout(sender, APART_DATA_FOLDER))
    .toEqual(['confirmation.eml', 'team.eml']);

/** The page that the visitor came from, according to the mail to the team. */
const cameFrom = (sender: string) =>
  /^Came from: (\S+)/m.exec(mailTextsAbout(sender, APART_DATA_FOLDER).get('team.eml') ?? '')?.[1];

for (const { scripts, javaScriptEnabled } of SCRIPTING) {
  test.describe(`the pages at one origin, the service at another, JavaScript ${scripts}`, () => {
    test.use({ javaScriptEnabled });
    const start = (page: Page) => (javaScriptEnabled ? open(page) : page.goto('/contact'));
    /**
     * Sends the form. A page from a static host has no token: without JavaScript the service shows the form again at its own
     * address, for the visitor to confirm.
     */
    const sendFromPages = async (page: Page) => {
      await send(page).click();
      if (javaScriptEnabled) return;
      await expect(page).toHaveURL(SERVICE_URL + PATHS.enquiries);
      await expect(summary(page)).toBeFocused();
    };

    test('a form arrives, and the thanks are at the pages’ address', async ({
      page,
      expectError,
    }) => {
      if (!javaScriptEnabled) expectError(/\b422\b/);
      const sender = newSender();
      await start(page);
      await fill(page, sender);
      await sendFromPages(page);
      if (!javaScriptEnabled) {
        await expect(summary(page)).toContainText('Please check and send');
        await expectKept(page, sender);
        await send(page).click();
      }
      await expect(page).toHaveURL(PAGES_URL + THANKS);
      await expectThanks(page, javaScriptEnabled ? 'Thank you, Ada' : 'Thank you');
      await expectMailed(sender);
      // The page was opened directly, and without JavaScript the form doesn't send its origin.
      expect(cameFrom(sender)).toBeUndefined();
    });

    test('what the service refuses stands beside its field, and the words are kept', async ({
      page,
      expectError,
    }) => {
      expectError(/\b422\b/);
      const sender = newSender();
      await start(page);
      await fill(page, 'ada@example');
      await field(page, 'phone').fill('+44 20 7946 0000');
      await form(page).evaluate((element: HTMLFormElement) => {
        element.noValidate = true;
      });
      await field(page, 'name').fill('');
      await sendFromPages(page);
      await expect(summary(page)).toBeFocused();
      await expect(summary(page)).toContainText('Something needs your attention');
      await expect(page).toHaveURL(
        javaScriptEnabled ? `${PAGES_URL}/contact` : SERVICE_URL + PATHS.enquiries,
      );
      await expectWrong(page, 'name', 'Enter your name.');
      await expectWrong(page, 'email', /address in full/);
      await expect(form(page).locator('[aria-invalid]')).toHaveCount(2);
      await expect(field(page, 'phone')).toHaveValue('+44 20 7946 0000');
      await field(page, 'name').fill('Ada Novak');
      await retype(field(page, 'email'), sender);
      await expectKept(page, sender);
      await send(page).click();
      await expect(page).toHaveURL(PAGES_URL + THANKS);
      await expectThanks(page, javaScriptEnabled ? 'Thank you, Ada' : 'Thank you');
      await expectMailed(sender);
    });
  });
}

test('an address that isn’t there is answered in the site’s look', async ({
  page,
  expectError,
}) => {
  expectError(/\b404\b/);
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`^${PAGES_URL}/`));
});

test('what is sent says which page the visitor came from', async ({ page }) => {
  const sender = newSender();
  await page.goto('/services/qa');
  await page.getByRole('link', { name: 'Contact us' }).first().click();
  await expect(page).toHaveURL(/\/contact/);
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page)).toHaveAttribute('data-enquiry-ready');
  await fill(page, sender);
  await send(page).click();
  await expect(page).toHaveURL(PAGES_URL + THANKS);
  await expectMailed(sender);
  expect(cameFrom(sender)).toBe('/services/qa');
});
