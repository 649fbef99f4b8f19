import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FIELD_NAMES } from '../../contract/names.ts';
import { asciiAddress } from '../../contract/submission.ts';
import { ageSchema, before, type Config, readConfig, SQLITE_FILE } from '../config.ts';
import { checkClock, sweep } from '../enquiry/retention.ts';
import { OperatorError } from '../errors.ts';
import { companyMailbox, queuedJobs } from '../mail/compose-mail.ts';
import { mailFolder } from '../mail/mail-sender.ts';
import { loadForms } from '../static/catalogue.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { chooseStore, openStore } from '../store/open-store.ts';
import { type Removal, StoreUnavailable } from '../store/records.ts';
import { DAY, dayOf } from '../time.ts';
import { diagnose } from './doctor.ts';
import { formatCsv, formatEnquiry, formatJson, formatTable, formatVisits } from './format.ts';

/** What a command did: text for standard output or error, and the exit code. */
export interface CommandResult {
  code: 0 | 1 | 2;
  out?: string;
  error?: string;
}

class UsageError extends Error {}

/** Whether an error is from Node's argument parser. */
const isMisread = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');

/** Part of messages about mails if no mail server is configured. */
const UNMAILED = 'mails are kept, not mailed, since SMTP_URL is not set';

const done = (out: string): CommandResult => ({ code: 0, out });
const failed = (error: string): CommandResult => ({ code: 1, error: `${error}\n` });
const plural = (count: number, noun: string) =>
  `${count} ${count === 1 ? noun : noun.replace(/(?<![aeiou])y$/, 'ie').concat('s')}`;

