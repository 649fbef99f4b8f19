import type { FastifyBaseLogger } from 'fastify';
import type { SendMailOptions } from 'nodemailer';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import type { Delivery } from '../store/records.ts';
import { DAY, dayOf, HOUR } from '../time.ts';
import { type MailAddresses, messageId, plainMail } from './compose-mail.ts';

const WEEK = 7 * DAY;

/** The first Monday after the epoch, 5 January 1970. */
const FIRST_MONDAY = 4 * DAY;

/** The time of day at which a week ends for the digest, in milliseconds after midnight UTC. */
const MORNING = 6 * HOUR;

/** Milliseconds between two checks whether a week has ended. */
const INTERVAL = HOUR / 2;

/** The last Monday morning. */
export function lastMonday(now: number): number {
  const first = FIRST_MONDAY + MORNING;
  return first + Math.floor((now - first) / WEEK) * WEEK;
}

/** @param monday the end of the week */
async function composeDigest(
  store: EnquiryStore,
  monday: number,
  { from, to }: MailAddresses,
): Promise<SendMailOptions> {
  const { enquiries, spam } = await store.countDigest(monday - WEEK, monday);
  const { mails, webhooks } = await store.outboxState();
  const dead = mails.dead + webhooks.dead;
  const lines = [
    `From ${dayOf(monday - WEEK)} to ${dayOf(monday - DAY)}:`,
    [
      `Enquiries: ${enquiries}`,
      `Spam to look through: ${spam}`,
      `Mails and webhook calls that wait: ${mails.pending + webhooks.pending}`,
      `Given up: ${dead}`,
    ].join('\n'),
  ];
  if (spam > 0)
    lines.push(
      'Some of the spam may be genuine: npm run enquiries -- list --status spam shows it, and release turns one into an enquiry.',
    );
  if (dead > 0)
    lines.push(
      'Mails and calls that were given up have not reached everybody: npm run enquiries -- list says which, and show says whom.',
    );
  lines.push('DIGEST=off ends these mails.');
  return {
    ...plainMail(`Enquiries of the week: ${enquiries}`, lines),
    from,
    to,
    messageId: messageId(`digest.${dayOf(monday)}`, from),
  };
}

export interface DigestOptions {
  store: EnquiryStore;
  addresses: () => MailAddresses;
  /** @returns the failed deliveries */
  send: (mail: SendMailOptions, signal: AbortSignal) => Promise<Delivery[]>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * Sends the digest of the past week, once for all processes that share the store. A new store sends its first digest
 * after the next Monday. Never rejects.
 *
 * @returns milliseconds until the next check
 */
export async function sendDigest(
  { store, addresses, send, log }: DigestOptions,
  now: number,
  signal: AbortSignal,
): Promise<number> {
  const monday = lastMonday(now);
  try {
    if (!(await store.claimDigest(monday))) return INTERVAL;
    try {
      const mailboxes = addresses();
      const failed = await send(await composeDigest(store, monday, mailboxes), signal);
      const later = failed.find(({ state }) => state === 'pending');
      // Sent again only if nobody has got it: the others would get it twice.
      if (later && failed.length === mailboxes.to.length)
        throw Object.assign(new Error('refused for now'), { code: later.failure });
      if (failed.length > 0) log.warn({ failures: failed.length }, 'digest not sent to all');
      else log.info('digest sent');
    } catch (error) {
      // So that this or another process sends it at the next check.
      await store.returnDigest(monday - WEEK);
      throw error;
    }
  } catch (error) {
    log.warn({ err: error }, 'digest not sent');
  }
  return INTERVAL;
}
