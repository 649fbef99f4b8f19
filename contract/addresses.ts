/** The addresses of pages, and that of the server. */
import process from 'node:process';

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

/**
 * The origin of the server at build time, such as `https://forms.example.com`; empty if it is the pages'.
 *
 * @throws if it is no origin
 */
export function serviceOrigin(): string {
  const given = process.env.SERVICE_ORIGIN ?? '';
  const url = URL.parse(given);
  if (given === '' || (url?.origin === given && /^https?:$/.test(url.protocol))) return given;
  throw new Error(
    'SERVICE_ORIGIN takes an origin without a path, such as https://forms.example.com',
  );
}
