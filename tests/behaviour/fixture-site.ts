/** The site that the tests of behaviour visit: content of its own, so that no owner's words decide what they find. */
import { join } from 'node:path';
import process from 'node:process';

/** Its copy of the project, and where it is built. */
export const FIXTURE_COPY = join(import.meta.dirname, '../../.cache/fixture-site');
export const FIXTURE_DIST = join(FIXTURE_COPY, 'dist');

/** Fields of its brand. */
export const FIXTURE_BRAND = {
  name: 'Tidewright',
  site: 'https://tidewright.example',
  sample: true,
};

/** Where a server listens whose port playwright.config.ts has read from what it said. */
const at = (port: string) => `http://127.0.0.1:${process.env[port]}`;

/** The site, the pages of the one apart, and its service. */
export const FIXTURE_URL = at('FIXTURE_PORT');
export const PAGES_URL = at('PAGES_PORT');
export const SERVICE_URL = at('SERVICE_PORT');
