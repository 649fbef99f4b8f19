import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type Age, ageSchema } from './age.ts';
import { StartError } from './start-error.ts';

/** The folder that holds enquiries and unsent mails, unless `DATA` names another. */
const DEFAULT_DATA = resolve(import.meta.dirname, '../data');

/** Forms from one address in an hour: enough for an office of some hundred people behind one address. */
const DEFAULT_ENQUIRY_LIMIT = 60;

/** Seconds for which a mail server may be silent: RFC 5321 gives it ten minutes to confirm a mail. */
const DEFAULT_MAIL_TIMEOUT = 600;

/** The folder the site is built into, unless `DIST` names another. */
const DEFAULT_DIST = resolve(import.meta.dirname, '../dist');

/** Names that the proxy check understands besides addresses. */
const PROXY_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

const HIGHEST_PORT = 65_535;

/** True for an IP address or a CIDR block such as `10.0.0.0/8`. */
function isAddressBlock(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128);
}

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

/** Every setting, by the name of its environment variable; the error says what the variable takes. */
const environment = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'takes a host name or an IP address, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1')
    .describe('The address to listen on. 0.0.0.0 listens on every network the machine has.'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, `takes a whole number from 0 to ${HIGHEST_PORT}`)
    .transform(Number)
    .refine((port) => port <= HIGHEST_PORT, `takes a whole number from 0 to ${HIGHEST_PORT}`)
    .default(4321)
    .describe('The TCP port to listen on. 0 lets the system choose.'),
  DIST: z
    .string()
    .transform((folder) => resolve(folder))
    .default(DEFAULT_DIST)
    .describe('The folder of the built site.'),
  TRUST_PROXY: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine(
      (entries) => entries.every((entry) => PROXY_RANGES.has(entry) || isAddressBlock(entry)),
      'takes the addresses of your proxies, separated by commas, such as 127.0.0.1 or 10.0.0.0/8',
    )
    .default([])
    .describe('The proxies whose X-Forwarded headers are believed. None unless they are named.'),
  HTTPS: z
    .enum(['auto', 'always'], 'takes auto or always')
    .default('auto')
    .describe(
      'auto: a request came over HTTPS where a trusted proxy says so. always: every request did, whatever the headers say.',
    ),
  DATA: z
    .string()
    .transform((folder) => resolve(folder))
    .default(DEFAULT_DATA)
    .describe('The folder of the SQLite file and, without SMTP_URL, of the mails.'),
  DATABASE_URL: z
    .string()
    .refine(
      (url) =>
        isUrl(url, ['postgres:', 'postgresql:']) && (URL.parse(url)?.pathname.length ?? 0) > 1,
      'takes the address of a Postgres database, such as postgres://user:password@localhost:5432/site',
    )
    .optional()
    .describe('The Postgres database that holds enquiries. Without it they are in DATA.'),
  SMTP_URL: z
    .string()
    .refine(
      (url) => isUrl(url, ['smtp:', 'smtps:']),
      'takes the address of a mail server, such as smtps://user:password@mail.example.com',
    )
    .optional()
    .describe('The mail server. Without it mails are written to DATA/outbox.'),
  MAIL_FROM: z
    .string()
    .refine((text) => mailbox.safeParse(text).success, MAILBOX)
    .transform((text) => mailbox.parse(text))
    .optional()
    .describe('The sender of all mails. The address in the company record where unset.'),
  MAIL_TO: z
    .string()
    .transform((list) => list.split(','))
    .refine(
      (list) => list.every((text) => mailbox.safeParse(text).success),
      `${MAILBOX}; several with commas between them`,
    )
    .transform((list) => list.map((text) => mailbox.parse(text)))
    .optional()
    .describe('Who receives enquiries. The address in the company record where unset.'),
  MAIL_TIMEOUT: count(600, DEFAULT_MAIL_TIMEOUT).describe(
    'Seconds in which the mail server has to take a mail; then it is tried again later.',
  ),
  ENQUIRY_LIMIT: count(1_000_000, DEFAULT_ENQUIRY_LIMIT).describe(
    'How many forms one IP address may send in an hour; of IPv6 addresses the first half counts.',
  ),
  RETENTION: ageSchema
    .default({ number: 24, unit: 'months' })
    .describe('The age at which enquiries are deleted, such as 24m or 90d.'),
  ORIGINS: z
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
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'takes fatal, error, warn, info, debug, trace or silent',
    )
    .default('warn')
    .describe('The least severe log line that is written. info adds one line for each request.'),
});

/** A mail address with a name, which may be empty. */
export type Mailbox = z.output<typeof mailbox>;

/** The settings the process runs with. */
export interface Config {
  /** Address or host name to listen on. */
  host: string;
  /** TCP port; 0 means any free one. */
  port: number;
  /** Absolute path of the built site. */
  dist: string;
  /** Addresses and CIDR blocks of trusted proxies; empty means none. */
  trustProxy: string[];
  /** Whether to tell HTTPS requests by the proxy's word or to count every request as one. */
  https: 'auto' | 'always';
  /** Absolute path of the folder that holds enquiries and unsent mails. */
  data: string;
  /** The Postgres database; without one, a SQLite file in `data` is used. */
  databaseUrl: string | undefined;
  /** The mail server; without one, mails are written to `data`. */
  smtpUrl: string | undefined;
  /** Sender and receivers of the team's mail; the company's own address where unset. */
  mailFrom: Mailbox | undefined;
  mailTo: Mailbox[] | undefined;
  /** Seconds in which the mail server has to take a mail. */
  mailTimeout: number;
  /** Forms that one address may send in an hour. */
  enquiryLimit: number;
  /** Age at which enquiries are deleted. */
  retention: Age;
  /** Origins whose forms are accepted besides our own. */
  origins: string[];
  /** Least severe level that is logged. */
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

/**
 * Reads the settings from environment variables. An empty variable counts as unset.
 * The value itself is never repeated: later settings are secrets.
 *
 * @throws StartError with one line that names each wrong variable and what it takes.
 */
export function readConfig(variables: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { success, data, error } = environment.safeParse(given);
  if (!success) {
    const faults = error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new StartError([...new Set(faults)].join('; '));
  }
  return {
    host: data.HOST,
    port: data.PORT,
    dist: data.DIST,
    trustProxy: data.TRUST_PROXY,
    https: data.HTTPS,
    data: data.DATA,
    databaseUrl: data.DATABASE_URL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    mailTo: data.MAIL_TO,
    mailTimeout: data.MAIL_TIMEOUT,
    enquiryLimit: data.ENQUIRY_LIMIT,
    retention: data.RETENTION,
    origins: data.ORIGINS,
    logLevel: data.LOG_LEVEL,
  };
}
