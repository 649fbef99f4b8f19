/** Refusals of the real service, and the form's reactions. All tests but one share a server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { MAX_FILE_BYTES } from '../../contract/limits.ts';
import { test as base, expect } from '../browser-test.ts';
import { startServer } from '../fixtures/process.ts';
import {
  expectKept,
  expectWrong,
  field,
  fill,
  form,
  newSender,
  open,
  pdf,
  send,
  summary,
  THANKS,
} from './enquiry-page.ts';
import { FIXTURE_DIST } from './fixture-site.ts';

/** A server, and the folder of its enquiries. */
interface Service {
  readonly url: string;
  readonly data: string;
}

/** Starts a server with an hourly limit of forms from one address, and stops it after use. */
async function withService(limit: string, use: (service: Service) => Promise<void>) {
  const data = mkdtempSync(join(tmpdir(), 'refusals-'));
  const server = await startServer({ DIST: FIXTURE_DIST, DATA: data, ENQUIRY_LIMIT: limit });
  await use({ url: server.url, data });
  await server.end('SIGTERM');
  rmSync(data, { recursive: true });
}

const test = base.extend<{ strict: Service }, { service: Service }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  service: [async ({}, use) => withService('1000', use), { scope: 'worker' }],
  /** A server that accepts one form. */
  // biome-ignore lint/correctness/noEmptyPattern: as above
  strict: async ({}, use) => withService('1', use),
  baseURL: async ({ service }, use) => use(service.url),
});

// The tests share a server.
test.describe.configure({ mode: 'default' });

/** Runs an action that sends the form. @returns the status of the answer */
async function statusOf(page: Page, press: () => Promise<void>): Promise<number> {
  const [response] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    press(),
  ]);
  return response.status();
}

/** How many enquiries are stored. */
function countStored({ data }: Service): number {
  const database = new DatabaseSync(join(data, 'enquiries.sqlite'), { readOnly: true });
  const row = database.prepare('SELECT count(*) AS stored FROM enquiries').get();
  database.close();
  return Number(row?.stored);
}

/** Expects the message to have the focus, and everything typed to be kept, also after a reload. */
const expectRefused = async (page: Page, sender: string, words: RegExp) => {
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText(words);
  await expectKept(page, sender);
  await page.reload();
  await expectKept(page, sender);
};

test('a file beyond the limit: 422, and the form goes without it', async ({
  page,
  service,
  expectError,
}) => {
  expectError(/\b422\b/);
  const before = countStored(service);
  const sender = newSender();
  await open(page);
  await fill(page, sender);
  await field(page, 'attachment').setInputFiles(pdf(MAX_FILE_BYTES));
  expect(await statusOf(page, () => send(page).click())).toBe(422);
  await expectWrong(page, 'attachment', /larger than 5 MB/);
  await expect(form(page).getByText('berth-brief.pdf', { exact: true })).toBeVisible();
  await expectRefused(page, sender, /larger than 5 MB/);
  await fill(page, sender);
  await send(page).click();
  await expect(page).toHaveURL(THANKS);
  expect(countStored(service)).toBe(before + 1);
});

test('the second form in an hour, where one is allowed: 429, everything kept', async ({
  page,
  strict,
  expectError,
}) => {
  expectError(/\b429\b/);
  await open(page, `${strict.url}/contact`);
  await fill(page, newSender());
  await send(page).click();
  await expect(page).toHaveURL(strict.url + THANKS);
  const sender = newSender();
  await open(page, `${strict.url}/contact`);
  await fill(page, sender);
  expect(await statusOf(page, () => send(page).click())).toBe(429);
  await expectRefused(page, sender, /a lot of messages/);
  expect(countStored(strict)).toBe(1);
});

test('a locked database: 503, everything kept, and sent once it is free', async ({
  page,
  service,
  expectError,
}) => {
  expectError(/\b503\b/);
  const before = countStored(service);
  const sender = newSender();
  await open(page);
  await fill(page, sender);
  const other = new DatabaseSync(join(service.data, 'enquiries.sqlite'));
  other.exec('BEGIN EXCLUSIVE');
  expect(await statusOf(page, () => send(page).click())).toBe(503);
  await expectRefused(page, sender, /could not store/);
  other.exec('ROLLBACK');
  other.close();
  await send(page).click();
  await expect(page).toHaveURL(THANKS);
  expect(countStored(service)).toBe(before + 1);
});

test('more than is read: 413, a way to send it by mail, and another try', async ({
  page,
  expectError,
}) => {
  expectError(/\b413\b/);
  const sender = newSender();
  await open(page);
  await fill(page, sender);
  await form(page).evaluate((element) => {
    for (let index = 0; index < 40; index += 1) {
      const input = Object.assign(document.createElement('input'), { type: 'hidden' });
      element.append(Object.assign(input, { name: 'surplus', value: '1' }));
    }
  });
  expect(await statusOf(page, () => send(page).click())).toBe(413);
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
});
