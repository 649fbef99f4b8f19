/**
 * `npm test -- observatory`: runs MDN's HTTP Observatory on the built site, offline. Its packages are large and used nowhere
 * else, so they have their own lockfile and are installed on the first run, without install scripts.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { UNAVAILABLE } from '../../tools/exit-codes.ts';
import { serveBuild } from '../fixtures/process.ts';

const FOLDER = import.meta.dirname;
const STAMP = join(FOLDER, 'node_modules/.lock-installed');

/** Installs the packages of the lockfile, unless they are installed. @returns npm's output on failure, else undefined */
function install(): string | undefined {
  const lock = createHash('sha256')
    .update(readFileSync(join(FOLDER, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return undefined;
  console.log('Installing the Observatory (once, about a minute) …');
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: FOLDER,
    encoding: 'utf8',
  });
  if (status !== 0) return stderr.trim();
  writeFileSync(STAMP, lock);
  return undefined;
}

const problem = install();
if (problem !== undefined) {
  console.error(
    `@mdn/mdn-http-observatory could not be installed, so nothing was scanned:\n${problem}`,
  );
  process.exit(UNAVAILABLE);
}
const site = await serveBuild('dist', { TRUST_PROXY: '127.0.0.1' });
const scan = spawn(process.execPath, [join(FOLDER, 'scan.mjs'), site.url], { stdio: 'inherit' });
const [status] = await once(scan, 'exit');
await site.end('SIGTERM');
process.exit(status);
