/**
 * What every command needs before anything else: a usable Node and installed packages.
 *
 *     node commands/prepare.mjs [edit | all]
 *
 * Commands begin with it as `npm run -s ready`, in a shell of its own: one that has found a `node` before stays with it, and
 * would run what follows on that, not on the pinned one that has been installed only now.
 *
 * Plain JavaScript without dependencies, since it runs before they are there, on whatever Node there is.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The oldest Node that these few files run on, as `engines` in package.json says; the rest has the pinned runtime. */
const LEAST_NODE = { major: 20, minor: 12 };
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

/** What is wrong with a version of Node, such as `20.11.1`, in one line; undefined where it will do. */
export function nodeFault(version) {
  const [major, minor] = version.split('.').map(Number);
  if (major > LEAST_NODE.major) return undefined;
  if (major === LEAST_NODE.major && minor >= LEAST_NODE.minor) return undefined;
  const least = `${LEAST_NODE.major}.${LEAST_NODE.minor}`;
  return `Node ${version} is too old: install Node ${least} or newer from https://nodejs.org`;
}

/** What npm installs. The packages that only check, test and measure the site are workspaces of their own. */
const SCOPES = {
  site: { options: ['--workspaces=false'], line: 'what builds and serves the site' },
  edit: {
    options: ['--workspace=edit', '--include-workspace-root'],
    line: 'what builds, serves and edits the site',
  },
  all: { options: [], line: 'what checks, tests and measures the site' },
};
const STAMP = 'node_modules/.installed';

/**
 * Installs packages where the lockfile changed since the last time or more of them are asked for, and checks the runtime.
 *
 * @param {'site' | 'edit' | 'all'} scope `site`: what `npm start` needs; `edit`: that and the editor's; `all`: every workspace
 */
export function prepare(scope) {
  process.chdir(root);
  const fault = nodeFault(process.versions.node);
  if (fault) fail(fault);
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const [lastLock, lastScope] = existsSync(STAMP) ? readFileSync(STAMP, 'utf8').split(' ') : [];
  // Each holds what the ones before it hold.
  const scopes = Object.keys(SCOPES);
  if (lastLock !== lock || scopes.indexOf(lastScope) < scopes.indexOf(scope)) {
    const { options, line } = SCOPES[scope];
    console.log(`Installing ${line} (once, a minute at most) …`);
    // What is there stays, since a server may be running on it.
    const command = lastLock === lock ? ['install', '--no-save'] : ['ci'];
    const args = [...command, ...options, '--include=dev', '--loglevel=error'];
    if (spawnSync('npm', args, { stdio: 'inherit' }).status !== 0)
      fail('The packages could not be installed: see the lines above; then try again.');
    writeFileSync(STAMP, `${lock} ${scope}`);
  }
  const version = spawnSync(runtime, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  if (!version.startsWith(`v${RUNTIME_NODE}.`)) {
    fail(`The pinned Node ${RUNTIME_NODE} does not run here: delete node_modules and start again.`);
  }
}

const FOLDERS = [
  'art',
  'brand',
  'content',
  'contract',
  'plates',
  'public',
  'server/static',
  'site-build',
  'src',
];
const FILES = ['astro.config.ts', 'package-lock.json', 'tsconfig.json'];
/** What the built site depends on, from the root of the project; what the build itself writes there is no source. */
export const SOURCES = [...FOLDERS, ...FILES];
const WRITTEN = [join('public', 'art'), join('content', '.schema')];

/** One hash over every source of the site in a folder, and over the one setting of the build. */
export function fingerprint(folder) {
  const hash = createHash('sha256').update(process.env.SERVICE_ORIGIN ?? '');
  const files = FOLDERS.filter((source) => existsSync(join(folder, source))).flatMap((source) =>
    readdirSync(join(folder, source), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name))),
  );
  for (const file of [...files, ...FILES].sort()) {
    if (!WRITTEN.some((written) => file.startsWith(written)))
      hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}

/** Whether the last complete build of a folder, whoever asked for it, was made from its sources as they are. */
export function isBuilt(folder) {
  try {
    // The build has written it down itself, as its last step (contract/site-tables.ts).
    const { sources } = JSON.parse(readFileSync(join(folder, 'dist/server.json'), 'utf8'));
    return sources === fingerprint(folder);
  } catch {
    return false;
  }
}

/** Builds the site where its sources changed since the last build. @returns whether it did */
export function build() {
  if (isBuilt(root)) {
    console.log('Nothing changed since the last build.');
    return false;
  }
  const run = spawnSync(runtime, ['site-build/build.ts'], { stdio: 'inherit' });
  if (run.status !== 0) fail('The site could not be built: see the lines above.');
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) prepare(process.argv[2] ?? 'site');
