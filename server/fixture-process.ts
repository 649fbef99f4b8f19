import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..');

/** What is read of package.json. */
const packageSchema = z.object({ scripts: z.object({ serve: z.string() }) });

/** What `npm run serve` runs, without the program. */
const [, ...SERVE] = packageSchema
  .parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')))
  .scripts.serve.split(' ');

/** The line that says where a started server listens. */
const READY = /^The site is at (\S+)/m;

/** A server in a process of its own. */
export interface Running {
  url: string;
  port: number;
  child: ChildProcess;
  /** What it has written to standard error, its log included. */
  log: () => string;
  /** Sends a signal and waits for the end; returns the exit code, null after SIGKILL. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/**
 * Starts the server and waits until it answers.
 *
 * @param wrapper a program to run it under, such as strace with its options
 */
export async function startServer(
  env: Record<string, string>,
  wrapper: readonly string[] = [],
): Promise<Running> {
  const [program = process.execPath, ...args] = [...wrapper, process.execPath, ...SERVE];
  const child = spawn(program, args, {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      // The tests start it often: what one start has compiled, the next one finds.
      NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled'),
      PORT: '0',
      LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const take = (text: string) => {
    output += text;
  };
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  const ended = once(child, 'close');
  while (!READY.test(output)) {
    const gone = await Promise.race([ended.then(() => true), once(child.stdout, 'data')]);
    if (gone === true) throw new Error(`the server did not start: ${output}`);
  }
  const [, url = ''] = READY.exec(output) ?? [];
  return {
    url,
    port: Number(new URL(url).port),
    child,
    log: () => output,
    end: async (signal) => {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}
