import { isIPv4 } from 'node:net';

const HOUR = 3_600_000;

/** Addresses remembered at a time; beyond it the one that was quiet longest is forgotten. */
const MOST_CLIENTS = 20_000;

/** Groups of an IPv6 address that one customer's network shares. */
const NETWORK_GROUPS = 4;

/** What counts as one sender: an IPv4 address, or the network half of an IPv6 address. */
export function clientKey(address: string): string {
  const mapped = address.replace(/^::ffff:/i, '');
  if (isIPv4(mapped)) return mapped;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const known = groups.length + (tail ? tail.split(':').length : 0);
  if (tail !== undefined) groups.push(...Array<string>(Math.max(0, 8 - known)).fill('0'));
  return groups.slice(0, NETWORK_GROUPS).join(':');
}

/** Counts what each sender sends; what was not used in the past hour may come all at once. Kept in memory alone. */
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
   * @param now milliseconds since 1970
   * @returns 0 where it is let through, else the milliseconds after which it would be
   */
  take(key: string, now: number): number {
    const next = Math.max(this.#evenTimes.get(key) ?? 0, now) + this.#interval;
    // A little slack for the sum of many fractions.
    const wait = next - now - HOUR;
    if (wait > 0.5) return Math.ceil(wait);
    // Put in anew, so that the map's order is that of the last use.
    this.#evenTimes.delete(key);
    this.#evenTimes.set(key, next);
    const [oldest] = this.#evenTimes.keys();
    if (this.#evenTimes.size > MOST_CLIENTS && oldest !== undefined) this.#evenTimes.delete(oldest);
    return 0;
  }
}
