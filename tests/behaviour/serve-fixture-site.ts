/** Serves the site of the behaviour tests, built anew where it has changed, until it is stopped. */
import process from 'node:process';
import { buildFixtureSite, FIXTURE_PORT } from './fixture-site.ts';

process.env.DIST = buildFixtureSite();
process.env.PORT = String(FIXTURE_PORT);
await import('../../server/main.ts');
