/** `npm start`: installs when needed, builds when needed, serves. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { build, prepare, root, runtime } from './prepare.mjs';

prepare('site');
// A build says itself how many samples are left; the server need not wait for the count.
if (!build()) spawn(runtime, ['commands/publish-check.ts', '--count'], { stdio: 'inherit' });

// As `npm run serve` does, without npm between it and its signals.
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const [, ...args] = scripts.serve.split(' ');
const server = spawn(runtime, args, { stdio: 'inherit' });
// A signal from the terminal reaches the server by itself; one sent to this process is passed on.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
