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

/** Its URL, with the port that playwright.config.ts has read from the server's output. */
export const FIXTURE_URL = `http://127.0.0.1:${process.env.FIXTURE_PORT}`;
