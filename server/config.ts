import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { MAIL_ADDRESS } from '../contract/submission.ts';
import { WEBHOOK_FORMATS } from '../contract/texts.ts';
import { isProxyRange } from './client-address.ts';
import { OperatorError } from './errors.ts';

/** The folder that holds enquiries and unsent mails while the site is worked on. */
const CHECKOUT_DATA = resolve(import.meta.dirname, '../data');

export const SQLITE_FILE = 'enquiries.sqlite';

/** The name of the data folder in production, below the system's folder for state. */
const STATE_NAME = 'tidewright-site';

const HIGHEST_PORT = 65_535;

const METRICS = 'takes a port, or an address and a port such as 127.0.0.1:9464';

const wholeNumber = (least: number, most: number) => {
  const takes = `takes a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, takes)
    .transform(Number)
    .refine((number) => number >= least && number <= most, takes);
};

const folder = z.string().transform((path) => resolve(path));

const DATABASE =
  'takes the address of a Postgres database, such as postgres://user:password@localhost:5432/site';

/** A list of values with a separator, by default a comma. */
const list = <Each extends z.ZodType<unknown, string>>(
  each: Each,
  separator: string | RegExp = ',',
) =>
  z
    .string()
    .transform((text) =>
      text
        .trim()
        .split(separator)
        .map((entry) => entry.trim()),
    )
    .pipe(z.array(each));

const MAILBOX = 'takes an e-mail address, or a name and an address as in Sales <sales@example.com>';

/** An e-mail address, or a name, perhaps in quotes, and an address as in `Example <hello@example.com>`. */
const mailbox = (takes = MAILBOX) =>
  z
    .string()
    .transform((text) => {
      const [, name = '', address = text] = /^\s*"?([^<>"]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
      return { name, address };
    })
    .pipe(
      z.object({
        name: z.string().regex(/^[^\r\n]*$/, takes),
        address: z.email({ pattern: MAIL_ADDRESS, error: takes }),
      }),
    );

const mailboxes = list(mailbox(`${MAILBOX}; several with commas between them`));

const WEBHOOK =
  'takes https addresses with spaces between them, each with slack: or hubspot: before it where it is one of these';

/** A webhook, `https://…` or `slack:https://…`: its address, and which template of content/enquiries.yaml it gets. */
const webhook = z
  .string()
  .transform((text) => {
    const [, format = 'json', url = text] = /^([a-z]+):(https?:.*)$/.exec(text) ?? [];
    return { format, url };
  })
  .pipe(
    z.object({
      format: z.enum(WEBHOOK_FORMATS, WEBHOOK),
      url: z.url({ protocol: /^https?$/, hostname: /./, error: WEBHOOK }),
    }),
  );

const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, `takes ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(values)}`);

/** A length of time such as `24m`, in months (m) or days (d). */
export const ageSchema = z
  .string()
  .regex(/^[1-9]\d{0,3}[md]$/, 'takes a number of months or days, such as 24m or 90d')
  .transform(
    (text) =>
      ({
        number: Number.parseInt(text, 10),
        unit: text.endsWith('m') ? 'months' : 'days',
      }) as const,
  );
/** A length of time in whole months or days. */
export type Age = z.output<typeof ageSchema>;

/** The time that lies this long before `now`. */
export function before(now: number, { number, unit }: Age): number {
  const date = new Date(now);
  if (unit === 'days') date.setUTCDate(date.getUTCDate() - number);
  else {
    const day = date.getUTCDate();
    date.setUTCMonth(date.getUTCMonth() - number);
    // Two months before 30 April would be 30 February. JavaScript makes that 2 March; take the last day of February.
    if (date.getUTCDate() !== day) date.setUTCDate(0);
  }
  return date.getTime();
}

/**
 * A setting: its environment variable, its values as the manual words them, its schema, and its default as the manual words
 * it: by default that of the schema. The schema's error message also says which values are valid.
 */
