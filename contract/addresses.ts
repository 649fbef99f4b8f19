/** How paths are compared, by the server that answers them and by the check that foretells what it will do. */

/** `/services/qa` for `/services/qa/`, `/services/qa.html` and `/services/qa/index.html`; `/` for home. */
export const pageAddress = (path: string): string =>
  path
    .replace(/\/$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '') || '/';
