import { NETWORK_GROUPS } from '../client-address.ts';

const HOUR = 3_600_000;

/** Addresses remembered at a time; beyond it the one that was quiet longest is forgotten. */
const MOST_CLIENTS = 20_000;

/** Groups that one customer of a provider may have to choose networks from: 48 bits. */
const SITE_GROUPS = 3;

/** How many senders' worth one such customer may send. */
const SITE_SHARE = 16;

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
    const groups = key.split(':');
    const counted = [{ name: key, interval: this.#interval }];
    if (groups.length === NETWORK_GROUPS) {
      const site = groups.slice(0, SITE_GROUPS).join(':');
      counted.push({ name: `${site}::/48`, interval: this.#interval / SITE_SHARE });
    }
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
