import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formPage, writeSite } from '../fixture-site.ts';
import { loadCatalogue } from '../static/catalogue.ts';
import { sampleEnquiry } from '../store/fixture-enquiry.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { findFormPages } from './form-page.ts';
import { removeOld } from './retention.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const DAY = 24 * 60 * 60 * 1000;

test('what is too old goes, spam sooner, with its mails', async () => {
  const store = SqliteStore.open(join(folder, 'enquiries.sqlite'));
  const now = Date.now();
  const kept = [
    sampleEnquiry({ receivedAt: now - 80 * DAY }),
    sampleEnquiry({ receivedAt: now - 29 * DAY, status: 'spam', mails: [] }),
  ];
  const old = [
    sampleEnquiry({ receivedAt: now - 100 * DAY }),
    sampleEnquiry({ receivedAt: now - 31 * DAY, status: 'spam', mails: [] }),
  ];
  for (const enquiry of [...kept, ...old]) await store.add(enquiry);
  await mkdir(join(folder, 'outbox'));
  for (const { id } of [...kept, ...old]) {
    await writeFile(join(folder, 'outbox', `${id}-team.eml`), 'mail');
  }
  const removed = await removeOld(store, join(folder, 'outbox'), { number: 90, unit: 'days' }, now);
  expect(removed).toBe(2);
  const ids = kept.map(({ id }) => id).sort();
  expect((await store.list()).map(({ id }) => id).sort()).toEqual(ids);
  expect((await readdir(join(folder, 'outbox'))).sort()).toEqual(ids.map((id) => `${id}-team.eml`));
  await store.close();
});

async function pagesOf(html: string) {
  const site = await writeSite({ 'contact.html': html });
  const catalogue = await loadCatalogue(site.folder);
  await site.remove();
  return findFormPages(catalogue);
}

test('each form is found on its page', async () => {
  const pages = await pagesOf(formPage('Contact', 'enquiry'));
  expect([...pages].map(([id, { address }]) => [id, address]).sort()).toEqual([
    ['brief', '/brief'],
    ['enquiry', '/contact'],
  ]);
  expect((await pagesOf('<h1>No form</h1>')).has('enquiry')).toBe(false);
});
