import type { FastifyBaseLogger } from 'fastify';
import { DESKS, type Desk } from '../../contract/names.ts';
import { type Age, before } from '../config.ts';
import { removeAbandoned, removeMails } from '../mail/mail-sender.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { DAY, dayOf } from '../time.ts';

/** Milliseconds between two looks for what is too old, and after one that failed. */
const INTERVAL = DAY;
const RETRY = 10 * 60 * 1000;

/** Age at which spam is deleted, where other enquiries may stay longer. */
const SPAM_AGE: Age = { number: 30, unit: 'days' };

/** Milliseconds for which the ids of removed enquiries are kept, so that files of theirs are found wherever they are. */
const REMOVED_KEPT = 90 * DAY;

/**
 * Milliseconds by which the clock may be ahead of the latest time in the store. The server notes the time each day, so
 * that this is also the longest it can be switched off before retention asks for a word.
 */
export const MOST_AHEAD = 45 * DAY;

/** The clock is further ahead than the store can explain; nothing is erased by it. */
export class ClockJump extends Error {
  override name = 'ClockJump';
  /** Times in milliseconds since 1970. */
  constructor(now: number, lastSeen: number) {
    super(
      `The clock says ${dayOf(now)}, more than ${MOST_AHEAD / DAY} days after the latest time in the store, ${dayOf(lastSeen)}`,
    );
  }
}

/**
 * Tells the store the time.
 *
 * @throws ClockJump where the time can't be right, unless it is to be trusted
 */
export async function checkClock(store: EnquiryStore, now: number, trust = false): Promise<void> {
  const lastSeen = await store.lastSeen();
  if (!trust && lastSeen > 0 && now - lastSeen > MOST_AHEAD) throw new ClockJump(now, lastSeen);
  await store.noteTime(now);
}

/** What is kept for how long. */
interface RetentionOptions {
  store: EnquiryStore;
  /** That of the mails. */
  folder: string;
  /** By desk. */
  retention: Readonly<Record<Desk, Age>>;
}

/**
 * Removes enquiries that are older than they may become, with their mails in the folder, and what crashes and other
 * processes have left of removed ones.
 *
 * @param now milliseconds since 1970
 * @returns how many of each kind are erased, and how many stay for a mail that is still to be sent
 * @throws ClockJump where `now` can't be right; then nothing is removed
 */
export async function removeOld({ store, folder, retention }: RetentionOptions, now: number) {
  await checkClock(store, now);
  const spam = await store.remove({ before: before(now, SPAM_AGE), status: 'spam' });
  let enquiries = 0;
  for (const desk of DESKS) {
    const old = await store.remove({ before: before(now, retention[desk]), desk });
    enquiries += old.length;
  }
  await removeMails(folder, await store.removedIds(now - REMOVED_KEPT));
  await removeAbandoned(folder, now);
  // Even where nothing was found: an earlier run may have been cut off before it came to this.
  await store.scrub();
  const oldest = Math.min(...DESKS.map((desk) => before(now, retention[desk])));
  const held = await store.countHeld(oldest);
  return { enquiries, spam: spam.length, held };
}

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/**
 * Does so and logs what came of it.
 *
 * @param now milliseconds since 1970
 * @returns milliseconds until the next time
 */
export async function runRetention(
  options: RetentionOptions,
  log: Log,
  now: number,
): Promise<number> {
  try {
    const erased = await removeOld(options, now);
    // What is gone for good is told at the level that is always written.
    if (erased.enquiries + erased.spam > 0) log.warn(erased, 'old enquiries erased');
    else if (erased.held > 0)
      log.warn(erased, 'old enquiries stay: their mails are still to be sent');
    return INTERVAL;
  } catch (error) {
    if (!(error instanceof ClockJump)) {
      log.error({ err: error }, 'old enquiries not erased');
      return RETRY;
    }
    log.error(
      `nothing erased. ${error.message}. If the clock is right: npm run enquiries -- purge --older-than AGE --trust-clock`,
    );
    return INTERVAL;
  }
}
