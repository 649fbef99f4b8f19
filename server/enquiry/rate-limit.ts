import { createHmac, type KeyObject } from 'node:crypto';
import { siteOf } from '../client-address.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { StoreUnavailable } from '../store/records.ts';
import { HOUR } from '../time.ts';

/** Addresses remembered at a time; beyond it the one that was quiet longest is forgotten. */
const MOST_CLIENTS = 20_000;

/** How many times what one sender may send is let through from a whole IPv6 /48. */
const SITE_SHARE = 16;

/** Takes note of one more of a name, as that of the store: 0 where it is let through, else for how long not. */
type TakeTurn = (name: string, interval: number, now: number) => number | Promise<number>;

/** Keeps in memory who has sent how much. */
function inMemory(): TakeTurn {
  /** By name: when all that it sent would have come at an even pace, in milliseconds since 1970. */
  const evenTimes = new Map<string, number>();
  return (name, interval, now) => {
    const evenTime = Math.max(evenTimes.get(name) ?? 0, now) + interval;
    // A little slack for the sum of many fractions.
    const wait = evenTime - now - HOUR;
    if (wait > 0.5) return Math.ceil(wait);
    // Put in anew, so that the map's order is that of the last use.
    evenTimes.delete(name);
    evenTimes.set(name, evenTime);
    const [oldest] = evenTimes.keys();
    if (evenTimes.size > MOST_CLIENTS && oldest !== undefined) evenTimes.delete(oldest);
    return 0;
  };
}

/**
 * Keeps the same in the store, for all processes that share it. There a sender is a hash under the store's own key, for a
 * day at most. While the store is away each process counts for itself.
 */
function inStore(store: EnquiryStore, key: () => KeyObject): TakeTurn {
  const takeOwn = inMemory();
  return async (name, interval, now) => {
    try {
      const sender = createHmac('sha256', key()).update(name).digest('base64url');
      return await store.takeTurn(sender, Math.max(1, Math.round(interval)), now);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      return takeOwn(name, interval, now);
    }
  };
}

/**
 * Counts what each sender sends; what was not used in the past hour may come all at once. Of IPv6 a whole /48 is counted
 * too, at a limit of its own: whoever has one could send from 65,536 networks. Of a network that is let through and
 * whose /48 is not, the first stays counted.
 *
 * @param perHour how many are let through in an hour
 * @param shared the store that several processes share; without it each counts in its memory
 * @returns what takes note of one more from a sender, by `clientKey`, at a time in milliseconds since 1970, and resolves
 *   with 0 where it is let through, else with the milliseconds after which it would be
 */
export function makeRateLimit(
  perHour: number,
  shared?: { store: EnquiryStore; key: () => KeyObject },
): (client: string, now: number) => Promise<number> {
  const takeTurn = shared ? inStore(shared.store, shared.key) : inMemory();
  const interval = HOUR / perHour;
  return async (client, now) => {
    const site = siteOf(client);
    const own = await takeTurn(client, interval, now);
    return own > 0 || site === undefined ? own : takeTurn(site, interval / SITE_SHARE, now);
  };
}
