import type { FastifyBaseLogger } from 'fastify';
import type { SendMailOptions } from 'nodemailer';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import type { DigestCounts } from '../store/records.ts';
import { DAY, dayOf, HOUR } from '../time.ts';
import { type MailAddresses, messageId, plainMail } from './compose-mail.ts';
import type { Refusal } from './mail-sender.ts';

const WEEK = 7 * DAY;

/** The first Monday after the epoch, 5 January 1970, in milliseconds since 1970. */
const FIRST_MONDAY = 4 * DAY;

/** The time of day at which a week ends for the digest, in milliseconds after midnight UTC. */
const MORNING = 6 * HOUR;

/** Milliseconds between two checks whether a week has ended. */
const INTERVAL = HOUR / 2;

/** The last Monday morning, in milliseconds since 1970. */
export function lastMonday(now: number): number {
  const first = FIRST_MONDAY + MORNING;
  return first + Math.floor((now - first) / WEEK) * WEEK;
}

function composeDigest(
  counts: DigestCounts,
  monday: number,
  { from, to }: MailAddresses,
): SendMailOptions {
  const { enquiries, spam, waiting, dead } = counts;
  const lines = [
    `From ${dayOf(monday - WEEK)} to ${dayOf(monday - DAY)}:`,
    `Enquiries: ${enquiries}\nSpam to look through: ${spam}\nMails and calls of webhooks that wait: ${waiting}\nGiven up: ${dead}`,
    ...(spam > 0
      ? [
          'Some spam may be none: npm run enquiries -- list --status spam shows it, release makes one an enquiry.',
        ]
      : []),
    ...(dead > 0
      ? [
          'What was given up reached somebody not at all: npm run enquiries -- list says which, show says whom.',
        ]
      : []),
    'DIGEST=off ends these mails.',
  ];
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
  /** @returns the recipients that did not get it */
  send: (mail: SendMailOptions, signal: AbortSignal) => Promise<Refusal[]>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * Sends the digest of the past week, once for all processes that share the store. A new store sends its first digest
 * after the next Monday. Never rejects.
 *
 * @param now milliseconds since 1970
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
      const counts = await store.countDigest(monday - WEEK, monday);
      const refused = await send(composeDigest(counts, monday, addresses()), signal);
      if (refused.length > 0) log.warn({ failures: refused.length }, 'digest not sent to all');
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
