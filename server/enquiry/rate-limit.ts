import { createHmac, type KeyObject } from 'node:crypto';
import { siteOf } from '../client-address.ts';
import type { EnquiryStore } from '../store/enquiry-store.ts';
import { StoreUnavailable } from '../store/records.ts';

const HOUR = 3_600_000;

/** Addresses remembered at a time; beyond it the one that was quiet longest is forgotten. */
const MOST_CLIENTS = 20_000;

/** How many senders' worth one such customer may send. */
const SITE_SHARE = 16;

/** What a sender counts as: its network, and of IPv6 a whole /48 too, with the milliseconds between two at an even pace. */
function countedAs(key: string, interval: number): { name: string; interval: number }[] {
  const site = siteOf(key);
  const own = { name: key, interval };
  return site === undefined ? [own] : [own, { name: site, interval: interval / SITE_SHARE }];
}

/**
 * Counts what each sender sends; what was not used in the past hour may come all at once. Kept in memory alone.
 * Of IPv6 a whole /48 is counted too, at sixteen times the limit: whoever has one could send from 65,536 networks.
 */
export class RateLimit {
  readonly #interval: number;
  /** By sender: when all that it sent would have come at an even pace, in milliseconds since 1970. */
  readonly #evenTimes = new Map<string, number>();

  /** @param perHour how many are let through in an hour */
  constructor(perHour: number) {
    this.#interval = HOUR / perHour;
  }

  /**
   * Takes note of one more from a sender.
   *
   * @param key from `clientKey`
   * @param now milliseconds since 1970
   * @returns 0 where it is let through, else the milliseconds after which it would be
   */
  take(key: string, now: number): number {
    const counted = countedAs(key, this.#interval);
    const nexts = counted.map(
      ({ name, interval }) => Math.max(this.#evenTimes.get(name) ?? 0, now) + interval,
    );
    // A little slack for the sum of many fractions.
    const wait = Math.max(...nexts) - now - HOUR;
    if (wait > 0.5) return Math.ceil(wait);
    for (const [index, { name }] of counted.entries()) this.#note(name, nexts[index] ?? now);
    return 0;
  }

  #note(name: string, evenTime: number): void {
    // Put in anew, so that the map's order is that of the last use.
    this.#evenTimes.delete(name);
    this.#evenTimes.set(name, evenTime);
    const [oldest] = this.#evenTimes.keys();
    if (this.#evenTimes.size > MOST_CLIENTS && oldest !== undefined) this.#evenTimes.delete(oldest);
  }
}

/**
 * Counts the same in the store, for all processes that share it. There a sender is a hash under the store's own key, for a
 * day at most. While the store is away each process counts for itself.
 */
export class SharedRateLimit {
  readonly #interval: number;
  readonly #own: RateLimit;
  readonly #store: EnquiryStore;
  readonly #key: () => KeyObject;

  constructor(perHour: number, store: EnquiryStore, key: () => KeyObject) {
    this.#interval = HOUR / perHour;
    this.#own = new RateLimit(perHour);
    this.#store = store;
    this.#key = key;
  }

  /** As that of RateLimit. Of an IPv6 network that is let through and whose /48 is not, the first stays counted. */
  async take(client: string, now: number): Promise<number> {
    try {
      for (const { name, interval } of countedAs(client, this.#interval)) {
        const sender = createHmac('sha256', this.#key()).update(name).digest('base64url');
        const wait = await this.#store.takeTurn(sender, Math.max(1, Math.round(interval)), now);
        if (wait > 0) return wait;
      }
      return 0;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      return this.#own.take(client, now);
    }
  }
}
