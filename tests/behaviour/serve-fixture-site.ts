/** Serves the site of the behaviour tests, built anew where it has changed, until it is stopped. */
import process from 'node:process';
import { buildCopy } from '../site-copy.ts';
import { writeFixtureContent } from './example-pages.ts';
import { FIXTURE_CONTENT, FIXTURE_COPY, FIXTURE_PORT } from './fixture-site.ts';

writeFixtureContent(FIXTURE_CONTENT);
const without = ['bench', 'docs', 'tests'];
const brand = { name: 'Tidewright', site: 'https://tidewright.example', sample: true };
process.env.DIST = buildCopy(FIXTURE_COPY, { content: FIXTURE_CONTENT, brand, without });
process.env.PORT = String(FIXTURE_PORT);
await import('../../server/main.ts');