const setting = <Schema extends z.ZodType>(
  variable: string,
  takes: string,
  schema: Schema,
  without = `\`${schema.parse(undefined)}\``,
) => ({ variable, takes, without, schema });

/** Every setting. The type, the parser, the check for misspelt names and the manual are derived from this list. */
const SETTINGS = {
  host: setting(
    'HOST',
    'the address to listen on; `0.0.0.0` is every network of the machine',
    z
      .string()
      .regex(/^[\w.:-]+$/, 'takes a host name or an IP address, such as 127.0.0.1 or 0.0.0.0')
      .default('127.0.0.1'),
  ),
  port: setting(
    'PORT',
    'the TCP port, 0 for any free one',
    wholeNumber(0, HIGHEST_PORT).default(4321),
  ),
  dist: setting(
    'DIST',
    'folder of the built site',
    folder.default(resolve(import.meta.dirname, '../dist')),
    '`dist`',
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    'the addresses of the proxies in front, such as `127.0.0.1` or `10.0.0.0/8`, separated by commas; their `X-Forwarded` headers are believed',
    list(
      z
        .string()
        .refine(
          isProxyRange,
          'takes the addresses of your proxies, separated by commas, such as 127.0.0.1 or 10.0.0.0/8',
        ),
    ).default([]),
    'none',
  ),
  https: setting(
    'HTTPS',
    '`auto`: where a trusted proxy says so; `always`: every request came over HTTPS',
    oneOf(['auto', 'always']).default('auto'),
  ),
  data: setting(
    'DATA',
    'folder of the SQLite file and of unsent mails',
    folder,
    'see [Where data lie](running.md#where-data-lie)',
  ),
  databaseUrl: setting(
    'DATABASE_URL',
    '`postgres://user:password@host:5432/database`, for several instances',
    z
      .url({ protocol: /^postgres(?:ql)?$/, hostname: /./, error: DATABASE })
      .refine((url) => (URL.parse(url)?.pathname.length ?? 0) > 1, DATABASE)
      .optional(),
    'SQLite in `DATA`',
  ),
  smtpUrl: setting(
    'SMTP_URL',
    '`smtps://user:password@mail.example.com`',
    z
      .url({
        protocol: /^smtps?$/,
        hostname: /./,
        error: 'takes the address of a mail server, such as smtps://user:password@mail.example.com',
      })
      .optional(),
    'mails are kept in `DATA/outbox/*.eml` and sent to nobody',
  ),
  mailFrom: setting(
    'MAIL_FROM',
    'the sender, `hello@example.com` or `Name <hello@example.com>`',
    mailbox().optional(),
    'the address in `content/company.yaml`',
  ),
  mailTo: setting(
    'MAIL_TO',
    'who receives enquiries, several with commas between them',
    mailboxes.optional(),
    'the address in `content/company.yaml`',
  ),
  mailToCareers: setting(
    'MAIL_TO_CAREERS',
    'who receives applications, several with commas between them',
    mailboxes.optional(),
    'those of `MAIL_TO`',
  ),
  webhooks: setting(
    'WEBHOOK_URL',
    'what is called for each enquiry: `https://crm.example.com/in`, `slack:https://hooks.slack.com/…` or `hubspot:https://…`, several with spaces between them; see [Webhooks](#webhooks)',
    list(webhook, /\s+/).default([]),
    'nothing is called',
  ),
  webhookSecret: setting(
    'WEBHOOK_SECRET',
    'what calls are signed with, 16 characters or more; needed for all but Slack and HubSpot',
    z.string().min(16, 'takes 16 characters or more that nobody can guess').optional(),
    'calls are not signed',
  ),
  webhookPrivate: setting(
    'WEBHOOK_PRIVATE',
    '`allow`: webhooks may be on this machine and in private networks, and without TLS',
    oneOf(['deny', 'allow']).default('deny'),
  ),
  mailTimeout: setting(
    'MAIL_TIMEOUT',
    'seconds for which the mail server may be silent, 1 to 600; with less than 600 a slow server may get a mail twice',
    wholeNumber(1, 600).default(600),
    '600, as RFC 5321 has it',
  ),
  digest: setting(
    'DIGEST',
    '`weekly`: a mail to `MAIL_TO` each Monday counts enquiries, spam and what was given up, where `SMTP_URL` is set; `off`',
    oneOf(['weekly', 'off']).default('weekly'),
  ),
  enquiryLimit: setting(
    'ENQUIRY_LIMIT',
    'forms that one IP address, or IPv6 network (/64), may send in an hour, all at once if need be',
    wholeNumber(1, 1_000_000).default(60),
    '60, enough for an office of some hundred people behind one address',
  ),
  retention: setting(
    'RETENTION',
    'age at which enquiries are deleted, `24m` or `90d`',
    ageSchema.default({ number: 24, unit: 'months' }),
    '`24m`',
  ),
  retentionCareers: setting(
    'RETENTION_CAREERS',
    'age at which applications are deleted, `6m` or `90d`',
    ageSchema.default({ number: 6, unit: 'months' }),
    '`6m`',
  ),
  origins: setting(
    'ORIGINS',
    "origins whose forms are accepted besides the site's own",
    list(
      z
        .string()
        .refine(
          (entry) => /^https?:/.test(entry) && URL.parse(entry)?.origin === entry,
          'takes the origins whose forms are accepted, such as https://example.com, separated by commas',
        ),
    ).default([]),
    'none',
  ),
  visits: setting(
    'VISITS',
    '`count`: visits are counted by page, referring host and day, for `npm run enquiries -- visits`; `off`',
    oneOf(['count', 'off']).default('off'),
  ),
  metrics: setting(
    'METRICS',
    'the port, or address and port such as `127.0.0.1:9464`, at which Prometheus finds `/metrics`; nobody else should',
    z
      .string()
      .regex(/^(?:(?:[\w.-]+|\[[\da-f:.]+\]):)?\d{1,5}$/i, METRICS)
      .transform((text) => {
        const [, host = '127.0.0.1', port = ''] = /^(?:(.*):)?(\d+)$/.exec(text) ?? [];
        return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
      })
      .refine(({ port }) => port <= HIGHEST_PORT, METRICS)
      .optional(),
    'no metrics',
  ),
  logLevel: setting(
    'LOG_LEVEL',
    '`fatal`, `error`, `warn`, `info` (a line for each request), `debug`, `trace` or `silent`',
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  ),
};

