import { constants, existsSync } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Config, checkoutAround, usesFolder } from '../config.ts';
import { isDiskLow } from '../disk-space.ts';
import { clockFault } from '../enquiry/retention.ts';
import { failureCode, OperatorError } from '../errors.ts';
import { checkMailServer } from '../mail/mail-sender.ts';
import { findPublicAddresses } from '../mail/webhooks.ts';
import { loadCatalogue } from '../static/catalogue.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { StoreUnavailable } from '../store/records.ts';
import { CLOCK_TOLERANCE } from '../time.ts';

/** Milliseconds that the mail server and the public address have to answer. */
const PATIENCE = 10_000;

const MEGABYTE = 1_000_000;

/** The result of a check. `warn` is for the owner to judge; `fail` means that something doesn't work. */
type Diagnosis = readonly [state: 'ok' | 'warn' | 'fail', what: string, says: string];

/** Checks the build. Returns also the public address of the service, if the build has forms. */
async function checkBuild({ dist, smtpUrl }: Config): Promise<[Diagnosis, address?: string]> {
  try {
    const { resources, forms, tables } = await loadCatalogue(dist, smtpUrl !== undefined);
    if (forms === undefined) return [['warn', 'build', `${dist} has no forms`]];
    const { site } = forms.company;
    const said = `${dist}, ${resources.size} addresses, forms of ${site}`;
    return [['ok', 'build', said], tables.service ?? site];
  } catch (error) {
    if (error instanceof OperatorError) return [['fail', 'build', error.message]];
    throw error;
  }
}

async function checkStore(store: EnquiryStore | undefined, now: number): Promise<Diagnosis[]> {
  if (store === undefined) return [['ok', 'store', 'created when the server starts']];
  try {
    await store.ready();
    const { mails, webhooks } = await store.outboxState();
    const waiting = mails.pending + webhooks.pending;
    const dead = mails.dead + webhooks.dead;
    return [
      ['ok', 'store', `${store.location} answers`],
      [
        dead > 0 ? 'warn' : 'ok',
        'outbox',
        `${waiting} waiting, ${dead} given up${dead > 0 ? ': npm run enquiries -- list says which' : ''}`,
      ],
      await checkStoreClock(store, now),
    ];
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return [['fail', 'store', `${store.location}: ${error.code}`]];
  }
}

async function checkFolder(config: Config): Promise<Diagnosis[]> {
  if (!usesFolder(config)) return [];
  const { data } = config;
  const isThere = existsSync(data);
  // The server creates the missing folders.
  let folder = data;
  while (!existsSync(folder)) folder = dirname(folder);
  const isWritable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) return [['fail', 'folder', `${data} can't be written to`]];
  const checkout = checkoutAround(data);
  const { bavail, bsize } = await statfs(folder);
  const free = `${Math.round((bavail * bsize) / MEGABYTE)} MB free`;
  const isLow = await isDiskLow(folder);
  return [
    checkout === undefined
      ? ['ok', 'folder', `${data}${isThere ? '' : ', created with the first enquiry'}`]
      : ['warn', 'folder', `${data} lies in the git checkout ${checkout}: git clean -x deletes it`],
    [isLow ? 'warn' : 'ok', 'disk', isLow ? `${free}: files are refused` : free],
  ];
}

async function checkMail({ smtpUrl, mailTimeout }: Config): Promise<Diagnosis> {
  if (smtpUrl === undefined) {
    return ['warn', 'mail', 'SMTP_URL is not set: mails are kept, not mailed'];
  }
  const { ok, says } = await checkMailServer(smtpUrl, Math.min(PATIENCE, mailTimeout * 1000));
  return [ok ? 'ok' : 'fail', 'mail', says];
}

async function checkWebhook(url: string, mayBePrivate: boolean): Promise<Diagnosis> {
  const { host, hostname } = new URL(url);
  try {
    if (!mayBePrivate) await findPublicAddresses(hostname);
    return ['ok', 'webhook', `${host} can be called`];
  } catch (error) {
    const code = failureCode(error);
    const remedy = code === 'PRIVATE_ADDRESS' ? ': WEBHOOK_PRIVATE=allow permits it' : '';
    return ['fail', 'webhook', `${host} (${code})${remedy}`];
  }
}

async function checkStoreClock(store: EnquiryStore, now: number): Promise<Diagnosis> {
  const seen = await store.lastSeen();
  const fault = clockFault(now, seen);
  if (fault !== undefined) return ['warn', 'clock', `${fault}: nothing is erased`];
  const said = `${new Date(now).toISOString().slice(0, 16)}Z`;
  if (seen > now + CLOCK_TOLERANCE) {
    return ['warn', 'clock', `${said}, behind the latest time in the store`];
  }
  return ['ok', 'clock', said];
}

/** Checks the public address: whether it answers, is this program, and has the same time. */
async function checkPublic(address: string, now: number): Promise<Diagnosis[]> {
  try {
    const answer = await fetch(new URL('/enquiries/token', address), {
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const type = answer.headers.get('content-type') ?? '';
    const date = Date.parse(answer.headers.get('date') ?? '');
    const isOurs = answer.ok && type.startsWith('application/json');
    const isSecure = answer.headers.has('strict-transport-security');
    await answer.body?.cancel();
    const differs = Math.abs(date - now) > CLOCK_TOLERANCE;
    if (!isOurs) {
      return [
        [
          'fail',
          'public',
          `${address} answers ${answer.status} where forms get their token: the proxy doesn't lead /enquiries here`,
        ],
      ];
    }
    return [
      ['ok', 'public', `${address} answers`],
      isSecure || !address.startsWith('https:')
        ? ['ok', 'https', isSecure ? 'known to the server' : 'not used']
        : [
            'warn',
            'https',
            'requests count as plain HTTP: set HTTPS=always, or TRUST_PROXY where the proxy sends X-Forwarded-Proto',
          ],
      ...(differs
        ? [
            [
              'warn',
              'clock',
              `${address} says it is ${new Date(date).toISOString()}`,
            ] satisfies Diagnosis,
          ]
        : []),
    ];
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const code = cause === undefined ? 'no answer' : failureCode(cause);
    return [['warn', 'public', `${address} can't be reached from here (${code})`]];
  }
}

/** Checks everything that the service needs. @param store not opened yet; undefined if there is none so far */
export async function diagnose(
  config: Config,
  store: EnquiryStore | undefined,
  now: number,
): Promise<Diagnosis[]> {
  const [build, address] = await checkBuild(config);
  const mayBePrivate = config.webhookPrivate === 'allow';
  return [
    ['ok', 'settings', 'understood'],
    build,
    ...(await checkFolder(config)),
    ...(await checkStore(store, now)),
    await checkMail(config),
    ...(await Promise.all(config.webhooks.map(({ url }) => checkWebhook(url, mayBePrivate)))),
    ...(address === undefined ? [] : await checkPublic(address, now)),
  ];
}
