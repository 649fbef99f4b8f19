/**
 * Serves sites of the tests at free ports, built anew where they have changed, as long as whoever started it is there:
 *
 *     node tests/behaviour/serve.ts site fixture apart
 *
 * Each is a process of its own, so that one is built while another is, and whose lines begin with its name.
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
import { buildCopy, copySite } from '../site-copy.ts';
import { APART_DATA_FOLDER, DATA_FOLDER } from './enquiries.ts';
import { writeExamplePages } from './example-pages.ts';
import { FIXTURE_BRAND, FIXTURE_COPY } from './fixture-site.ts';

/** The same records without the examples, its pages on a host of files and its service elsewhere. */
const APART_COPY = join(import.meta.dirname, '../../.cache/apart-site');

/** Copies the project with the records of the tests. */
const copy = (target: string) =>
  copySite(target, {
    content: join(import.meta.dirname, 'site/content'),
    brand: FIXTURE_BRAND,
    without: ['bench', 'docs', 'tests'],
  });

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
  /** The site as it was built last. */
  site: async () => ({ DATA: 'test-results/served-data' }),
  /** The site of the behaviour tests. */
  fixture: async () => {
    copy(FIXTURE_COPY);
    writeExamplePages(join(FIXTURE_COPY, 'content'));
    return { DIST: buildCopy(FIXTURE_COPY), DATA: DATA_FOLDER };
  },
  /** One from two origins: its pages by nginx, as a host of files would, and its service at another port. */
  apart: async () => {
    const port = await freePort(lastServicePort());
    process.env.SERVICE_ORIGIN = `http://127.0.0.1:${port}`;
    copy(APART_COPY);
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

// More enquiries in an hour than one office sends.
const SERVER = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ENQUIRY_LIMIT: '10000' };

async function serve(name: string) {
  const settings = await SITES[name]?.();
  if (!settings) throw new Error(`Say which site: ${Object.keys(SITES).join(', ')}`);
  Object.assign(process.env, SERVER, settings);
  await import('../../server/main.ts');
}

/** Serves one in a process of its own. Without it the others are of no use. */
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
  // Whoever started it holds the other end, which closes with it however it ends.
  process.stdin.resume().on('end', () => process.exit());
  names.forEach(serveBeside);
}