/** A mail address with a display name, which may be empty. */
export type Mailbox = z.output<ReturnType<typeof mailbox>>;

export type Config = {
  [Name in keyof typeof SETTINGS]: z.output<(typeof SETTINGS)[Name]['schema']>;
};

const VARIABLES: readonly string[] = Object.values(SETTINGS).map(({ variable }) => variable);

/** The manual's table of settings, in Markdown. */
export function settingsTable(): string {
  const rows = Object.values(SETTINGS).map(
    ({ variable, takes, without }) => `| \`${variable}\` | ${takes} | ${without} |`,
  );
  return ['| Variable | Takes | Without it |', '|---|---|---|', ...rows].join('\n');
}

/** Variables of cron, which commands in a crontab inherit, although they look like settings. */
const OF_CRON: ReadonlySet<string> = new Set(['MAILTO', 'MAILFROM']);

/** Prefixes that only our variables use: an unknown name with one of them is a mistake. */
const OUR_PREFIXES = ['SMTP_', 'MAIL_', 'ENQUIRY_', 'TRUST_', 'WEBHOOK_'];

/** The setting that a misspelt variable was probably meant to be; undefined for any other program's variable. */
function meantSetting(name: string): string | undefined {
  if (VARIABLES.includes(name) || OF_CRON.has(name)) return undefined;
  const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const distances = VARIABLES.map((variable) => ({
    variable,
    letters: distance(plain(name), plain(variable)),
    // Short names, such as PATH and DATA, are similar by chance.
    allowed: Math.min(2, Math.max(0, Math.floor(plain(variable).length / 2) - 2)),
  })).sort((a, b) => a.letters - b.letters);
  const near = distances.find(({ letters, allowed }) => letters <= allowed);
  if (near !== undefined) return near.variable;
  const prefix = OUR_PREFIXES.find((each) => name.startsWith(each));
  return prefix && distances.find(({ variable }) => variable.startsWith(prefix))?.variable;
}

