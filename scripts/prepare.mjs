/**
 * What `npm start` and `npm test` need before anything else: a usable Node and installed packages.
 * Plain JavaScript without dependencies, since it runs before they are there, on any Node from 20.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The oldest Node that npm can install the pinned runtime with. */
const OLDEST_NODE = 20;
/** The runtime everything else runs on; package.json pins its exact version. */
const RUNTIME_NODE = 24;

export const root = fileURLToPath(new URL('..', import.meta.url));
/** The pinned runtime, a package like any other. */
export const runtime = `${root}node_modules/.bin/node`;

/** Ends the command with one line that says what is wrong and what to do. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Installs packages where the lockfile changed since the last time, and checks the runtime. */
export function prepare() {
  process.chdir(root);
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    fail(
      `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or newer from https://nodejs.org`,
    );
  }
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const stamp = 'node_modules/.lock-installed';
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lock) {
    console.log('Installing packages (once, about a minute) …');
    const npm = spawnSync('npm', ['ci', '--loglevel=error'], { stdio: 'inherit' });
    if (npm.status !== 0)
      fail('The packages could not be installed: see the lines above; then try again.');
    writeFileSync(stamp, lock);
  }
  const version = spawnSync(runtime, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  if (!version.startsWith(`v${RUNTIME_NODE}.`)) {
    fail(`The pinned Node ${RUNTIME_NODE} does not run here: delete node_modules and start again.`);
  }
}

/** What the built site depends on. */
const SOURCES = ['art', 'content', 'contract', 'public', 'scripts', 'src'];
const SOURCE_FILES = ['astro.config.ts', 'package-lock.json', 'tsconfig.json'];
const BUILD_STAMP = '.cache/build-fingerprint';

/** One hash over every source of the built site. */
function fingerprint() {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((folder) => filesIn(folder)).sort();
  for (const file of [...files, ...SOURCE_FILES]) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Files below a folder; what the build itself draws into public/ is no source. */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => !/^public\/(art|share)\//.test(file));
}

/** Builds the site where its sources changed since the last build. */
export function build() {
  const now = fingerprint();
  const fresh = existsSync('dist/index.html') && existsSync(BUILD_STAMP);
  if (fresh && readFileSync(BUILD_STAMP, 'utf8') === now) {
    console.log('Nothing changed since the last build.');
    return;
  }
  const run = spawnSync(runtime, ['scripts/build.ts'], { stdio: 'inherit' });
  if (run.status !== 0) fail('The site could not be built: see the lines above.');
  writeFileSync(BUILD_STAMP, now);
}
