/** The site that the tests of behaviour visit: content of its own, so that no owner's words decide what they find. */
import { join } from 'node:path';
import process from 'node:process';
import { buildCopy } from '../site-copy.ts';

const ROOT = join(import.meta.dirname, '../..');
const COPY = join(ROOT, '.cache/fixture-site');

/** Where it is built. */
export const FIXTURE_DIST = join(COPY, 'dist');

/** Where it is served for the tests: on the port after that of the site itself. */
export const FIXTURE_PORT = Number(process.env.PLAYWRIGHT_PORT ?? 4399) + 1;
export const FIXTURE_URL = `http://127.0.0.1:${FIXTURE_PORT}`;

/** Builds it where it has changed. */
export const buildFixtureSite = () =>
  buildCopy(COPY, {
    content: join(import.meta.dirname, 'site/content'),
    without: ['bench', 'docs', 'tests'],
  });
