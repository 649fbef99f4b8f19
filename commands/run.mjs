/**
 * Installs the packages that a program needs, and runs it with a recent enough Node.
 *
 *     node commands/run.mjs site|edit|all|package [PROGRAM [ARGUMENT…]]
 *
 * Without a program it only installs. When this process or the one that started it ends, by a signal to npm, Ctrl+C or a
 * closed terminal, the program and all its child processes end too.
 *
 * Plain JavaScript without dependencies, since it runs before packages are installed, on any version of Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The oldest Node that this file runs on, as `engines` in package.json says. */
const LEAST_NODE = [20, 12];
/** The oldest Node that everything else runs on. On an older one, the package `node` from runtime/ is installed and used. */
const NEEDED_NODE = [24, 2];

const IS_WINDOWS = process.platform === 'win32';
/** Interval of the check that the parent processes are still running, in ms. */
const LOOK_MS = 500;
/** How long processes have to end before they are killed, in ms. The server takes up to 10 s for open requests. */
const PATIENCE_MS = 15_000;

const STAMP = 'node_modules/.installed';
const LINES = {
  site: 'what builds and serves the site',
  edit: 'what builds, serves and edits the site',
  all: 'what checks, tests and measures the site',
  package: 'what builds and packages the site',
};

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Whether a version of Node, such as `24.2.0`, is at least a given major and minor version. */
function isAtLeast(version, [leastMajor, leastMinor]) {
  const [major, minor] = version.split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

/** An error message for a version of Node that is too old; undefined if it is new enough. */
export function nodeFault(version) {
  if (isAtLeast(version, LEAST_NODE)) return undefined;
  return `Node ${version} is too old: install Node ${LEAST_NODE.join('.')} or newer from https://nodejs.org`;
}

/** On the path, the packages' programs come first, then the Node that runs this file. */
const env = {
  ...process.env,
  PATH: [
    join(process.cwd(), 'node_modules/.bin'),
    dirname(process.execPath),
    process.env.PATH,
  ].join(delimiter),
};

let child;

/** Sends a signal to the program and its child processes. @returns whether any of them was running */
function signalAll(signal) {
  try {
    // `detached` gave the program its own process group, which a negative id addresses.
    return IS_WINDOWS ? child.kill(signal) : process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}

/** Ends all processes of the program: by SIGINT, and after a timeout by SIGKILL. */
async function endAll() {
  // SIGINT because Playwright ends its servers and browsers on this signal alone.
  signalAll('SIGINT');
  const end = Date.now() + PATIENCE_MS;
  while (signalAll(0) && Date.now() < end) await setTimeout(50);
  signalAll('SIGKILL');
}

async function run(program, args) {
  child = spawn(program, args, {
    stdio: 'inherit',
    detached: !IS_WINDOWS,
    // On Windows all programs but Node are scripts, which need a shell. It would split Node's arguments at spaces.
    shell: IS_WINDOWS && program !== 'node',
    env,
  });
  const [code] = await once(child, 'exit').catch(({ message }) =>
    fail(`${program} does not run here: ${message}`),
  );
  await endAll();
  return code ?? 1;
}

let isEnding = false;

async function end(code) {
  if (isEnding) return;
  isEnding = true;
  if (child) await endAll();
  process.exit(code);
}

/** A column of `ps` for a process; empty if there is no such process, or no `ps`. */
const factOf = (pid, fact) =>
  spawnSync('ps', ['-o', `${fact}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';

function isThere(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Ends the program when this process gets a signal, or when a parent ends: npm, or the shell between npm and this process.
 * Both are watched, since the shell survives a signal that ends only npm.
 */
function endWithParents() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => end(128 + constants.signals[signal]));
  }
  const parent = process.ppid;
  const npm = process.env.npm_lifecycle_event ? Number(factOf(parent, 'ppid')) : 0;
  // A parent of 1 means that npm has already ended, except in a container where npm itself is process 1.
  const isLeft = npm === 1 || (parent === 1 && process.env.npm_lifecycle_event);
  if (isLeft && !/\bnpm\b/.test(factOf(1, 'args'))) process.exit(1);
  setInterval(() => {
    if (process.ppid !== parent || (npm > 0 && !isThere(npm))) end(1);
  }, LOOK_MS).unref();
}

/** Installs the packages of the root and the needed workspaces, if the lockfile has changed or a workspace is missing. */
async function install(scope) {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const [lastLock, ...last] = existsSync(STAMP) ? readFileSync(STAMP, 'utf8').split(' ') : [];
  const { workspaces: all } = JSON.parse(readFileSync('package.json', 'utf8'));
  const needsNode = scope === 'package' || !isAtLeast(process.versions.node, NEEDED_NODE);
  const wanted = all.filter((name) =>
    name === 'runtime' ? needsNode : scope === 'all' || scope === name,
  );
  if (lastLock === lock && wanted.every((name) => last.includes(name))) return;
  console.log(`Installing ${LINES[scope]} (once, a minute at most) …`);
  const workspaces = all.filter((name) => last.includes(name) || wanted.includes(name));
  const options =
    workspaces.length > 0
      ? [...workspaces.map((name) => `--workspace=${name}`), '--include-workspace-root']
      : ['--workspaces=false'];
  // `install` keeps the installed packages, which a running server may be using; `ci` would delete them.
  const command = lastLock === lock ? ['install', '--no-save'] : ['ci'];
  const args = [...command, ...options, '--include=dev', '--loglevel=error'];
  if ((await run('npm', args)) !== 0)
    fail('The packages could not be installed: see the lines above; then try again.');
  writeFileSync(STAMP, [lock, ...workspaces].join(' '));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [scope = '', program, ...args] = process.argv.slice(2);
  if (!(scope in LINES)) fail(`Say what is needed: ${Object.keys(LINES).join(', ')}`);
  const fault = nodeFault(process.versions.node);
  if (fault) fail(fault);
  endWithParents();
  await install(scope);
  if (program) process.exit(await run(program, args));
}
