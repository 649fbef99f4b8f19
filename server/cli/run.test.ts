import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addEnquiry, sampleEnquiry } from '../../tests/fixtures/enquiry.ts';
import { folderForEach } from '../../tests/fixtures/folder.ts';
import { ONE_THREAD } from '../../tests/fixtures/process.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { DAY } from '../time.ts';
import { HELP, runCommand } from './run.ts';

const folder = folderForEach();
/** Open during every command, as with a running server. */
let store: SqliteStore;
beforeEach(async () => {
  store = await new SqliteStore(join(folder, 'enquiries.sqlite')).ready();
});
afterEach(async () => {
  await store.close();
});

const nothing = () => `No enquiries in ${store.location}.\n`;

const run = (...args: string[]) => runCommand(args, { DATA: folder });

test('help, --help and -h print the help', async () => {
  for (const args of [['--help'], ['help'], ['list', '-h']]) {
    expect(await run(...args)).toEqual({ code: 0, out: HELP });
  }
});

test.each([
  [[], 'Which command?'],
  [['dance'], 'There is no command dance'],
  [['__proto__'], 'There is no command __proto__'],
  [['list', '--loud'], "Unknown option '--loud'"],
  [['list', 'all'], 'list takes no all'],
  [['list', '--status', 'old'], '--status takes new or spam'],
  [['list', '--limit', '0'], '--limit takes a whole number from 1'],
  [['list', '--email', 'a'], 'list takes no --email'],
  [['show'], 'show takes one more argument'],
  [['export'], '--format takes csv or json'],
  [['export', '--format', 'xml'], '--format takes csv or json'],
  [['delete'], 'delete takes an ID or --email ADDRESS'],
  [['delete', 'A', '--email', 'a'], 'delete takes an ID or --email ADDRESS'],
  [['purge'], '--older-than takes a number of months or days'],
  [['purge', '--older-than', '2y'], '--older-than takes a number of months or days'],
  [['backup'], 'backup takes one more argument'],
  [['restore'], 'restore takes one more argument'],
])('%j exits with code 2 and says why', async (args, message) => {
  const { code, error } = await run(...args);
  expect(code).toBe(2);
  expect(error).toContain(message);
  expect(error).toContain('Usage:');
});

