import { createHmac, type KeyObject } from 'node:crypto';
import { siteOf } from '../client-address.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { StoreUnavailable } from '../store/records.ts';
import { CLOCK_TOLERANCE, HOUR } from '../time.ts';

/** The most senders remembered; beyond it, the least recently seen is forgotten. */
const MOST_CLIENTS = 20_000;

/** The limit of an IPv6 /48, as a multiple of the limit of one sender. */
const SITE_SHARE = 16;

/** Counts one more form of a sender (by `clientKey`). Resolves with 0 if it is allowed, else with the time to wait. */
export type RateLimit = (client: string, now: number) => Promise<number>;

/** Counts one more form under a name, like `EnquiryStore.countForm`. */
type CountForm = (name: string, interval: number, now: number) => number | Promise<number>;

function inMemory(): CountForm {
  /** By name: when its forms so far would all have come at an even pace. */
  const evenTimes = new Map<string, number>();
  return (name, interval, now) => {
    const known = evenTimes.get(name) ?? 0;
    // A later one was noted while the clock was ahead.
    const start = known > now + HOUR + CLOCK_TOLERANCE ? now : Math.max(known, now);
    const evenTime = start + interval;
    // Half a millisecond of slack for rounding errors that add up.
    const wait = evenTime - now - HOUR;
    if (wait > 0.5) return Math.ceil(wait);
    // Reinserted, so that the map is in order of last use.
    evenTimes.delete(name);
    evenTimes.set(name, evenTime);
    const [oldest] = evenTimes.keys();
    if (evenTimes.size > MOST_CLIENTS && oldest !== undefined) evenTimes.delete(oldest);
    return 0;
  };
}

/**
 * Counts in the store, for all processes that share it. A sender is stored as a hash keyed with the store's own key, for a
 * day at most. While the store is unavailable, each process counts for itself.
 */
function inStore(store: EnquiryStore, key: () => KeyObject): CountForm {
  const takeOwn = inMemory();
  return async (name, interval, now) => {
    try {
      const sender = createHmac('sha256', key()).update(name).digest('base64url');
      return await store.countForm(sender, Math.max(1, Math.round(interval)), now);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      return takeOwn(name, interval, now);
    }
  };
}

/**
 * Limits how many forms a sender may send in an hour; unused ones may come all at once. For IPv6 the whole /48 has a
 * limit too, since its owner could send from 65,536 networks. If the network is within its limit and the /48 is not,
 * the form still counts for the network.
 *
 * @param perHour forms allowed in an hour
 * @param shared the store that several processes share; without it each counts in memory
 */
export function makeRateLimit(
  perHour: number,
  shared?: { store: EnquiryStore; key: () => KeyObject },
): RateLimit {
  const countForm = shared ? inStore(shared.store, shared.key) : inMemory();
  const interval = HOUR / perHour;
  return async (client, now) => {
    const site = siteOf(client);
    const own = await countForm(client, interval, now);
    return own > 0 || site === undefined ? own : countForm(site, interval / SITE_SHARE, now);
  };
}
