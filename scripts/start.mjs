/** `npm start`: installs when needed, builds when needed, serves. */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { build, prepare, runtime } from './prepare.mjs';

prepare();
build();

const server = spawn(runtime, ['server/main.ts'], { stdio: 'inherit' });
// A signal from the terminal reaches the server by itself; one sent to this process is passed on.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
