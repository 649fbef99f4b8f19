import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForEach } from '../tests/fixtures/folder.ts';
import { ageSchema, before, checkoutAround, readConfig, settingsTable } from './config.ts';
import { OperatorError } from './errors.ts';

const folder = folderForEach();

test('without variables the settings have the defaults that the manual puts in words', () => {
  expect(readConfig({})).toMatchObject({
    dist: expect.stringMatching(/\/dist$/),
    data: expect.stringMatching(/\/data$/),
    trustProxy: [],
    webhooks: [],
    mailTimeout: 600,
    enquiryLimit: 60,
    retention: { number: 24, unit: 'months' },
    retentionCareers: { number: 6, unit: 'months' },
    origins: [],
  });
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', HOST: '', TRUST_PROXY: '' })).toEqual(readConfig({}));
});

test('every variable is read', () => {
  const config = readConfig({
    HOST: '0.0.0.0',
    PORT: '80',
    DIST: '/srv/site',
    TRUST_PROXY: '127.0.0.1, 10.0.0.0/8,loopback,fd00::/8',
    HTTPS: 'always',
    DATA: '/srv/data',
    DATABASE_URL: 'postgres://user:secret@localhost/site',
    SMTP_URL: 'smtps://user:secret@mail.example.com',
    MAIL_FROM: 'Tidewright <hello@example.com>',
    MAIL_TO: 'sales@example.com, "Ada" <ada@example.com>',
    MAIL_TO_CAREERS: 'people@xn--e1afmkfd.xn--p1ai',
    WEBHOOK_URL: 'https://crm.example.com/in?a=1,2  slack:https://hooks.slack.com/x',
    WEBHOOK_SECRET: 'a secret that nobody guesses',
    WEBHOOK_PRIVATE: 'deny',
    MAIL_TIMEOUT: '30',
    DIGEST: 'off',
    VISITS: 'count',
    ENQUIRY_LIMIT: '100',
    RETENTION: '90d',
    RETENTION_CAREERS: '3m',
    ORIGINS: 'https://example.com, https://www.example.com',
    METRICS: '[::1]:9464',
    LOG_LEVEL: 'info',
    PATH: '/usr/bin',
  });
  expect(config).toEqual({
    host: '0.0.0.0',
    port: 80,
    dist: '/srv/site',
    trustProxy: ['127.0.0.1', '10.0.0.0/8', 'loopback', 'fd00::/8'],
    https: 'always',
    data: '/srv/data',
    databaseUrl: 'postgres://user:secret@localhost/site',
    smtpUrl: 'smtps://user:secret@mail.example.com',
    mailFrom: { name: 'Tidewright', address: 'hello@example.com' },
    mailTo: [
      { name: '', address: 'sales@example.com' },
      { name: 'Ada', address: 'ada@example.com' },
    ],
    mailToCareers: [{ name: '', address: 'people@xn--e1afmkfd.xn--p1ai' }],
    webhooks: [
      { format: 'json', url: 'https://crm.example.com/in?a=1,2' },
      { format: 'slack', url: 'https://hooks.slack.com/x' },
    ],
    webhookSecret: 'a secret that nobody guesses',
    webhookPrivate: 'deny',
    mailTimeout: 30,
    digest: 'off',
    visits: 'count',
    enquiryLimit: 100,
    retention: { number: 90, unit: 'days' },
    retentionCareers: { number: 3, unit: 'months' },
    origins: ['https://example.com', 'https://www.example.com'],
    metrics: { host: '::1', port: 9464 },
    logLevel: 'info',
  });
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '65536'],
  ['PORT', ' '],
  ['HOST', 'not a host'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '127.0.0.1,'],
  ['HTTPS', 'yes'],
  ['LOG_LEVEL', 'INFO'],
  ['DATABASE_URL', 'mysql://localhost/site'],
  ['DATABASE_URL', 'postgres://localhost'],
  ['DATABASE_URL', 'postgres://localhost/'],
  ['SMTP_URL', 'mail.example.org'],
  ['SMTP_URL', 'https://mail.example.com'],
  ['SMTP_URL', 'smtp://'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'A <a@example.com>, B <b@example.com>'],
  ['MAIL_TO', 'a@example.com,'],
  ['WEBHOOK_URL', 'crm.example.com'],
  ['WEBHOOK_URL', 'teams:https://example.com'],
  ['WEBHOOK_URL', 'https://example.com, https://example.org ftp://example.net'],
  ['WEBHOOK_SECRET', 'short'],
  ['MAIL_TIMEOUT', '0'],
  ['MAIL_TIMEOUT', '601'],
  ['ENQUIRY_LIMIT', '0'],
  ['METRICS', 'on'],
  ['METRICS', '127.0.0.1:70000'],
  ['RETENTION', '24'],
  ['RETENTION', '2y'],
  ['RETENTION', '0m'],
  ['ORIGINS', 'example.com'],
  ['ORIGINS', 'https://example.com/'],
])("%s=%s is refused in one line that doesn't repeat the value", (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(OperatorError);
  expect(read).toThrow(new RegExp(`^${name} takes [^\\n]+$`));
  if (value.length > 4) expect(read).not.toThrow(new RegExp(`"?${value}"?$`));
});

