/** What the torture runs share: a server as its own process, forms to send to it, and how a run is reported. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { multipartBody, VALID } from '../../server/enquiry/fixture-service.ts';
import { issueToken } from '../../server/enquiry/token.ts';
import { writeSite } from '../../server/fixture-site.ts';

const MAIN = resolve(import.meta.dirname, '../../server/main.ts');

/** The line that says where a started server listens. */
const READY = /^The site is at (\S+)/m;

/** A finding of a run: what was looked at, and whether it is as it must be. */
export interface Finding {
  what: string;
  found: string;
  ok: boolean;
}

/** A folder with a small site and room for data; gone with `remove`. */
export async function makeGround() {
  const folder = await mkdtemp(join(tmpdir(), 'torture-'));
  const site = await writeSite();
  return {
    folder,
    /** For the server: settings of every run. */
    env: { DIST: site.folder, DATA: join(folder, 'data'), ENQUIRY_LIMIT: '1000000' },
    remove: async () => {
      await site.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

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
  const [program = process.execPath, ...args] = [...wrapper, process.execPath, MAIN];
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', LOG_LEVEL: 'info', ...env },
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

/** A form that was sent, by its address, which no other form has. */
export interface SentForm {
  email: string;
  message: string;
  file: Buffer | undefined;
}

let count = 0;

/** A form unlike every other; every tenth has a file. */
export function nextForm(): SentForm {
  count += 1;
  return {
    email: `n${count}@load.example`,
    message: `Message ${count} ${randomBytes(200).toString('hex')}`,
    file: count % 10 === 0 ? Buffer.from(randomBytes(60_000).toString('hex')) : undefined,
  };
}

/**
 * Sends a form as a browser's script does.
 *
 * @returns the status, 0 where there was no answer
 */
export async function sendForm(
  url: string,
  secret: Buffer,
  { email, message, file }: SentForm,
  signal?: AbortSignal,
): Promise<number> {
  // As old as a person's visit.
  const token = issueToken(secret, Date.now() - 60_000);
  const fields = Object.entries({ ...VALID, token, email, message });
  const body = multipartBody(fields, file ? [{ name: 'notes.txt', bytes: file }] : []);
  try {
    const response = await fetch(`${url}/enquiries`, {
      method: 'POST',
      headers: { ...body.headers, accept: 'application/json' },
      body: new Uint8Array(body.payload),
      ...(signal && { signal }),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Prints findings as a table and sets the exit code. */
export function report(title: string, findings: readonly Finding[]): void {
  console.log(`\n${title}`);
  for (const { what, found, ok } of findings) {
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${what}: ${found}`);
    if (!ok) process.exitCode = 1;
  }
}

/** A finding that must be a certain value. */
export function expectValue(what: string, found: unknown, wanted: unknown): Finding {
  const ok = found === wanted;
  return { what, found: ok ? String(found) : `${String(found)}, wanted ${String(wanted)}`, ok };
}

/** Resolves when `holds` does; fails after so many milliseconds. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  limit: number,
): Promise<boolean> {
  const end = performance.now() + limit;
  while (!(await holds())) {
    if (performance.now() > end) return false;
    await new Promise((next) => setTimeout(next, 50));
  }
  return true;
}
