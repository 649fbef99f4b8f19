/**
 * Serves sites for the tests at free ports until its parent process exits. Sites that have changed are built first:
 *
 *     node tests/behaviour/serve.ts site fixture apart
 *
 * Each site has a process of its own, so that they are built in parallel. Its output lines begin with its name.
 */
import { fork } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { TABLES_FILE } from '../../contract/site-tables.ts';
import { writeStaticSite } from '../../site-build/static-hosts.ts';
import { startNginx } from '../fixtures/nginx.ts';
import { freePort } from '../fixtures/socket.ts';
import { buildCopy } from '../site-copy.ts';
import { copyFixture } from './copy-fixture.ts';
import { APART_DATA_FOLDER, DATA_FOLDER } from './enquiries.ts';
import { writeExamplePages } from './example-pages.ts';
import { FIXTURE_BRAND, FIXTURE_COPY } from './fixture-site.ts';

/** A site without the examples, with its pages on a static host and its service at another origin. */
const APART_COPY = join(import.meta.dirname, '../../.cache/apart-site');

/** The service port in the last build of the pages. Another port would need a new build. */
function lastServicePort(): number | undefined {
  try {
    const { service } = JSON.parse(readFileSync(join(APART_COPY, 'dist', TABLES_FILE), 'utf8'));
    return Number(new URL(service).port);
  } catch {
    return undefined;
  }
}

/** Prepares a site for its server. @returns the server's environment variables */
const SITES: Readonly<Record<string, () => Promise<Record<string, string>>>> = {
  /** The last build of the site. */
  site: async () => ({ DATA: 'test-results/served-data' }),
  /** The site of the behaviour tests. */
  fixture: async () => {
    copyFixture(FIXTURE_COPY, FIXTURE_BRAND);
    writeExamplePages(join(FIXTURE_COPY, 'content'));
    return { DIST: buildCopy(FIXTURE_COPY), DATA: DATA_FOLDER };
  },
  /** A site with two origins: nginx serves its pages, as a static host would, and its service has another port. */
  apart: async () => {
    const port = await freePort(lastServicePort());
    process.env.SERVICE_ORIGIN = `http://127.0.0.1:${port}`;
    copyFixture(APART_COPY, FIXTURE_BRAND);
    const dist = buildCopy(APART_COPY);
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
    return { DIST: dist, DATA: APART_DATA_FOLDER, PORT: String(port), ORIGINS: origin };
  },
};

// The tests send more enquiries in an hour than one office would.
const SERVER = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ENQUIRY_LIMIT: '10000' };

async function serve(name: string) {
  const settings = await SITES[name]?.();
  if (!settings) throw new Error(`Say which site: ${Object.keys(SITES).join(', ')}`);
  Object.assign(process.env, SERVER, settings);
  await import('../../server/main.ts');
}

/** Serves a site in a child process. If that exits, so does this process, since the tests need all sites. */
function serveBeside(name: string) {
  const child = fork(import.meta.filename, [name], { silent: true });
  child.stderr?.pipe(process.stderr);
  if (child.stdout) {
    createInterface(child.stdout).on('line', (line) => console.log(`${name}: ${line}`));
  }
  child.on('exit', (code) => process.exit(code ?? 1));
}

const names = process.argv.slice(2);
if (process.send) {
  process.on('disconnect', () => process.exit());
  await serve(names[0] ?? '');
} else {
  // The parent holds the other end of stdin, which closes however the parent exits.
  process.stdin.resume().on('end', () => process.exit());
  names.forEach(serveBeside);
}
