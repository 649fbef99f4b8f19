/**
 * Serves a site of the tests at a free port, built anew where it has changed, as long as whoever started it is there:
 *
 *     node tests/behaviour/serve.ts site       the site as it was built last
 *     node tests/behaviour/serve.ts fixture    the site of the behaviour tests
 *     node tests/behaviour/serve.ts apart      one from two origins: its pages by nginx, as a host of files would, and its
 *                                              service at another port
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { TABLES_FILE } from '../../contract/site-tables.ts';
import { writeStaticSite } from '../../site-build/static-hosts.ts';
import { startNginx } from '../fixtures/nginx.ts';
import { freePort } from '../fixtures/socket.ts';
import { buildCopy } from '../site-copy.ts';
import { writeFixtureContent } from './example-pages.ts';
import {
  APART_COPY,
  FIXTURE_BRAND,
  FIXTURE_CONTENT,
  FIXTURE_COPY,
  FIXTURE_WITHOUT,
} from './fixture-site.ts';

const SHARED = { brand: FIXTURE_BRAND, without: FIXTURE_WITHOUT };

/** The port of the service that the pages were last built for: at another one they have to be built again. */
function lastServicePort(): number | undefined {
  try {
    const { service } = JSON.parse(readFileSync(join(APART_COPY, 'dist', TABLES_FILE), 'utf8'));
    return Number(new URL(service).port);
  } catch {
    return undefined;
  }
}

/** Builds or serves what goes before the server. @returns what the server is told */
const SITES: Readonly<Record<string, () => Promise<Record<string, string>>>> = {
  site: async () => ({}),
  fixture: async () => {
    writeFixtureContent(FIXTURE_CONTENT);
    // Photographs are weighed with their pages as they are sent.
    const options = { ...SHARED, content: FIXTURE_CONTENT, complete: true };
    return { DIST: buildCopy(FIXTURE_COPY, options) };
  },
  apart: async () => {
    const port = await freePort(lastServicePort());
    process.env.SERVICE_ORIGIN = `http://127.0.0.1:${port}`;
    const content = join(import.meta.dirname, 'site/content');
    const dist = buildCopy(APART_COPY, { ...SHARED, content });
    const pages = join(APART_COPY, 'package-static');
    writeStaticSite(dist, pages, 'nginx');
    const folder = join(APART_COPY, '.cache/nginx');
    mkdirSync(folder, { recursive: true });
    const pagesPort = await freePort();
    startNginx(
      folder,
      `include /etc/nginx/mime.types;
      server { listen 127.0.0.1:${pagesPort}; root ${pages}; absolute_redirect off; include ${pages}/nginx-static.conf; }`,
    );
    const origin = `http://127.0.0.1:${pagesPort}`;
    console.log(`The pages are at ${origin}`);
    return { DIST: dist, PORT: String(port), ORIGINS: origin };
  },
};

// Playwright holds the other end, which closes with it however it ends.
process.stdin.resume().on('end', () => process.exit());
const settings = await SITES[process.argv[2] ?? '']?.();
if (!settings) throw new Error(`Say which site: ${Object.keys(SITES).join(', ')}`);
Object.assign(process.env, { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ...settings });
await import('../../server/main.ts');
