/** A command that is stopped at any moment, by any signal, must leave no child processes. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { copySite } from '../site-copy.ts';

const ROOT = join(import.meta.dirname, '../..');
/** A copy, since these tests may be running from the project itself. */
const COPY = join(ROOT, '.cache/stop');
/** When each command is stopped after its start, in ms: while it installs, builds, serves, or tests. */
const MOMENTS_MS = Array.from({ length: 10 }, (_, index) => (index + 0.5) * 2000);
/** Time limit for processes to exit on a busy machine, in ms. */
const PATIENCE_MS = 60_000;

/** The processes with this mark in their environment, as lines of `ps`. */
const marked = (mark: string) =>
  spawnSync('ps', ['axeww', '-o', 'pid,stat,args'], { encoding: 'utf8' })
    .stdout.split('\n')
    // Skips zombies, which have exited.
    .filter((line) => line.includes(mark) && !/^\s*\d+ Z/.test(line));

beforeAll(() => copySite(COPY, { content: join(ROOT, 'content') }));

// Windows has no signals.
test.skipIf(process.platform === 'win32').each([
  { command: ['start'], signal: 'SIGTERM' },
  { command: ['start'], signal: 'SIGHUP' },
  { command: ['run', 'dev', '--', '--port', '0'], signal: 'SIGINT' },
  { command: ['run', 'edit'], signal: 'SIGTERM' },
  { command: ['test', '--', '--quick'], signal: 'SIGINT' },
  { command: ['test', '--', '--quick'], signal: 'SIGKILL' },
] as const)(
  'npm $command leaves no process when it is ended by $signal',
  async ({ command, signal }) => {
    for (const moment of MOMENTS_MS) {
      const mark = `STOP_TEST=${process.pid}-${moment}-`;
      const [name = '', value = ''] = mark.split('=');
      const npm = spawn('npm', command, {
        cwd: COPY,
        env: { ...process.env, [name]: value, PORT: '0', BROWSER: 'none' },
        stdio: 'ignore',
        // A process group of its own, as a shell gives to each command.
        detached: true,
      });
      const ended = once(npm, 'exit');
      await setTimeout(moment);
      // Ctrl+C signals the whole process group; npm then waits for its program.
      if (signal === 'SIGINT' && npm.pid) process.kill(-npm.pid, signal);
      else npm.kill(signal);
      await ended;
      await expect.poll(() => marked(mark), { timeout: PATIENCE_MS, interval: 200 }).toEqual([]);
    }
  },
  MOMENTS_MS.length * 2 * PATIENCE_MS,
);
