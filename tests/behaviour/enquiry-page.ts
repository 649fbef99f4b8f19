/** Helpers for tests of the forms. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { FieldName } from '../../contract/names.ts';
import { expect } from './behaviour-test.ts';
import { DATA_FOLDER, mailsAbout } from './enquiries.ts';

/** The address after a form has been accepted. */
export const THANKS = '/contact/thank-you#thank-you';

/** A valid PDF file slightly larger than `bytes`. */
export const pdf = (bytes: number) => ({
  name: 'berth-brief.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${' '.repeat(bytes)}\n%%EOF`),
});

/** A unique sender address. */
export const newSender = () => `ada.${randomUUID().slice(0, 8)}@example.com`;

/** The message that `fill` types. */
const MESSAGE = 'Nine berths, planned in a spreadsheet.';

export const form = (page: Page) => page.locator('[data-enquiry-form]');
export const field = (page: Page, name: FieldName) => form(page).locator(`[name="${name}"]`);
export const summary = (page: Page) => form(page).getByRole('alert');
/** The form's submit button, by default that of the contact page. */
export const send = (page: Page, button = 'Send enquiry') =>
  form(page).getByRole('button', { name: button });

/** Waits for the script of the form, which is fetched when the form comes into view. */
export async function untilReady(page: Page) {
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page)).toHaveAttribute('data-enquiry-ready');
}

/** Opens a page and waits for the script of its form. */
export async function open(page: Page, address = '/contact') {
  await page.goto(address);
  await untilReady(page);
}

/** Replaces a field's text by typing, since Firefox's driver can't clear an e-mail field. */
export async function retype(control: Locator, words: string) {
  await control.press('ControlOrMeta+A');
  await control.pressSequentially(words);
}

/** Expects the heading of the thanks. The page also has a hidden one for visitors who have not sent a form. */
export async function expectThanks(page: Page, words: string) {
  await expect(page.getByRole('heading', { level: 1, name: words, exact: true })).toBeVisible();
}

/** Expects the two mails about an enquiry to be written. */
export const expectMailed = (sender: string, data = DATA_FOLDER) =>
  expect.poll(() => mailsAbout(sender, data)).toEqual(['confirmation.eml', 'team.eml']);

/** Expects a field to be marked as invalid, with this message beside it. */
export async function expectWrong(page: Page, name: FieldName, words: string | RegExp) {
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, name)).toHaveAccessibleDescription(words);
}

/** Fills in the required fields. */
export async function fill(page: Page, sender: string) {
  await field(page, 'name').fill('Ada Novak');
  await field(page, 'company').fill('Northfold');
  await field(page, 'email').fill(sender);
  await field(page, 'looking-for').selectOption({ index: 1 });
  await field(page, 'message').fill(MESSAGE);
  await field(page, 'consent').check();
}

/** Expects the values that `fill` typed, or another choice. */
export async function expectKept(page: Page, sender: string, lookingFor = 'web-development') {
  await expect(field(page, 'name')).toHaveValue('Ada Novak');
  await expect(field(page, 'company')).toHaveValue('Northfold');
  await expect(field(page, 'email')).toHaveValue(sender);
  await expect(field(page, 'looking-for')).toHaveValue(lookingFor);
  await expect(field(page, 'message')).toHaveValue(MESSAGE);
  await expect(field(page, 'consent')).toBeChecked();
}
