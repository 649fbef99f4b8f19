/** How the tests of the forms find their way about a page. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { FieldName } from '../../contract/names.ts';
import { expect } from './behaviour-test.ts';

/** Where the specified forms lead once they have arrived. */
export const THANKS = '/contact/thank-you#thank-you';

/** A file that is what it says, and a little larger than so many bytes. */
export const pdf = (bytes: number) => ({
  name: 'berth-brief.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${' '.repeat(bytes)}\n%%EOF`),
});

/** An address that no other test sends from. */
export const newSender = () => `ada.${randomUUID()}@example.com`;

/** What `fill` writes. */
const MESSAGE = 'Nine berths, planned in a spreadsheet.';

export const form = (page: Page) => page.locator('[data-enquiry-form]');
export const field = (page: Page, name: FieldName) => form(page).locator(`[name="${name}"]`);
export const summary = (page: Page) => form(page).getByRole('alert');
/** The button of the form on the contact page, or one with other words. */
export const send = (page: Page, button = 'Send enquiry') =>
  form(page).getByRole('button', { name: button });

/** Opens a page and waits for the script of its form. */
export async function open(page: Page, address = '/contact') {
  await page.goto(address);
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page)).toHaveAttribute('data-enquiry-ready');
}

/**
 * Types in place of what a field holds, as a visitor does: Firefox's driver can't empty an e-mail field by itself, and what it
 * fills in, React takes for its own doing.
 */
export async function retype(control: Locator, words: string) {
  await control.press('ControlOrMeta+A');
  await control.pressSequentially(words);
}

/** Expects the heading of the thanks, beside which one stands that nobody sees: for who comes without having sent a form. */
export async function expectThanks(page: Page, words: string) {
  await expect(page.getByRole('heading', { level: 1, name: words, exact: true })).toBeVisible();
}

/** Expects a field to be marked as wrong, with these words beside it. */
export async function expectWrong(page: Page, name: FieldName, words: string | RegExp) {
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, name)).toHaveAccessibleDescription(words);
}

/** Fills in what is needed. */
export async function fill(page: Page, sender: string) {
  await field(page, 'name').fill('Ada Novak');
  await field(page, 'company').fill('Northfold');
  await retype(field(page, 'email'), sender);
  await field(page, 'looking-for').selectOption({ index: 1 });
  await field(page, 'message').fill(MESSAGE);
  await field(page, 'consent').check();
}

/** Expects everything that `fill` wrote. */
export async function expectKept(page: Page, sender: string) {
  await expect(field(page, 'name')).toHaveValue('Ada Novak');
  await expect(field(page, 'company')).toHaveValue('Northfold');
  await expect(field(page, 'email')).toHaveValue(sender);
  await expect(field(page, 'looking-for')).toHaveValue('web-development');
  await expect(field(page, 'message')).toHaveValue(MESSAGE);
  await expect(field(page, 'consent')).toBeChecked();
}
