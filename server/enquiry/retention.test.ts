import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleEnquiry } from '../../tests/fixtures/enquiry.ts';
import { folderForEach } from '../../tests/fixtures/folder.ts';
import { logForEach } from '../../tests/fixtures/log.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { DAY } from '../time.ts';
import { checkClock, removeOld, runRetention } from './retention.ts';

/** The data folder, with the store and the mails. */
const folder = folderForEach();
let store: SqliteStore;
beforeEach(() => {
  store = new SqliteStore(join(folder, 'enquiries.sqlite'));
});
afterEach(() => store.close());

const mails = async () => (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();

test('old enquiries are removed with their mails, and spam sooner', async () => {
  const now = Date.now();
  const kept = [
    sampleEnquiry({ receivedAt: now - 80 * DAY, jobs: [] }),
    sampleEnquiry({ receivedAt: now - 29 * DAY, status: 'spam', jobs: [] }),
  ];
  const old = [
    sampleEnquiry({ receivedAt: now - 100 * DAY, jobs: [] }),
    sampleEnquiry({ receivedAt: now - 31 * DAY, status: 'spam', jobs: [] }),
  ];
  for (const enquiry of [...kept, ...old]) await store.add(enquiry);
  for (const { id } of [...kept, ...old]) {
    await writeFile(join(folder, `${id}-team.eml`), 'mail');
  }
  const age = { number: 90, unit: 'days' } as const;
  const retention = { enquiries: age, careers: age };
  const erasure = await removeOld({ store, folder, retention }, now);
  expect(erasure).toEqual({ enquiries: 1, spam: 1, held: 0 });
  const ids = kept.map(({ id }) => id).sort();
  expect((await store.list()).map(({ id }) => id).sort()).toEqual(ids);
  expect(await mails()).toEqual(ids.map((id) => `${id}-team.eml`));
});

test('each desk has its own retention', async () => {
  const now = Date.now();
  const receivedAt = now - 200 * DAY;
  const kept = sampleEnquiry({ receivedAt, jobs: [] });
  const application = sampleEnquiry({
    form: 'application',
    desk: 'careers',
    receivedAt,
    jobs: [],
  });
  const held = sampleEnquiry({ form: 'application', desk: 'careers', receivedAt });
  for (const enquiry of [kept, application, held]) await store.add(enquiry);
  const retention = {
    enquiries: { number: 24, unit: 'months' },
    careers: { number: 6, unit: 'months' },
  } as const;
  const erasure = await removeOld({ store, folder, retention }, now);
  expect(erasure).toEqual({ enquiries: 1, spam: 0, held: 1 });
  expect((await store.list()).map(({ id }) => id)).toEqual([kept.id, held.id]);
});

const MONTHS = { number: 24, unit: 'months' } as const;
const AGE = { enquiries: MONTHS, careers: MONTHS };
const { lines, log } = logForEach();
/** Runs retention. Returns the lines that it logs. */
const retain = async (now: number) => {
  lines.length = 0;
  await runRetention({ store, folder, retention: AGE }, log, now);
  return [...lines];
};

test('retention logs how many were erased, and how many stay for an unsent mail', async () => {
  const now = Date.now();
  await store.add(sampleEnquiry({ receivedAt: now - 900 * DAY, jobs: [] }));
  await store.add(sampleEnquiry({ receivedAt: now - 900 * DAY }));
  expect(await retain(now)).toEqual(['[{"enquiries":1,"spam":0,"held":1},"old enquiries erased"]']);
  expect(await retain(now)).toEqual([
    '[{"enquiries":0,"spam":0,"held":1},"old enquiries stay: their mails are still to be sent"]',
  ]);
});

test('a clock years ahead erases nothing until the owner trusts it', async () => {
  const now = Date.UTC(2026, 0, 1);
  const later = now + 3 * 365 * DAY;
  await retain(now);
  await store.add(sampleEnquiry({ receivedAt: now, jobs: [] }));
  // Enquiries received with the wrong clock don't make its time trusted.
  await store.add(sampleEnquiry({ receivedAt: later, jobs: [] }));
  for (const day of [0, 1, 2]) {
    const [line] = await retain(later + day * DAY);
    expect(line).toMatch(
      /^\["nothing erased\. The clock says 20\d\d-\d\d-\d\d, more than 45 days after the latest time in the store, 2026-01-01\. If the clock is right: npm run enquiries -- purge --older-than AGE --trust-clock"\]$/,
    );
  }
  expect(await store.list()).toHaveLength(2);
  // Retention resumes once the clock is right, and also six weeks later.
  expect(await retain(now + DAY)).toEqual([]);
  expect(await retain(now + 45 * DAY)).toEqual([]);
  await checkClock(store, later, true);
  expect(await retain(later + DAY)).toHaveLength(1);
  expect(await store.list()).toHaveLength(1);
});

test('remains of interrupted removals are removed', async () => {
  const file = join(folder, 'enquiries.sqlite');
  const [gone, kept] = [sampleEnquiry({ name: 'Zebulon' }), sampleEnquiry()];
  for (const enquiry of [gone, kept]) await store.add(enquiry);
  // As after a command that was killed before it deleted the files.
  await store.remove({ id: gone.id });
  expect((await readFile(`${file}-wal`)).includes('Zebulon')).toBe(true);
  const files = [`${gone.id}-team.eml`, `${gone.id}-confirmation.eml`, `${kept.id}-team.eml`];
  for (const name of files) await writeFile(join(folder, name), 'mail');
  await retain(Date.now());
  for (const name of [file, `${file}-wal`]) {
    expect((await readFile(name)).includes('Zebulon')).toBe(false);
  }
  expect(await mails()).toEqual([`${kept.id}-team.eml`]);
});
