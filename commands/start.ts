/**
 * `npm start`: builds the pages if anything has changed, and serves them. The rest of the build runs in the background. The
 * server loads the complete build once it is finished.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { builtState } from '../site-build/sources.ts';

const state = builtState('.');
if (state === 'none') {
  const { status } = spawnSync(process.execPath, ['site-build/pages.ts'], {
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error('The site could not be built: see the lines above.');
    process.exit(1);
  }
} else console.log('Nothing changed since the last build.');
if (state !== 'complete') {
  console.log('Share images and compressed files are made while the site is open.');
}

// The same command as `npm run serve`.
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const [, ...args] = scripts.serve.split(' ');
const server = spawn(process.execPath, args, { stdio: ['inherit', 'pipe', 'inherit'] });
server.stdout.pipe(process.stdout);
server.on('exit', (code) => process.exit(code ?? 1));
await once(server.stdout, 'data');
if (state !== 'complete') {
  const rest = spawn(process.execPath, ['site-build/finish.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(rest, 'exit');
  // On SIGHUP the server loads the new build, unless its output is a terminal.
  if (code === 0 && process.platform !== 'win32') server.kill('SIGHUP');
}
