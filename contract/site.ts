/** Functions that the site and its server share. */

/** `/services/qa` for `/services/qa/`, `/services/qa.html` and `/services/qa/index.html`; `/` for home. */
export const pageAddress = (path: string): string =>
  path
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '') || '/';

/** The prefix of addresses in a language other than the source's: `/de`. @param tag of the language (RFC 5646) */
export const languagePrefix = (tag: string): string => `/${tag.toLowerCase()}`;

/**
 * Whether the server sends a page with a form anew to each visitor, with a fresh token, so that the form works without
 * JavaScript. Home pages are cached and prefetched by browsers, so there the script fetches the token.
 *
 * @param language the tag of the page's language
 */
export const isTokenPage = (address: string, language: string): boolean =>
  address !== '/' && address !== languagePrefix(language);

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

/** The environment variable for the origin of the server, at build time. */
const VARIABLE = 'SERVICE_ORIGIN';

/** The origin of the server, such as `https://forms.example.com`; empty if it is the pages'. @throws if it is no origin */
export function serviceOrigin(variables: Readonly<Record<string, string | undefined>>): string {
  const given = variables[VARIABLE] ?? '';
  const url = URL.parse(given);
  if (given === '' || (url?.origin === given && /^https?:$/.test(url.protocol))) return given;
  throw new Error(`${VARIABLE} takes an origin without a path, such as https://forms.example.com`);
}

/** The value of the `dir` attribute for a language tag (RFC 5646). */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  new Intl.Locale(language).getTextInfo().direction ?? 'ltr';
