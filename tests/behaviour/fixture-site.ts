/** The site for behaviour tests. It has its own content, so that the tests don't depend on an owner's. */
import { join } from 'node:path';
import process from 'node:process';

/** Its copy of the project, and the folder of its build. */
export const FIXTURE_COPY = join(import.meta.dirname, '../../.cache/fixture-site');
export const FIXTURE_DIST = join(FIXTURE_COPY, 'dist');

/** Fields of its brand. */
export const FIXTURE_BRAND = {
  name: 'Tidewright',
  site: 'https://tidewright.example',
  sample: true,
};

/** The URL of a server whose port playwright.config.ts has read from its output. */
const at = (port: string) => `http://127.0.0.1:${process.env[port]}`;

/** The fixture site; and the pages and the service of the site with two origins. */
export const FIXTURE_URL = at('FIXTURE_PORT');
export const PAGES_URL = at('PAGES_PORT');
export const SERVICE_URL = at('SERVICE_PORT');
