/** The site that the tests of behaviour visit: content of its own, so that no owner's words decide what they find. */
import { join } from 'node:path';
import process from 'node:process';

const CACHE = join(import.meta.dirname, '../../.cache');

/** The folder of its content, its copy of the project, and where it is built. */
export const FIXTURE_CONTENT = join(CACHE, 'fixture-content');
export const FIXTURE_COPY = join(CACHE, 'fixture-site');
export const FIXTURE_DIST = join(FIXTURE_COPY, 'dist');

/** Fields of its brand. */
export const FIXTURE_BRAND = {
  name: 'Tidewright',
  site: 'https://tidewright.example',
  sample: true,
};
/** Folders of the project that a copy of it does without. */
export const FIXTURE_WITHOUT = ['bench', 'docs', 'tests'];

/** Where it is served for the tests: on the port after that of the site itself. */
export const FIXTURE_PORT = Number(process.env.PLAYWRIGHT_PORT ?? 4399) + 1;
export const FIXTURE_URL = `http://127.0.0.1:${FIXTURE_PORT}`;

/** The same records without the examples, its pages on a host of files and its service elsewhere. */
export const APART_COPY = join(CACHE, 'apart-site');
export const PAGES_PORT = FIXTURE_PORT + 1;
export const PAGES_URL = `http://127.0.0.1:${PAGES_PORT}`;
export const SERVICE_PORT = FIXTURE_PORT + 2;
export const SERVICE_URL = `http://127.0.0.1:${SERVICE_PORT}`;
