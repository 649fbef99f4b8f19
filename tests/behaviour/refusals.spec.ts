/** Refusals of a service with a store of its own, and the form's reactions. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { test as base, expect } from '../browser-test.ts';
import { startServer } from '../fixtures/process.ts';
import {
  expectKept,
  field,
  fill,
  form,
  newSender,
  open,
  send,
  summary,
  THANKS,
} from './enquiry-page.ts';
import { FIXTURE_DIST } from './fixture-site.ts';

/** The folder of the server's enquiries. */
const test = base.extend<{ data: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  data: async ({}, use, info) => use(info.outputPath('data')),
  baseURL: async ({ data }, use) => {
    const server = await startServer({ DIST: FIXTURE_DIST, DATA: data });
    await use(server.url);
    await server.end('SIGTERM');
  },
});

/** Sends the form. @returns the status of the answer */
async function statusOfSent(page: Page): Promise<number> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await send(page).click();
  return (await answered).status();
}

test('while the database is locked, and with too many fields, the text is kept and can be sent again', async ({
  page,
  data,
  expectError,
}) => {
  expectError(/\b(503|413)\b/);
  const sender = newSender();
  await open(page);
  await fill(page, sender);
  using database = new DatabaseSync(join(data, 'enquiries.sqlite'));
  database.exec('BEGIN EXCLUSIVE');
  expect(await statusOfSent(page)).toBe(503);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText(/could not store/);
  await expectKept(page, sender);
  database.exec('ROLLBACK');

  await form(page).evaluate((element) => {
    for (let index = 0; index < 40; index += 1) {
      const input = Object.assign(document.createElement('input'), { type: 'hidden' });
      element.append(Object.assign(input, { name: 'surplus', value: '1' }));
    }
  });
  expect(await statusOfSent(page)).toBe(413);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expectKept(page, sender);
  await expect(field(page, 'email')).toBeEditable();
  // The summary's button sends the form again, which is accepted with the token from the refusal.
  await form(page).evaluate((element) => {
    for (const input of element.querySelectorAll('[name=surplus]')) input.remove();
  });
  await summary(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(THANKS);
  expect(database.prepare('SELECT email FROM enquiries').all()).toMatchObject([{ email: sender }]);
});
