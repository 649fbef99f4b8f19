/** Builds the site of the behaviour tests. `npm test` runs it beside the unit tests, which often wait for processes and sockets. */
import { join } from 'node:path';
import config from '../../playwright.config.ts';
import { buildCopy } from '../site-copy.ts';
import { copyFixture } from './copy-fixture.ts';
import { writeExamplePages } from './example-pages.ts';
import { FIXTURE_BRAND, FIXTURE_COPY } from './fixture-site.ts';

/** Builds it, unless nothing has changed since its last build. @returns its folder */
export function buildFixture(): string {
  copyFixture(FIXTURE_COPY, FIXTURE_BRAND);
  writeExamplePages(join(FIXTURE_COPY, 'content'));
  return buildCopy(FIXTURE_COPY);
}

// Without a browser there is no site to serve.
if (import.meta.main && config.projects?.length) buildFixture();