test('list prints a table without control characters', async () => {
  expect(await run('list')).toEqual({ code: 0, out: nothing() });
  const first = sampleEnquiry({
    name: 'Eve \u001b[2J\u202egpj',
    receivedAt: Date.UTC(2026, 0, 2, 3, 4),
  });
  const spam = sampleEnquiry({ status: 'spam', jobs: [], receivedAt: 0 });
  await store.add(first);
  await store.add(spam);
  const { code, out = '' } = await run('list');
  expect(code).toBe(0);
  expect(out).toMatch(/^NUMBER +RECEIVED \(UTC\) +STATUS +NAME/);
  expect(out).toMatch(/ 2026-01-02 03:04 +new +Eve {2}\[2J gpj /);
  for (const trick of ['\u001b', '\u202e']) expect(out).not.toContain(trick);
  expect((await run('list', '--status', 'spam')).out).not.toContain(first.id);
  expect((await run('list', '--limit', '1')).out?.trim().split('\n')).toHaveLength(2);
});

test('search finds enquiries that contain all words, in any field', async () => {
  const ada = sampleEnquiry({
    company: 'Okapi Works',
    message: 'A Ledger for zebras',
    position: 'keeper',
    link: 'https://quagga.example',
    from: '/careers',
  });
  const bob = sampleEnquiry({ name: 'Bob', message: 'zebras' });
  for (const enquiry of [ada, bob]) await store.add(enquiry);
  const { out } = await run('search', 'ZEBRAS', 'okapi');
  expect(out).toContain(ada.id);
  expect(out).not.toContain(bob.id);
  expect((await run('search', 'keeper', 'quagga', 'careers')).out).toBe(out);
  expect(await run('search', 'gnu')).toEqual({
    code: 1,
    error: `No enquiry in ${store.location} contains gnu.\n`,
  });
});

test('a folder without a store is named, and no store is created in it', async () => {
  const other = join(folder, 'other');
  for (const args of [['list'], ['show', 'X'], ['search', 'a'], ['retry'], ['delete', 'X']]) {
    expect(await runCommand(args, { DATA: other })).toEqual({
      code: 1,
      error: `There is no ${other}/enquiries.sqlite: nothing was received there. DATA names another folder.\n`,
    });
  }
  expect(existsSync(other)).toBe(false);
  expect((await run('show', 'X')).error).toBe(`There is no enquiry X in ${store.location}.\n`);
  expect((await run('retry')).out).toBe(`No unsent mails or webhook calls in ${store.location}.\n`);
});

test('mails written to a folder are shown as kept, not mailed', async () => {
  const enquiry = await addEnquiry(store);
  for (const job of await store.claimJobs(Date.now(), 1000, 10)) {
    await store.finishJob(job, { state: 'sent', failure: 'KEPT' }, Date.now());
  }
  expect((await run('list')).out).toMatch(/ kept, not mailed$/m);
  expect((await run('show', enquiry.id)).out).toMatch(/^Mail: team +kept, not mailed, 1 tries$/m);
  expect((await run('export', '--format', 'csv')).out).toContain(',kept,kept');
});

test('show prints every field and saves the file', async () => {
  const bytes = Buffer.from('%PDF-1.7');
  const attachment = { name: 'plan.pdf', type: 'application/pdf', bytes };
  const enquiry = await addEnquiry(store, { attachment, phone: '+44 20' });
  const { code, out = '' } = await run('show', enquiry.id);
  expect(code).toBe(0);
  for (const part of [
    'Ada Lovelace',
    'plan.pdf',
    '+44 20',
    '/services/qa',
    'Mail: team',
    enquiry.message,
  ]) {
    expect(out).toContain(part);
  }
  const target = join(folder, 'saved.pdf');
  expect((await run('show', enquiry.id, '--save', target)).code).toBe(0);
  expect(readFileSync(target)).toEqual(bytes);
  expect((await run('show', enquiry.id, '--save', target)).code).toBe(1);
  expect(await run('show', 'NOBODY')).toEqual({
    code: 1,
    error: `There is no enquiry NOBODY in ${store.location}.\n`,
  });
});

describe('export', () => {
  test('CSV has every field and no formula', async () => {
    const message = '=HYPERLINK("http://evil.example")\nsecond, line; =A1\n+1';
    await store.add(sampleEnquiry({ name: '@SUM(A1)', company: '-1+1', phone: '+44 20', message }));
    const { out = '' } = await run('export', '--format', 'csv');
    expect(out.startsWith('\uFEFFid,receivedAt,status,form,language,name,company,')).toBe(true);
    expect(out).toContain(`,'@SUM(A1),'-1+1,ada@example.com,'+44 20,web-development,`);
    expect(out).toContain(`"'=HYPERLINK(""http://evil.example"")\nsecond, line;' =A1\n'+1"`);
    for (const cell of out.split(/[,;\r\n]+/)) expect(cell).not.toMatch(/^"? *[=+@-]/);
  });

  test('JSON has the texts unchanged', async () => {
    const enquiry = await addEnquiry(store, { message: '=1+1' });
    const [record] = JSON.parse((await run('export', '--format', 'json')).out ?? '');
    expect(record).toMatchObject({
      id: enquiry.id,
      message: '=1+1',
      receivedAt: new Date(enquiry.receivedAt).toISOString(),
      teamMail: 'pending',
    });
  });
});

test('delete removes rows, mail files and every byte in the database files, and frees their space', async () => {
  const bytes = Buffer.from('okapi '.repeat(50_000));
  const attachment = { name: 'okapi.txt', type: 'text/plain', bytes };
  const email = 'zebulon@xn--kapi-4qa.example';
  const enquiry = sampleEnquiry({ email, name: 'Zebulon', attachment });
  const other = sampleEnquiry();
  await store.add(enquiry);
  await store.add(other);
  const mail = join(folder, 'outbox', `${enquiry.id}-team.eml`);
  await mkdir(join(folder, 'outbox'));
  await writeFile(mail, 'okapi');
  expect(await run('delete', '--email', 'Zebulon@ökapi.example')).toEqual({
    code: 0,
    out: `Deleted 1 enquiry: ${enquiry.id}\n`,
  });
  expect(existsSync(mail)).toBe(false);
  const files = ['enquiries.sqlite', 'enquiries.sqlite-wal'].map((name) => join(folder, name));
  const left = Buffer.concat(files.map((name) => readFileSync(name))).toString('latin1');
  expect(left).not.toMatch(/zebulon|okapi/i);
  expect(left.length).toBeLessThan(bytes.length);
  expect((await run('delete', enquiry.id)).code).toBe(1);
  expect((await run('delete', other.id)).code).toBe(0);
  expect(await store.list()).toEqual([]);
});

test('purge deletes by age, keeps enquiries with unsent mails, and says so', async () => {
  await store.add(sampleEnquiry({ receivedAt: Date.now() - 93 * DAY, jobs: [] }));
  await store.add(sampleEnquiry({ receivedAt: Date.now() - 93 * DAY }));
  const purge = async () => (await run('purge', '--older-than', '2m')).out;
  const kept = '1 enquiry with mails still to be sent: kept.\n';
  expect(await purge()).toBe(`Deleted 1 enquiry. ${kept}`);
  expect(await purge()).toBe(`Deleted 0 enquiries. ${kept}`);
});

test('purge deletes nothing if the clock is far ahead, unless told to trust it', async () => {
  await store.noteTime(Date.now() - 46 * DAY);
  await store.add(sampleEnquiry({ receivedAt: 1, jobs: [] }));
  const refused = await run('purge', '--older-than', '30d');
  expect(refused.code).toBe(1);
  expect(refused.error).toMatch(
    /^The clock says \d{4}-\d\d-\d\d, more than 45 days after .* Nothing deleted\. If the clock is right, add --trust-clock\n$/,
  );
  expect((await run('purge', '--older-than', '30d', '--trust-clock')).out).toBe(
    'Deleted 1 enquiry.\n',
  );
  expect((await run('purge', '--older-than', '30d')).code).toBe(0);
});

test('retry makes mails and webhook calls due that were given up', async () => {
  const { jobs, ...enquiry } = sampleEnquiry({ receivedAt: Date.now() });
  await store.add({ ...enquiry, jobs: [...jobs, { kind: 'webhook', messageId: 'w' }] });
  for (const sort of ['mails', 'webhooks'] as const) {
    for (const job of await store.claimJobs(Date.now(), 1000, 10, sort)) {
      await store.finishJob(job, { state: 'dead', failure: 'x' }, Date.now());
    }
  }
  expect((await run('list')).out).toContain('given up');
  expect(await run('retry')).toEqual({
    code: 0,
    out: '2 mails and 1 webhook call to be sent now; mails are kept, not mailed, since SMTP_URL is not set.\n',
  });
});

test('release turns spam into an enquiry and queues its mails', async () => {
  const spam = await addEnquiry(store, { status: 'spam', jobs: [] });
  const release = (variables: Record<string, string>) =>
    runCommand(['release', spam.id], { DATA: folder, ...variables });
  expect(await release({ DIST: folder })).toEqual({
    code: 1,
    error: 'Nothing built yet: run npm run build, or set MAIL_FROM.\n',
  });
  const released = {
    code: 0,
    out: `Released ${spam.id}: the server sends its mails within seconds.\n`,
  };
  const SMTP_URL = 'smtp://mail.example.com';
  expect(await release({ MAIL_FROM: 'hello@example.com', SMTP_URL })).toEqual(released);
  expect(await release({ MAIL_FROM: 'hello@example.com' })).toEqual({
    code: 1,
    error: `There is no spam ${spam.id} in ${store.location}.\n`,
  });
  expect((await run('list')).out).toMatch(/ new .* waiting/);
  const jobs = await store.claimJobs(Date.now(), 1000, 10);
  expect(jobs.map(({ messageId }) => messageId).sort()).toEqual([
    `<${spam.id.toLowerCase()}.confirmation@example.com>`,
    `<${spam.id.toLowerCase()}.team@example.com>`,
  ]);
});

test('release calls webhooks for an enquiry, but never for an application', async () => {
  const spam = { status: 'spam', jobs: [] } as const;
  const settings = {
    DATA: folder,
    MAIL_FROM: 'hello@example.com',
    WEBHOOK_URL: 'slack:https://crm.example',
  };
  for (const desk of ['enquiries', 'careers'] as const) {
    const { id } = await addEnquiry(store, { ...spam, desk });
    await runCommand(['release', id], settings);
  }
  const jobs = await store.claimJobs(Date.now(), 1000, 10, 'webhooks');
  expect(jobs).toHaveLength(1);
});

test('backup never overwrites a file', async () => {
  await store.add(sampleEnquiry());
  const copy = join(folder, 'copy.sqlite');
  expect((await run('backup', copy)).code).toBe(0);
  const opened = new SqliteStore(copy);
  expect(await opened.list()).toHaveLength(1);
  await opened.close();
  expect(await run('backup', copy)).toEqual({ code: 1, error: `${copy} exists already.\n` });
});

test('restore replaces the store with a backup, but not while it is in use', async () => {
  const enquiry = await addEnquiry(store);
  const copy = join(folder, 'copy.sqlite');
  await run('backup', copy);
  const file = join(folder, 'enquiries.sqlite');
  expect(await run('restore', copy)).toEqual({
    code: 1,
    error: `${file} is in use: stop the server first\n`,
  });
  await run('delete', enquiry.id);
  await store.close();
  const { code, out } = await run('restore', copy);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^\S+ is restored from \S+: 0 enquiries\nLeft out, since deleted after the backup: 1 enquiry\nThe store before that is in \S+\.replaced-\S+: delete it once it isn't needed\n$/,
  );
  expect((await run('list')).out).toBe(nothing());
  const settings = { DATABASE_URL: 'postgres://user:secret@127.0.0.1:1/site' };
  expect(await runCommand(['restore', copy], settings)).toEqual({
    code: 1,
    error: 'The enquiries are in Postgres: restore them with pg_restore.\n',
  });
  expect(await runCommand(['restore', copy], { DATA: '/dev/null/data' })).toMatchObject({
    code: 1,
  });
});

test('show and list say who did not get a mail', async () => {
  const enquiry = await addEnquiry(store, {
    receivedAt: 0,
    jobs: [{ kind: 'team', messageId: 'm' }],
  });
  const [job] = await store.claimJobs(1, 1000, 1);
  if (!job) throw new Error('a mail was queued');
  const deliveries = [
    { recipient: 'a@example.com', state: 'sent', failure: '' } as const,
    { recipient: 'b@example.com', state: 'dead', failure: 'EENVELOPE 550' } as const,
  ];
  await store.finishJob(job, { state: 'dead', failure: 'EENVELOPE 550', deliveries }, 1);
  expect((await run('list')).out).toContain('given up in part');
  const { out } = await run('show', enquiry.id);
  expect(out).toMatch(/^Mail: team +given up, 1 tries, last failure EENVELOPE 550$/m);
  expect(out).toMatch(/^ {2}sent +a@example\.com$/m);
  expect(out).toMatch(/^ {2}given up +b@example\.com, EENVELOPE 550$/m);
});

/** Runs the program. @param out a file descriptor for its output */
function start(args: string[], env: Record<string, string> = { DATA: folder }, out?: number) {
  const program = join(import.meta.dirname, '../enquiries.ts');
  return spawnSync(process.execPath, [ONE_THREAD, program, ...args], {
    encoding: 'utf8',
    env,
    stdio: ['ignore', out, 'pipe'],
  });
}

test('the program prints the result, and exits with code 1 on a wrong setting', () => {
  expect(start(['list'])).toMatchObject({ status: 0, stdout: nothing() });
  expect(start([])).toMatchObject({ status: 2, stdout: '' });
  const wrong = start(['list'], { DATABASE_URL: 'sqlite' });
  expect(wrong.status).toBe(1);
  expect(wrong.stderr).toMatch(/^DATABASE_URL takes [^\n]+\n$/);
});

// Skipped on systems without this device.
test.skipIf(!existsSync('/dev/full'))('an export onto a full disk fails', () => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = start(['list'], undefined, full);
  closeSync(full);
  expect([status, stderr]).toEqual([1, expect.stringContaining('ENOSPC')]);
});
