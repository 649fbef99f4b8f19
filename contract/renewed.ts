/** What goes out of date in a built site though nothing has changed: the build writes it, and the server writes it anew. */

const DAY_MS = 86_400_000;

/** How long security.txt holds from the day on which it was written, in days; RFC 9116 asks for less than a year. */
const VALID_DAYS = 360;

/** The date until which security.txt holds, as it stands there. @param now milliseconds since 1970 */
export const expiryFrom = (now: number) => new Date(now + VALID_DAYS * DAY_MS).toISOString();

/** The years of the copyright: from the first to this one, or this one alone. @param now milliseconds since 1970 */
export function copyrightYears(first: number, now: number): string {
  const year = new Date(now).getUTCFullYear();
  return first < year ? `${first}–${year}` : `${year}`;
}