/**
 * The data folder if `DATA` is unset. In development it is inside the checkout. In production, that is with
 * `NODE_ENV=production` or a state folder from systemd, it is outside, where `git clean` can't delete it.
 *
 * @throws OperatorError if production would start without a store while the checkout holds enquiries
 */
function defaultData(given: Record<string, string | undefined>, checkoutData: string): string {
  const [ofService] = (given.STATE_DIRECTORY ?? '').split(':');
  if (!ofService && given.NODE_ENV !== 'production') return checkoutData;
  const state = given.XDG_STATE_HOME ?? join(homedir(), '.local/state');
  const folder = ofService || join(state, STATE_NAME);
  const isStoreIn = (parent: string) => existsSync(join(parent, SQLITE_FILE));
  // Either folder may be there without a store: with drafts of the editor for several people, or made by systemd.
  if (isStoreIn(checkoutData) && !isStoreIn(folder) && given.DATABASE_URL === undefined) {
    throw new OperatorError(
      `In production enquiries are kept in ${folder}, but there are some in ${checkoutData}: move that folder there, or set DATA`,
    );
  }
  return folder;
}

/** @throws OperatorError if webhooks would be called without the signature or the TLS that they need */
function checkWebhooks({ webhooks, webhookSecret, webhookPrivate }: Config): void {
  if (webhooks.some(({ format }) => format === 'json') && webhookSecret === undefined) {
    throw new OperatorError(
      'WEBHOOK_URL needs WEBHOOK_SECRET beside it, 16 characters or more, which calls are signed with',
    );
  }
  if (webhookPrivate === 'deny' && webhooks.some(({ url }) => !url.startsWith('https:'))) {
    throw new OperatorError(
      'WEBHOOK_URL takes https addresses; WEBHOOK_PRIVATE=allow takes http too',
    );
  }
}

/**
 * Reads the settings from environment variables. An empty variable counts as unset.
 * Error messages never quote a value, since some are secrets.
 *
 * @param checkoutData the data folder in development
 * @throws OperatorError with one line that names each wrong variable and its valid values, or the likely correct name
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
  if (unknown.length > 0) throw new OperatorError(unknown.join(' '));
  const values = { ...given, DATA: given.DATA ?? defaultData(given, checkoutData) };
  const environment = z.object(
    Object.fromEntries(Object.values(SETTINGS).map(({ variable, schema }) => [variable, schema])),
  );
  const { success, data, error } = environment.safeParse(values);
  if (!success) {
    const faults = error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
    throw new OperatorError([...new Set(faults)].join('; '));
  }
  const named = Object.entries(SETTINGS).map(([name, { variable }]) => [name, data[variable]]);
  // Each value was made by the schema that its type comes from.
  const config = Object.fromEntries(named) as Config;
  checkWebhooks(config);
  return config;
}

/** Whether the data folder holds enquiries, unsent mails or both. */
export const usesFolder = ({ databaseUrl, smtpUrl }: Config): boolean =>
  databaseUrl === undefined || smtpUrl === undefined;

/** The git checkout that contains a folder, where `git clean -x` would delete it; undefined if there is none. */
export function checkoutAround(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? undefined : checkoutAround(parent);
}
