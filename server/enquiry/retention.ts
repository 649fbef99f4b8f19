import type { FastifyBaseLogger } from 'fastify';
import { type Age, before } from '../age.ts';
import { removeMails } from '../mail/mail-folder.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';

/** Milliseconds between two looks for what is too old. */
const INTERVAL = 24 * 60 * 60 * 1000;

/** Age at which spam is deleted, where other enquiries may stay longer. */
const SPAM_AGE: Age = { number: 30, unit: 'days' };

/**
 * Removes enquiries that are older than they may become, with their mails in the folder.
 *
 * @param now milliseconds since 1970
 * @returns how many
 */
export async function removeOld(
  store: EnquiryStore,
  folder: string,
  retention: Age,
  now: number,
): Promise<number> {
  const spam = await store.remove({ before: before(now, SPAM_AGE), status: 'spam' });
  const old = await store.remove({ before: before(now, retention) });
  const ids = [...spam, ...old];
  if (ids.length > 0) {
    await removeMails(folder, ids);
    await store.scrub();
  }
  return ids.length;
}

/** Does so now and every day. Returns the function that ends it. */
export function keepRetention(
  store: EnquiryStore,
  folder: string,
  retention: Age,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
): () => void {
  const run = async () => {
    try {
      const removed = await removeOld(store, folder, retention, Date.now());
      if (removed > 0) log.info({ removed }, 'old enquiries deleted');
    } catch (error) {
      log.error({ err: error }, 'old enquiries not deleted');
    }
  };
  void run();
  const timer = setInterval(run, INTERVAL);
  timer.unref();
  return () => clearInterval(timer);
}
