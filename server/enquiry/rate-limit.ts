import { createHmac, type KeyObject } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { siteOf } from '../client-address.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { StoreUnavailable } from '../store/records.ts';
import { HOUR } from '../time.ts';

/** The limit of an IPv6 /48, as a multiple of the limit of one sender. */
const SITE_SHARE = 16;

/** Counts one more form of a sender (by `clientKey`). Resolves with 0 if it is allowed, else with the time to wait. */
export type RateLimit = (client: string, now: number) => Promise<number>;

/**
 * Limits how many forms a sender may send in an hour; unused ones may come all at once. For IPv6 the whole /48 has a
 * limit too, since its owner could send from 65,536 networks. If the network is within its limit and the /48 is not,
 * the form still counts for the network. While the store is unavailable, which accepts no form either, there is no limit.
 *
 * @param perHour forms allowed in an hour
 * @param key the store's own key, with which the hash of a sender is keyed
 */
export function makeRateLimit(
  perHour: number,
  { store, key }: { store: EnquiryStore; key: () => KeyObject },
): RateLimit {
  const countForm = (name: string, most: number, now: number) => {
    const sender = createHmac('sha256', key()).update(name).digest('base64url');
    return store.countForm(sender, Math.max(1, Math.round(HOUR / most)), now);
  };
  return async (client, now) => {
    const site = siteOf(client);
    try {
      const own = await countForm(client, perHour, now);
      if (own > 0 || site === undefined) return own;
      return await countForm(site, perHour * SITE_SHARE, now);
    } catch (error) {
      if (error instanceof StoreUnavailable) return 0;
      throw error;
    }
  };
}

/** Forgets senders that no longer count towards their limit. Never rejects. @returns the time until the next run */
export async function forgetSenders(
  store: EnquiryStore,
  log: Pick<FastifyBaseLogger, 'error'>,
  now: number,
): Promise<number> {
  try {
    await store.forgetSenders(now);
  } catch (error) {
    log.error({ err: error }, 'senders not forgotten');
  }
  return HOUR;
}