test('webhooks need a secret and TLS', () => {
  const url = 'https://crm.example.com/in';
  expect(() => readConfig({ WEBHOOK_URL: url })).toThrow(/^WEBHOOK_URL needs WEBHOOK_SECRET/);
  readConfig({ WEBHOOK_URL: 'slack:https://hooks.slack.com/x' });
  const signed = { WEBHOOK_SECRET: 'a secret that nobody guesses' };
  const plain = { ...signed, WEBHOOK_URL: 'http://crm.example.com/in' };
  expect(() => readConfig(plain)).toThrow(/^WEBHOOK_URL takes https addresses/);
  readConfig({ ...plain, WEBHOOK_PRIVATE: 'allow' });
});

test('several wrong variables are named in one line', () => {
  expect(() => readConfig({ PORT: 'x', HTTPS: 'x' })).toThrow(
    'PORT takes a whole number from 0 to 65535; HTTPS takes auto or always',
  );
});

test.each([
  ['SMTPURL', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['SMTP_PASSWORD', 'SMTP_URL'],
  ['MAIL_FORM', 'MAIL_FROM'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['RETENTIONS', 'RETENTION'],
  ['INQUIRY_LIMIT', 'ENQUIRY_LIMIT'],
])('%s is refused, and %s is suggested', (name, meant) => {
  expect(() => readConfig({ [name]: 'secret' })).toThrow(
    new OperatorError(`${name} is no setting: did you mean ${meant}?`),
  );
});

test('variables of other programs are ignored', () => {
  const others = ['PATH', 'HOME', 'HOSTNAME', 'MAIL', 'LOGNAME', 'HTTPS_PROXY', 'NODE_ENV', 'LANG'];
  others.push(
    'MAILTO',
    'MAILFROM',
    'DATABASE_POOL_SIZE',
    'SMTP',
    'npm_config_loglevel',
    'PORTS',
    'XDG_DATA_HOME',
  );
  expect(readConfig(Object.fromEntries(others.map((name) => [name, '1'])))).toMatchObject({
    port: 4321,
  });
});

test('in production the data folder is outside the checkout', () => {
  const checkout = readConfig({}).data;
  const data = (variables: Record<string, string>) =>
    readConfig({ XDG_STATE_HOME: folder, ...variables }).data;
  mkdirSync(join(folder, 'tidewright-site'));
  expect(data({ NODE_ENV: 'production' })).toBe(join(folder, 'tidewright-site'));
  expect(data({ NODE_ENV: 'development' })).toBe(checkout);
  expect(data({ STATE_DIRECTORY: `${folder}:/var/lib/other` })).toBe(folder);
  expect(data({ NODE_ENV: 'production', DATA: '/srv/data' })).toBe('/srv/data');
});

test('production refuses to start with an empty folder if the checkout has enquiries', () => {
  const checkoutData = join(folder, 'data');
  const state = join(folder, 'state');
  const read = (variables: Record<string, string> = {}) =>
    readConfig({ NODE_ENV: 'production', XDG_STATE_HOME: state, ...variables }, checkoutData).data;
  expect(read()).toBe(join(state, 'tidewright-site'));
  mkdirSync(join(checkoutData, 'edit'), { recursive: true });
  expect(read()).toBe(join(state, 'tidewright-site'));
  writeFileSync(join(checkoutData, 'enquiries.sqlite'), '');
  expect(() => read()).toThrow(
    `In production enquiries are kept in ${join(state, 'tidewright-site')}, but there are some in ${checkoutData}: move that folder there, or set DATA`,
  );
  // No error if they are in a database, DATA is set, or the folder was moved.
  read({ DATABASE_URL: 'postgres://localhost/site' });
  expect(read({ DATA: checkoutData })).toBe(checkoutData);
  mkdirSync(join(state, 'tidewright-site'), { recursive: true });
  // As systemd makes it.
  expect(() => read()).toThrow(/^In production/);
  writeFileSync(join(state, 'tidewright-site', 'enquiries.sqlite'), '');
  expect(read()).toBe(join(state, 'tidewright-site'));
});

test('checkoutAround finds the git checkout, a worktree too', () => {
  expect(checkoutAround(join(folder, 'site/data'))).toBeUndefined();
  // In a worktree .git is a file.
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site/.git'), 'gitdir: elsewhere');
  expect(checkoutAround(join(folder, 'site/data'))).toBe(join(folder, 'site'));
  expect(checkoutAround(join(folder, 'data'))).toBeUndefined();
});

test('the table of settings in the manual is up to date', async () => {
  const manual = join(import.meta.dirname, '../docs/enquiries.md');
  const between = /(?<=<!-- settings:start -->\n).*(?=\n<!-- settings:end -->)/s;
  // `vitest run server/config.test.ts --update` updates the manual.
  const text = readFileSync(manual, 'utf8').replace(between, () => settingsTable());
  await expect(text).toMatchFileSnapshot(manual);
});

test.each([
  ['24m', '2026-04-30T12:00:00Z', '2024-04-30T12:00:00Z'],
  ['2m', '2026-04-30T12:00:00Z', '2026-02-28T12:00:00Z'],
  ['1m', '2026-01-15T00:00:00Z', '2025-12-15T00:00:00Z'],
  ['30d', '2026-03-01T00:00:00Z', '2026-01-30T00:00:00Z'],
])('%s before %s is %s', (age, now, then) => {
  expect(before(Date.parse(now), ageSchema.parse(age))).toBe(Date.parse(then));
});
