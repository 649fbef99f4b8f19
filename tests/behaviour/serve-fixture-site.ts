/** Serves the site of the behaviour tests, built anew where it has changed, until it is stopped. */
import process from 'node:process';
import { buildCopy } from '../site-copy.ts';
import { writeFixtureContent } from './example-pages.ts';
import {
  FIXTURE_BRAND,
  FIXTURE_CONTENT,
  FIXTURE_COPY,
  FIXTURE_PORT,
  FIXTURE_WITHOUT,
} from './fixture-site.ts';

writeFixtureContent(FIXTURE_CONTENT);
process.env.DIST = buildCopy(FIXTURE_COPY, {
  content: FIXTURE_CONTENT,
  brand: FIXTURE_BRAND,
  without: FIXTURE_WITHOUT,
});
process.env.PORT = String(FIXTURE_PORT);
await import('../../server/main.ts');
