import type { FastifyBaseLogger } from 'fastify';
import { DESKS, type Desk } from '../../contract/names.ts';
import { type Age, before } from '../config.ts';
import { removeMails } from '../mail/mail-sender.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { DAY, dayOf } from '../time.ts';

/** Milliseconds between two runs, and after one that failed. */
const INTERVAL = DAY;
const RETRY = 10 * 60 * 1000;

/** The age at which spam is deleted, even if other enquiries are kept longer. */
const SPAM_AGE: Age = { number: 30, unit: 'days' };

/** Milliseconds for which the ids of removed enquiries are kept, so that mail files left behind are found and removed. */
const REMOVED_KEPT = 90 * DAY;

/**
 * The most milliseconds that the clock may be ahead of the latest time in the store. The server stores the time each
 * day. If it was off for longer than this, the owner has to confirm the date before anything is erased.
 */
const MOST_AHEAD = 45 * DAY;

/** Why the current time is implausible, if it is. @param lastSeen the latest time in the store; 0 if there is none */
export function clockFault(now: number, lastSeen: number): string | undefined {
  if (lastSeen === 0 || now - lastSeen <= MOST_AHEAD) return undefined;
  return `The clock says ${dayOf(now)}, more than ${MOST_AHEAD / DAY} days after the latest time in the store, ${dayOf(lastSeen)}`;
}

/** Stores the current time if it is plausible or trusted. Returns why it isn't, if so; nothing may be erased then. */
export async function checkClock(
  store: EnquiryStore,
  now: number,
  trust = false,
): Promise<string | undefined> {
  const fault = trust ? undefined : clockFault(now, await store.lastSeen());
  if (fault === undefined) await store.noteTime(now);
  return fault;
}

/**
 * Removes the mail files of removed enquiries, and what is left of these in the database's files. Even if nothing was
 * removed just now: an earlier run may have been cut off before this step.
 *
 * @param forgetBefore when those were removed that are forgotten
 */
export async function sweep(store: EnquiryStore, folder: string, forgetBefore = 0): Promise<void> {
  await removeMails(folder, await store.removedIds(forgetBefore));
  await store.scrub();
}

interface RetentionOptions {
  store: EnquiryStore;
  /** The folder of unsent mails. */
  folder: string;
  retention: Readonly<Record<Desk, Age>>;
}

/**
 * Removes enquiries past their retention age and their mail files, also those that crashes or other processes have left
 * behind.
 *
 * @returns how many enquiries and how much spam was erased, and how many old ones are held back by an unsent mail
 */
export async function removeOld({ store, folder, retention }: RetentionOptions, now: number) {
  const spam = await store.remove({ before: before(now, SPAM_AGE), status: 'spam' });
  let enquiries = 0;
  let held = 0;
  for (const desk of DESKS) {
    const oldest = before(now, retention[desk]);
    enquiries += (await store.remove({ before: oldest, desk })).length;
    held += await store.countHeld(oldest, desk);
  }
  await sweep(store, folder, now - REMOVED_KEPT);
  return { enquiries, spam: spam.length, held };
}

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** Runs `removeOld` if the clock is plausible, and logs the result. Never rejects. @returns the time until the next run */
export async function runRetention(
  options: RetentionOptions,
  log: Log,
  now: number,
): Promise<number> {
  try {
    const fault = await checkClock(options.store, now);
    if (fault !== undefined) {
      log.error(
        `nothing erased. ${fault}. If the clock is right: npm run enquiries -- purge --older-than AGE --trust-clock`,
      );
      return INTERVAL;
    }
    const erased = await removeOld(options, now);
    // Deletion is logged as a warning, so that the default log level shows it.
    if (erased.enquiries + erased.spam > 0) log.warn(erased, 'old enquiries erased');
    else if (erased.held > 0)
      log.warn(erased, 'old enquiries stay: their mails are still to be sent');
    return INTERVAL;
  } catch (error) {
    log.error({ err: error }, 'old enquiries not erased');
    return RETRY;
  }
}
