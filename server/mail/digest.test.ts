import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleEnquiry } from '../../tests/fixtures/enquiry.ts';
import { folderForEach } from '../../tests/fixtures/folder.ts';
import { logForEach } from '../../tests/fixtures/log.ts';
import { startSmtp } from '../../tests/fixtures/smtp.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { DAY } from '../time.ts';
import { type DigestOptions, lastMonday, sendDigest } from './digest.ts';
import { smtpSender } from './mail-sender.ts';

const WEEK = 7 * DAY;
/** A Monday, an hour after the digest is due. */
const MONDAY = Date.UTC(2026, 10, 23, 7);
const OWNER = { name: '', address: 'owner@example.com' };

const folder = folderForEach();
let smtp: Awaited<ReturnType<typeof startSmtp>>;
const { lines, log } = logForEach();
beforeEach(async () => {
  smtp = await startSmtp();
});
afterEach(() => smtp.stop());

function digestOf(store: EnquiryStore, url = smtp.url) {
  const options: DigestOptions = {
    store,
    addresses: () => ({ from: { name: 'Tidewright', address: 'hello@example.com' }, to: [OWNER] }),
    send: smtpSender(url, 5_000),
    log,
  };
  return (now: number) => sendDigest(options, now, new AbortController().signal);
}

test('a week ends on Monday morning', () => {
  expect(lastMonday(MONDAY)).toBe(Date.UTC(2026, 10, 23, 6));
  expect(lastMonday(Date.UTC(2026, 10, 23, 5))).toBe(Date.UTC(2026, 10, 16, 6));
  expect(lastMonday(Date.UTC(2026, 10, 29, 23))).toBe(Date.UTC(2026, 10, 23, 6));
});

test('each week has one digest, and the first week has none', async () => {
  await using store = new SqliteStore(join(folder, 'enquiries.sqlite'));
  const send = digestOf(store);
  await store.add(sampleEnquiry({ receivedAt: MONDAY - 2 * DAY, name: 'Zebulon' }));
  await store.add(sampleEnquiry({ receivedAt: MONDAY - 9 * DAY, jobs: [] }));
  await store.add(sampleEnquiry({ receivedAt: MONDAY - DAY, status: 'spam', jobs: [] }));
  await send(MONDAY - WEEK);
  await send(MONDAY - WEEK + DAY);
  expect(smtp.received).toEqual([]);
  await Promise.all([send(MONDAY), send(MONDAY + 1)]);
  await send(MONDAY + DAY);
  const [mail] = smtp.received;
  expect(smtp.received).toHaveLength(1);
  expect(mail?.to).toEqual(['owner@example.com']);
  expect(mail?.source).toContain('Subject: Enquiries of the week: 1\r\n');
  expect(mail?.source).toContain('From 2026-11-16 to 2026-11-22:');
  expect(mail?.source).toMatch(
    /Enquiries: 1\r\nSpam to look through: 1\r\n.*wait: 2\r\nGiven up: 0/,
  );
  expect(mail?.source).toContain('Message-ID: <digest.2026-11-23@example.com>');
  // The digest holds only counts.
  expect(mail?.source).not.toContain('Zebulon');
  await send(MONDAY + WEEK);
  expect(smtp.received).toHaveLength(2);
});

test('a digest that failed is sent at the next check', async () => {
  await using store = new SqliteStore(join(folder, 'enquiries.sqlite'));
  await digestOf(store)(MONDAY - WEEK);
  await digestOf(store, 'smtp://127.0.0.1:1')(MONDAY);
  await using busy = await startSmtp({
    onRcptTo: (_address, _session, done) =>
      done(Object.assign(new Error('later'), { responseCode: 450 })),
  });
  await digestOf(store, busy.url)(MONDAY);
  expect(lines.join('')).toMatch(/ECONNREFUSED.*digest not sent.*EENVELOPE 450.*digest not sent/s);
  await digestOf(store)(MONDAY + 1);
  expect(smtp.received).toHaveLength(1);
});
