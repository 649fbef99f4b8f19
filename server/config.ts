import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { ageSchema } from './age.ts';
import { isProxyRange } from './client-address.ts';
import { StartError } from './start-error.ts';

/** The folder that holds enquiries and unsent mails while the site is worked on. */
const CHECKOUT_DATA = resolve(import.meta.dirname, '../data');

/** The name of that folder where the system keeps such things, in production. */
const STATE_NAME = 'tidewright-site';

/** Forms from one address in an hour: enough for an office of some hundred people behind one address. */
const DEFAULT_ENQUIRY_LIMIT = 60;

/** Seconds for which a mail server may be silent: RFC 5321 gives it ten minutes to confirm a mail. */
const DEFAULT_MAIL_TIMEOUT = 600;

/** The folder the site is built into, unless `DIST` names another. */
const DEFAULT_DIST = resolve(import.meta.dirname, '../dist');

const HIGHEST_PORT = 65_535;

/** True for a URL with one of these schemes and a host. */
function isUrl(text: string, schemes: readonly string[]): boolean {
  const url = URL.parse(text);
  return url !== null && schemes.includes(url.protocol) && url.hostname !== '';
}

/** A whole number from 1 to `most`. */
const count = (most: number, initial: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, `takes a whole number from 1 to ${most}`)
    .transform(Number)
    .refine((number) => number <= most, `takes a whole number from 1 to ${most}`)
    .default(initial);

/** An e-mail address, or a name and an address as in `Tidewright <hello@example.com>`. */
const mailbox = z
  .string()
  .transform((text) => {
    const [, name = '', address = text] = /^\s*([^<>]*?)\s*<([^<>]+)>\s*$/.exec(text) ?? [];
    return { name, address };
  })
  .pipe(z.object({ name: z.string().regex(/^[^\r\n]*$/), address: z.email() }));
const MAILBOX = 'takes an e-mail address, or a name and an address as in Sales <sales@example.com>';

/** A setting: its environment variable and what that takes. The error of a wrong value says it too. */
const setting = <Schema extends z.ZodType>(variable: string, takes: Schema) => ({
  variable,
  takes,
});

/** Every setting. This is the only list of them: the type, the reading and the check of names follow from it. */
const SETTINGS = {
  host: setting(
    'HOST',
    z
      .string()
      .regex(/^[\w.:-]+$/, 'takes a host name or an IP address, such as 127.0.0.1 or 0.0.0.0')
      .default('127.0.0.1')
      .describe('The address to listen on. 0.0.0.0 listens on every network the machine has.'),
  ),
  port: setting(
    'PORT',
    z
      .string()
      .regex(/^\d{1,5}$/, `takes a whole number from 0 to ${HIGHEST_PORT}`)
      .transform(Number)
      .refine((port) => port <= HIGHEST_PORT, `takes a whole number from 0 to ${HIGHEST_PORT}`)
      .default(4321)
      .describe('The TCP port to listen on. 0 lets the system choose.'),
  ),
  dist: setting(
    'DIST',
    z
      .string()
      .transform((folder) => resolve(folder))
      .default(DEFAULT_DIST)
      .describe('The folder of the built site.'),
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    z
      .string()
      .transform((list) => list.split(',').map((entry) => entry.trim()))
      .refine(
        (entries) => entries.every(isProxyRange),
        'takes the addresses of your proxies, separated by commas, such as 127.0.0.1 or 10.0.0.0/8',
      )
      .default([])
      .describe('The proxies whose X-Forwarded headers are believed. None unless they are named.'),
  ),
  https: setting(
    'HTTPS',
    z
      .enum(['auto', 'always'], 'takes auto or always')
      .default('auto')
      .describe(
        'auto: a request came over HTTPS where a trusted proxy says so. always: every request did, whatever the headers say.',
      ),
  ),
  data: setting(
    'DATA',
    z
      .string()
      .transform((folder) => resolve(folder))
      .describe('The folder of the SQLite file and, without SMTP_URL, of the mails.'),
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    z
      .string()
      .refine(
        (url) =>
          isUrl(url, ['postgres:', 'postgresql:']) && (URL.parse(url)?.pathname.length ?? 0) > 1,
        'takes the address of a Postgres database, such as postgres://user:password@localhost:5432/site',
      )
      .optional()
      .describe('The Postgres database that holds enquiries. Without it they are in DATA.'),
  ),
  smtpUrl: setting(
    'SMTP_URL',
    z
      .string()
      .refine(
        (url) => isUrl(url, ['smtp:', 'smtps:']),
        'takes the address of a mail server, such as smtps://user:password@mail.example.com',
      )
      .optional()
      .describe('The mail server. Without it mails are written to DATA/outbox.'),
  ),
  mailFrom: setting(
    'MAIL_FROM',
    z
      .string()
      .refine((text) => mailbox.safeParse(text).success, MAILBOX)
      .transform((text) => mailbox.parse(text))
      .optional()
      .describe('The sender of all mails. The address in the company record where unset.'),
  ),
  mailTo: setting(
    'MAIL_TO',
    z
      .string()
      .transform((list) => list.split(','))
      .refine(
        (list) => list.every((text) => mailbox.safeParse(text).success),
        `${MAILBOX}; several with commas between them`,
      )
      .transform((list) => list.map((text) => mailbox.parse(text)))
      .optional()
      .describe('Who receives enquiries. The address in the company record where unset.'),
  ),
  mailTimeout: setting(
    'MAIL_TIMEOUT',
    count(600, DEFAULT_MAIL_TIMEOUT).describe(
      'Seconds for which the mail server may be silent; then the mail is tried again later.',
    ),
  ),
  enquiryLimit: setting(
    'ENQUIRY_LIMIT',
    count(1_000_000, DEFAULT_ENQUIRY_LIMIT).describe(
      'How many forms one IP address may send in an hour; of IPv6 a network of 64 bits counts as one.',
    ),
  ),
  retention: setting(
    'RETENTION',
    ageSchema
      .default({ number: 24, unit: 'months' })
      .describe('The age at which enquiries are deleted, such as 24m or 90d.'),
  ),
  origins: setting(
    'ORIGINS',
    z
      .string()
      .transform((list) => list.split(',').map((entry) => entry.trim()))
      .refine(
        (list) =>
          list.every(
            (entry) => isUrl(entry, ['http:', 'https:']) && URL.parse(entry)?.origin === entry,
          ),
        'takes the origins whose forms are accepted, such as https://example.com, separated by commas',
      )
      .default([])
      .describe('Origins whose forms are accepted besides the one that the request was sent to.'),
  ),
  logLevel: setting(
    'LOG_LEVEL',
    z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'takes fatal, error, warn, info, debug, trace or silent',
      )
      .default('warn')
      .describe('The least severe log line that is written. info adds one line for each request.'),
  ),
};

