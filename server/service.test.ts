import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sampleEnquiry } from '../tests/fixtures/enquiry.ts';
import { folderForEach } from '../tests/fixtures/folder.ts';
import { checkClock, removeOld, runRetention } from './enquiry/retention.ts';
import type { EnquiryStore } from './store/enquiry-store.ts';
import { SqliteStore } from './store/sqlite-store.ts';

const folder = folderForEach();

const DAY = 24 * 60 * 60 * 1000;

test('what is too old goes, spam sooner, with its mails', async () => {
  const store = SqliteStore.open(join(folder, 'enquiries.sqlite'));
  const now = Date.now();
  const kept = [
    sampleEnquiry({ receivedAt: now - 80 * DAY, mails: [] }),
    sampleEnquiry({ receivedAt: now - 29 * DAY, status: 'spam', mails: [] }),
  ];
  const old = [
    sampleEnquiry({ receivedAt: now - 100 * DAY, mails: [] }),
    sampleEnquiry({ receivedAt: now - 31 * DAY, status: 'spam', mails: [] }),
  ];
  for (const enquiry of [...kept, ...old]) await store.add(enquiry);
  await mkdir(join(folder, 'outbox'));
  for (const { id } of [...kept, ...old]) {
    await writeFile(join(folder, 'outbox', `${id}-team.eml`), 'mail');
  }
  const age = { number: 90, unit: 'days' } as const;
  const retention = { enquiries: age, careers: age };
  const erasure = await removeOld(store, join(folder, 'outbox'), retention, now);
  expect(erasure).toEqual({ enquiries: 1, spam: 1, held: 0 });
  const ids = kept.map(({ id }) => id).sort();
  expect((await store.list()).map(({ id }) => id).sort()).toEqual(ids);
  expect((await readdir(join(folder, 'outbox'))).sort()).toEqual(ids.map((id) => `${id}-team.eml`));
  await store.close();
});

test('each desk has a retention of its own', async () => {
  const store = SqliteStore.open(join(folder, 'enquiries.sqlite'));
  const now = Date.now();
  const receivedAt = now - 200 * DAY;
  const kept = sampleEnquiry({ receivedAt, mails: [] });
  const application = sampleEnquiry({
    form: 'application',
    desk: 'careers',
    receivedAt,
    mails: [],
  });
  for (const enquiry of [kept, application]) await store.add(enquiry);
  const retention = {
    enquiries: { number: 24, unit: 'months' },
    careers: { number: 6, unit: 'months' },
  } as const;
  await mkdir(join(folder, 'outbox'));
  const erasure = await removeOld(store, join(folder, 'outbox'), retention, now);
  expect(erasure).toEqual({ enquiries: 1, spam: 0, held: 0 });
  expect([await store.has(kept.id), await store.has(application.id)]).toEqual([true, false]);
  await store.close();
});

describe('what retention says', () => {
  const MONTHS = { number: 24, unit: 'months' } as const;
  const AGE = { enquiries: MONTHS, careers: MONTHS };
  const retain = async (store: EnquiryStore, now: number) => {
    const lines: string[] = [];
    const write = (...parts: unknown[]) =>
      lines.push(parts.map((part) => JSON.stringify(part)).join());
    await runRetention(store, folder, AGE, { warn: write, error: write }, now);
    return lines;
  };

  test('how many it has erased, and how many stay for a mail', async () => {
    const store = SqliteStore.open(join(folder, 'enquiries.sqlite'));
    const now = Date.now();
    await store.add(sampleEnquiry({ receivedAt: now - 900 * DAY, mails: [] }));
    await store.add(sampleEnquiry({ receivedAt: now - 900 * DAY }));
    expect(await retain(store, now)).toEqual([
      '{"enquiries":1,"spam":0,"held":1},"old enquiries erased"',
    ]);
    expect(await retain(store, now)).toEqual([
      '{"enquiries":0,"spam":0,"held":1},"old enquiries stay: their mails are still to be sent"',
    ]);
    await store.close();
  });

  test('that a clock years ahead erases nothing, on any day, until the owner trusts it', async () => {
    const store = SqliteStore.open(join(folder, 'enquiries.sqlite'));
    const now = Date.UTC(2026, 0, 1);
    const later = now + 3 * 365 * DAY;
    await retain(store, now);
    await store.add(sampleEnquiry({ receivedAt: now, mails: [] }));
    // What comes while the clock is wrong does not make it right.
    await store.add(sampleEnquiry({ receivedAt: later, mails: [] }));
    for (const day of [0, 1, 2]) {
      const [line] = await retain(store, later + day * DAY);
      expect(line).toMatch(
        /^"nothing erased\. The clock says 20\d\d-\d\d-\d\d, more than 45 days after the latest time in the store, 2026-01-01\. If the clock is right: npm run enquiries -- purge --older-than AGE --trust-clock"$/,
      );
    }
    expect(await store.list()).toHaveLength(2);
    // Back in time, and six weeks later, it goes on.
    expect(await retain(store, now + DAY)).toEqual([]);
    expect(await retain(store, now + 45 * DAY)).toEqual([]);
    await checkClock(store, later, true);
    expect(await retain(store, later + DAY)).toHaveLength(1);
    expect(await store.list()).toHaveLength(1);
    await store.close();
  });

  test('that what is left of removed enquiries goes, whoever left it', async () => {
    const file = join(folder, 'enquiries.sqlite');
    const store = SqliteStore.open(file);
    const [gone, kept] = [sampleEnquiry({ name: 'Zebulon' }), sampleEnquiry()];
    for (const enquiry of [gone, kept]) await store.add(enquiry);
    // A command that was killed before it came to the files.
    await store.remove({ id: gone.id });
    expect((await readFile(`${file}-wal`)).includes('Zebulon')).toBe(true);
    const files = [`${gone.id}-team.eml`, `.${gone.id}-confirmation.eml`, `${kept.id}-team.eml`];
    for (const name of files) await writeFile(join(folder, name), 'mail');
    await retain(store, Date.now());
    for (const name of [file, `${file}-wal`]) {
      expect((await readFile(name)).includes('Zebulon')).toBe(false);
    }
    expect((await readdir(folder)).filter((name) => name.endsWith('.eml'))).toEqual([
      `${kept.id}-team.eml`,
    ]);
    await store.close();
  });
});
