/** The site that the tests of behaviour visit: content of its own, so that no owner's words decide what they find. */
import { join } from 'node:path';
import process from 'node:process';

const CACHE = join(import.meta.dirname, '../../.cache');

/** The folder of its content, its copy of the project, and where it is built. */
export const FIXTURE_CONTENT = join(CACHE, 'fixture-content');
export const FIXTURE_COPY = join(CACHE, 'fixture-site');
export const FIXTURE_DIST = join(FIXTURE_COPY, 'dist');

/** Where it is served for the tests: on the port after that of the site itself. */
export const FIXTURE_PORT = Number(process.env.PLAYWRIGHT_PORT ?? 4399) + 1;
export const FIXTURE_URL = `http://127.0.0.1:${FIXTURE_PORT}`;