/** A mail address with a name, which may be empty. */
export type Mailbox = z.output<typeof mailbox>;

/** The settings the process runs with, by name; what each is says its description above. */
export type Config = {
  [Name in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[Name]['takes']>;
};

/** The names of all environment variables that are read as settings. */
export const VARIABLES: readonly string[] = Object.values(SETTINGS).map(({ variable }) => variable);

/** Beginnings that no other program's variables have, so that one unknown after them is meant for us. */
const OUR_PREFIXES = ['SMTP_', 'MAIL_', 'ENQUIRY_', 'TRUST_'];

/** The setting that an unknown variable was probably meant to be; undefined for one that has nothing to do with us. */
function meantSetting(name: string): string | undefined {
  if (VARIABLES.includes(name)) return undefined;
  const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const distances = VARIABLES.map((variable) => ({
    variable,
    letters: distance(plain(name), plain(variable)),
    // Short names, such as PATH beside DATA, are near to one another by chance.
    allowed: [0, 1, 2][Math.max(0, Math.floor(plain(variable).length / 2) - 2)] ?? 2,
  })).sort((a, b) => a.letters - b.letters);
  const near = distances.find(({ letters, allowed }) => letters <= allowed);
  if (near !== undefined) return near.variable;
  const prefix = OUR_PREFIXES.find((each) => name.startsWith(each));
  return prefix && distances.find(({ variable }) => variable.startsWith(prefix))?.variable;
}

/**
 * Where enquiries and mails are kept unless `DATA` says: below the checkout while the site is worked on, and where no
 * tidying of the checkout reaches them in production, that is where systemd gives the service a folder of its own or
 * `NODE_ENV` is `production`.
 *
 * @throws StartError where production would begin anew beside what was received before
 */
function defaultData(given: Record<string, string | undefined>, checkoutData: string): string {
  const [ofService] = (given.STATE_DIRECTORY ?? '').split(':');
  if (!ofService && given.NODE_ENV !== 'production') return checkoutData;
  const state = given.XDG_STATE_HOME ?? join(homedir(), '.local/state');
  const folder = ofService || join(state, STATE_NAME);
  const isLeftBehind = existsSync(checkoutData) && !existsSync(folder);
  if (isLeftBehind && given.DATABASE_URL === undefined) {
    throw new StartError(
      `In production enquiries are kept in ${folder}, but there are some in ${checkoutData}: move that folder there, or set DATA`,
    );
  }
  return folder;
}

/**
 * Reads the settings from environment variables. An empty variable counts as unset.
 * The value itself is never repeated: some settings are secrets.
 *
 * @param checkoutData where enquiries are kept while the site is worked on
 * @throws StartError with one line that names each wrong variable and what it takes, or the one that was meant
 */
export function readConfig(
  variables: Record<string, string | undefined>,
  checkoutData = CHECKOUT_DATA,
): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const unknown = Object.keys(given).flatMap((name) => {
    const meant = meantSetting(name);
    return meant === undefined ? [] : [`${name} is no setting: did you mean ${meant}?`];
  });
  if (unknown.length > 0) throw new StartError(unknown.join(' '));
  const values = { ...given, DATA: given.DATA ?? defaultData(given, checkoutData) };
  const environment = z.object(
    Object.fromEntries(Object.values(SETTINGS).map(({ variable, takes }) => [variable, takes])),
  );
  const { success, data, error } = environment.safeParse(values);
  if (!success) {
    const faults = error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new StartError([...new Set(faults)].join('; '));
  }
  const named = Object.entries(SETTINGS).map(([name, { variable }]) => [name, data[variable]]);
  // Each value was made by the schema that its type comes from.
  return Object.fromEntries(named) as Config;
}

/** The git checkout that a folder lies in, which `git clean -x` empties of what it doesn't know; undefined for none. */
export function checkoutAround(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : checkoutAround(parent);
}
