/** What the site and its server reckon alike. */

/** `/services/qa` for `/services/qa/`, `/services/qa.html` and `/services/qa/index.html`; `/` for home. */
export const pageAddress = (path: string): string =>
  path
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '') || '/';

/** How the addresses of a language begin that isn't the source's: `/de`. @param tag of the language (RFC 5646) */
export const languageStart = (tag: string): string => `/${tag.toLowerCase()}`;

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

/** The variable of the build that names it. */
const VARIABLE = 'SERVICE_ORIGIN';

/**
 * The origin of the service, such as `https://forms.example.com`; an empty string where it is the pages' own.
 *
 * @param variables environment variables of the build
 * @throws Error where it is something else than an origin
 */
export function serviceOrigin(variables: Readonly<Record<string, string | undefined>>): string {
  const given = variables[VARIABLE] ?? '';
  const url = URL.parse(given);
  if (given === '' || (url?.origin === given && /^https?:$/.test(url.protocol))) return given;
  throw new Error(`${VARIABLE} takes an origin without a path, such as https://forms.example.com`);
}

declare global {
  namespace Intl {
    /** What engines have had since 2024 (Node 24, Chromium 130), and TypeScript doesn't know yet. */
    interface Locale {
      getTextInfo(): { direction: 'ltr' | 'rtl' };
    }
  }
}

/** The value of `dir` for a language by its tag (RFC 5646). */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  new Intl.Locale(language).getTextInfo().direction;