const OPTIONS = {
  status: { type: 'string' },
  limit: { type: 'string' },
  save: { type: 'string' },
  format: { type: 'string' },
  email: { type: 'string' },
  days: { type: 'string' },
  'older-than': { type: 'string' },
  'trust-clock': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

interface Given {
  readonly config: Config;
  readonly values: Values;
  readonly words: readonly string[];
  readonly word: string;
}
type Work = Given & { readonly store: EnquiryStore };

async function list({ store, values: { status, limit } }: Work): Promise<CommandResult> {
  if (status !== undefined && status !== 'new' && status !== 'spam') {
    throw new UsageError('--status takes new or spam');
  }
  if (limit !== undefined && !/^[1-9]\d{0,8}$/.test(limit)) {
    throw new UsageError('--limit takes a whole number from 1');
  }
  const found = await store.list(status, limit === undefined ? undefined : Number(limit));
  return done(
    found.length > 0 ? `${formatTable(found)}\n` : `No enquiries in ${store.location}.\n`,
  );
}

/** The fields that a search looks at, besides the file's name. All enquiries of a form have the same consent. */
const SEARCHED = [
  'id',
  'from',
  ...FIELD_NAMES.filter((name) => name !== 'attachment' && name !== 'consent'),
] as const;

/** Finds enquiries that contain all words, in any case and order. */
async function search({ store, words }: Work): Promise<CommandResult> {
  const wanted = words.map((word) => word.toLowerCase());
  const found = (await store.list()).filter((enquiry) => {
    const all = [...SEARCHED.map((name) => enquiry[name]), enquiry.attachment?.name];
    const text = all.join('\n').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
  if (found.length > 0) return done(`${formatTable(found)}\n`);
  return failed(`No enquiry in ${store.location} contains ${words.join(', ')}.`);
}

async function show({ store, word: id, values: { save } }: Work): Promise<CommandResult> {
  const enquiry = await store.find(id);
  if (enquiry === undefined) return failed(`There is no enquiry ${id} in ${store.location}.`);
  if (save === undefined) return done(`${formatEnquiry(enquiry)}\n`);
  const file = await store.attachment(id);
  if (file === undefined) return failed(`Enquiry ${id} has no file.`);
  await writeFile(save, file.bytes, { flag: 'wx', mode: 0o600 });
  return done(`${save}: ${file.bytes.length} bytes\n`);
}

async function exportAll({ store, values: { format } }: Work): Promise<CommandResult> {
  if (format !== 'csv' && format !== 'json') throw new UsageError('--format takes csv or json');
  const all = await store.list();
  return done(format === 'csv' ? formatCsv(all) : formatJson(all));
}

/** Removes enquiries, and every trace of them. Returns their ids. */
async function erase({ store, config }: Work, which: Removal): Promise<string[]> {
  const ids = await store.remove(which);
  await sweep(store, mailFolder(config.data));
  return ids;
}

async function remove(work: Work): Promise<CommandResult> {
  const { word: id, values } = work;
  if ((id === '') === (values.email === undefined)) {
    throw new UsageError('delete takes an ID or --email ADDRESS');
  }
  const which = values.email === undefined ? { id } : { email: asciiAddress(values.email) };
  const ids = await erase(work, which);
  if (ids.length === 0) return failed(`Nothing found in ${work.store.location}, nothing deleted.`);
  return done(`Deleted ${plural(ids.length, 'enquiry')}: ${ids.join(', ')}\n`);
}

async function release({ store, word: id, config }: Work): Promise<CommandResult> {
  const { mailFrom, dist, webhooks, smtpUrl } = config;
  const forms = mailFrom ? undefined : await loadForms(dist);
  const from = mailFrom ?? (forms && companyMailbox(forms));
  if (from === undefined) return failed('Nothing built yet: run npm run build, or set MAIL_FROM.');
  const spam = await store.find(id);
  const jobs = spam ? queuedJobs(spam, from, webhooks.length > 0) : [];
  if (await store.release(id, jobs, Date.now())) {
    const what = smtpUrl ? 'the server sends its mails within seconds' : `its ${UNMAILED}`;
    return done(`Released ${id}: ${what}.\n`);
  }
  return failed(`There is no spam ${id} in ${store.location}.`);
}

async function retry({ store, config: { smtpUrl } }: Work): Promise<CommandResult> {
  const { mails, webhooks } = await store.retryJobs(Date.now());
  const due: string[] = [];
  if (mails > 0) due.push(plural(mails, 'mail'));
  if (webhooks > 0) due.push(plural(webhooks, 'webhook call'));
  if (due.length === 0) return done(`No unsent mails or webhook calls in ${store.location}.\n`);
  const unmailed = mails > 0 && !smtpUrl ? `; ${UNMAILED}` : '';
  return done(`${due.join(' and ')} to be sent now${unmailed}.\n`);
}

async function visits({ store, values: { days = '30' } }: Work): Promise<CommandResult> {
  if (!/^[1-9]\d{0,2}$/.test(days))
    throw new UsageError('--days takes a whole number from 1 to 999');
  const found = await store.visitsSince(dayOf(Date.now() - (Number(days) - 1) * DAY));
  if (found.length > 0) return done(`${formatVisits(found)}\n`);
  return done(
    `No visits counted in ${store.location} in ${plural(Number(days), 'day')}. VISITS=count counts them.\n`,
  );
}

async function doctor({ config }: Given): Promise<CommandResult> {
  // Opening a SQLite store would create it.
  const isThere = config.databaseUrl !== undefined || existsSync(join(config.data, SQLITE_FILE));
  await using store = isThere ? await chooseStore(config) : undefined;
  const all = await diagnose(config, store, Date.now());
  const lines = all.map(([state, what, says]) => `${state.padEnd(5)}${what.padEnd(10)}${says}`);
  return {
    code: all.some(([state]) => state === 'fail') ? 1 : 0,
    out: `${lines.join('\n')}\n`,
  };
}

async function purge(work: Work): Promise<CommandResult> {
  const { store, values } = work;
  const age = ageSchema.safeParse(values['older-than']);
  if (!age.success) {
    throw new UsageError('--older-than takes a number of months or days, such as 24m or 90d');
  }
  const now = Date.now();
  const fault = await checkClock(store, now, values['trust-clock']);
  if (fault !== undefined) {
    return failed(`${fault}. Nothing deleted. If the clock is right, add --trust-clock`);
  }
  const ids = await erase(work, { before: before(now, age.data) });
  const held = await store.countHeld(before(now, age.data));
  const stay = held > 0 ? ` ${plural(held, 'enquiry')} with mails still to be sent: kept.` : '';
  return done(`Deleted ${plural(ids.length, 'enquiry')}.${stay}\n`);
}

async function backup({ store, word: file }: Work): Promise<CommandResult> {
  if (existsSync(file)) return failed(`${file} exists already.`);
  await store.backup(file);
  return done(`${file} holds a copy of ${store.location}\n`);
}

async function restore({ config, word: file }: Given): Promise<CommandResult> {
  const { databaseUrl, data } = config;
  if (databaseUrl !== undefined) {
    return failed('The enquiries are in Postgres: restore them with pg_restore.');
  }
  // Loaded only here: with Postgres, SQLite isn't needed.
  const { restoreSqlite } = await import('../store/restore.ts');
  const store = join(data, SQLITE_FILE);
  const { enquiries, putAway, removed } = await restoreSqlite(file, store, Date.now());
  const lines = [`${store} is restored from ${file}: ${plural(enquiries, 'enquiry')}`];
  if (removed > 0) {
    lines.push(`Left out, since deleted after the backup: ${plural(removed, 'enquiry')}`);
  }
  if (putAway) lines.push(`The store before that is in ${putAway}: delete it once it isn't needed`);
  return done(`${lines.join('\n')}\n`);
}

const withStore =
  (run: (work: Work) => Promise<CommandResult>) =>
  async (given: Given): Promise<CommandResult> => {
    const { config } = given;
    const file = join(config.data, SQLITE_FILE);
    if (config.databaseUrl === undefined && !existsSync(file)) {
      // Don't create a store: DATA may name the wrong folder.
      return failed(`There is no ${file}: nothing was received there. DATA names another folder.`);
    }
    await using store = await openStore(config);
    return await run({ ...given, store });
  };

/** Every command: its usage, its help and its function. Arguments are parsed according to the usage. */
const COMMANDS: readonly (readonly [
  usage: string,
  help: string,
  run: (given: Given) => Promise<CommandResult>,
])[] = [
  ['list [--status new|spam] [--limit NUMBER]', 'a table, newest first', withStore(list)],
  ['search WORDS', 'those that contain all of the words, in any field', withStore(search)],
  ['show ID [--save FILE]', 'everything about one; --save writes its file', withStore(show)],
  ['export --format csv|json', 'all of them, to standard output', withStore(exportAll)],
  [
    'delete ID | --email ADDRESS',
    'removes every trace, also from database files and unsent mails',
    withStore(remove),
  ],
  ['release ID', 'turns spam into an enquiry and sends its mails', withStore(release)],
  [
    'retry',
    'makes all unsent mails and webhook calls due now, also those given up',
    withStore(retry),
  ],
  [
    'purge --older-than AGE [--trust-clock]',
    'deletes what is older, such as 24m (months) or 90d (days)',
    withStore(purge),
  ],
  ['backup FILE', 'a copy of the database (SQLite; for Postgres use pg_dump)', withStore(backup)],
  ['restore FILE', 'replaces the database with a backup; stop the server first', restore],
  [
    'visits [--days NUMBER]',
    'visits by day, page and referring host (VISITS=count); by default of 30 days',
    withStore(visits),
  ],
  ['doctor', 'checks settings, build, store, disk, mail server, webhooks, clock and site', doctor],
];

/** Width of the usage column in the help, in characters. */
const COLUMN = 44;

export const HELP = `Usage: npm run enquiries -- COMMAND

${COMMANDS.map(([usage, help]) => `  ${usage.padEnd(COLUMN)}${help}\n`).join('')}
It reads the same settings as the server (DATA, DATABASE_URL). All but restore work while that runs.
Exit code: 0 done, 1 not found or failed, 2 wrong usage.
`;

/** The fewest and the most words that a command takes. */
function wordsOf(usage: string): readonly [least: number, most: number] {
  const [, first = '', next] = usage.split(' ');
  if (first === 'WORDS') return [1, Number.POSITIVE_INFINITY];
  if (!/^[A-Z]/.test(first)) return [0, 0];
  return next === '|' ? [0, 1] : [1, 1];
}

/** Finds and runs a command. @throws UsageError if the command or its words are invalid */
async function dispatch(
  [name, ...words]: readonly string[],
  values: Values,
  variables: Record<string, string | undefined>,
): Promise<CommandResult> {
  if (name === undefined) throw new UsageError('Which command?');
  const [usage, , run] = COMMANDS.find(([each]) => each.split(' ')[0] === name) ?? [];
  if (!usage || !run) throw new UsageError(`There is no command ${name}`);
  const foreign = Object.keys(values).find((option) => !usage.includes(`--${option}`));
  if (foreign) throw new UsageError(`${name} takes no --${foreign}`);
  const [least, most] = wordsOf(usage);
  if (words.length < least) throw new UsageError(`${name} takes one more argument`);
  if (words.length > most) throw new UsageError(`${name} takes no ${words.at(-1)}`);
  const config = readConfig(variables);
  return run({ config, values, words, word: words[0] ?? '' });
}

/** Runs one command of the owner's command line. @param args without the program's own name */
export async function runCommand(
  args: readonly string[],
  variables: Record<string, string | undefined>,
): Promise<CommandResult> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: OPTIONS,
      allowPositionals: true,
    });
    if (values.help || positionals[0] === 'help') return done(HELP);
    return await dispatch(positionals, values, variables);
  } catch (error) {
    if (error instanceof UsageError || isMisread(error)) {
      return { code: 2, error: `${error.message.split('\n')[0]}\n\n${HELP}` };
    }
    if (error instanceof OperatorError) return failed(error.message);
    if (error instanceof StoreUnavailable) return failed(`${error.message}. Try again.`);
    // A file named by the owner can't be read or written.
    if (error instanceof Error && 'syscall' in error) return failed(error.message);
    throw error;
  }
}
