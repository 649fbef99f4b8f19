/** The dates in pages and files, which the server keeps up to date. */

const DAY_MS = 86_400_000;

/** The validity of security.txt in days. RFC 9116 asks for less than a year. */
const VALID_DAYS = 360;

/** The expiry date of security.txt, in ISO 8601. */
export const expiryFrom = (now: number) => new Date(now + VALID_DAYS * DAY_MS).toISOString();

/** The copyright years: from the first to the current one, or the current one alone. */
export function copyrightYears(first: number, now: number): string {
  const year = new Date(now).getUTCFullYear();
  return first < year ? `${first}–${year}` : `${year}`;
}
