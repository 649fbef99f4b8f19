/**
 * `npm run bench -- --flood`: floods the server in every way that once took it down, while normal visitors use the site. Takes
 * two minutes; needs Linux.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { issueToken } from '../../server/enquiry/token.ts';
import { openStore } from '../../server/store/open-store.ts';
import { startServer } from '../../tests/fixtures/process.ts';
import { multipartBody, VALID } from '../../tests/fixtures/service.ts';
import { memoryOf, pidOf } from '../process-use.ts';
import { type Figure, quantile, report, whole, writeResult } from '../report.ts';
import type { Met, Visit } from './flood-visitor.ts';
import { makeGround, sender } from './harness.ts';

/** Limits in each flood: megabytes of memory, and a page's response time as a multiple of the quiet median. */
const BOUNDS = { megabytes: 300, slower: 3 };

/** Milliseconds of quiet before a flood, as the baseline for its response times. */
const QUIET = 3_000;

const MEGABYTE = 1024 * 1024;

interface Target {
  port: number;
  secret: Buffer;
  /** From 0 to 1: the share of the full flood. */
  size: number;
}

/** A flood, and the server's limit of open files if it matters. */
interface Flood {
  name: string;
  descriptors?: number;
  pour: (target: Target) => Promise<void>;
}

/** The results of a flood. */
export interface FloodResult {
  name: string;
  /** The server's memory before the flood and at its peak, in megabytes of a million bytes. */
  before: number;
  peak: number;
  /** Response time of a page in milliseconds: quiet median, and median and 95th percentile in the flood. */
  quiet: number;
  median: number;
  slow: number;
  /** Pages and forms of normal visitors: answered and failed. */
  served: number;
  missed: number;
  /** The statuses of failed forms; 0 if there was no answer. */
  refused: readonly number[];
  /** Acknowledged forms that aren't in the store. */
  lost: number;
}

/** Opens a connection and discards the answers. */
function open(port: number, localAddress: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  // The server is expected to refuse some.
  return socket.on('error', () => {}).resume();
}

/** Sends bytes. Resolves when the server has closed the connection, or after a limit in milliseconds. */
async function send(
  socket: Socket,
  bytes: string | readonly Buffer[],
  limit: number,
): Promise<void> {
  for (const piece of typeof bytes === 'string' ? [bytes] : bytes) socket.write(piece);
  const over = pause(limit, undefined, { ref: false });
  if (!socket.destroyed) await Promise.race([once(socket, 'close').catch(() => {}), over]);
  socket.destroy();
}

const head = (type: string, length: number, more = '') =>
  `POST /enquiries HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n${more}\r\n`;

/** The file of every upload, made once to leave processor time to the server. */
const FILE = Buffer.alloc(5 * MEGABYTE, 'a');

/** A complete request with a form and that file, in pieces. */
function upload(secret: Buffer, number: number): Buffer[] {
  const values = {
    ...VALID,
    token: issueToken(secret, Date.now()),
    email: `f${number}@flood.example`,
  };
  const mark = Buffer.from('<file>');
  const { payload, headers } = multipartBody(Object.entries(values), [
    { name: 'a.txt', bytes: mark },
  ]);
  const at = payload.indexOf(mark);
  const end = payload.subarray(at + mark.length);
  const type = headers['content-type'] ?? '';
  const length = at + FILE.length + end.length;
  const begin = Buffer.from(head(type, length, 'Connection: close\r\n'));
  return [Buffer.concat([begin, payload.subarray(0, at)]), FILE, end];
}

/** Starts `count` pieces of work every second, for some seconds, and waits for all of them. */
async function eachSecond(
  count: number,
  seconds: number,
  work: (number: number) => Promise<void>,
): Promise<void> {
  const under: Promise<void>[] = [];
  for (let number = 0; number < count * seconds; number += 1) {
    under.push(work(number));
    if (seconds > 1) await pause(1_000 / count);
  }
  await Promise.all(under);
}

/** Seconds for which connections are held open in the full flood. */
const HELD = 15;

/** Opens connections that send something, and holds them open. */
async function hold(
  { port, size }: Target,
  count: number,
  from: (number: number) => string,
  bytes: Buffer,
  trickle: string,
): Promise<void> {
  const sockets = Array.from({ length: count }, (_, number) => {
    const socket = open(port, from(number));
    if (bytes.length > 0) socket.write(bytes);
    return socket;
  });
  for (let second = 0; second < HELD * size; second += 1) {
    await pause(1_000);
    for (const socket of sockets) if (trickle && socket.writable) socket.write(trickle);
  }
  for (const socket of sockets) socket.destroy();
}

const FLOODS: readonly Flood[] = [
  {
    name: '10,000 pages asked for ahead on a connection, four such connections a second',
    pour: async ({ port, size }) => {
      const page = 'GET /contact HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n';
      const all = page.repeat(10_000);
      await eachSecond(4, Math.ceil(6 * size), () => send(open(port, sender(0)), all, 60_000));
    },
  },
  {
    name: '10 forms of 511 KB with 261,000 fields a second',
    pour: async ({ port, size }) => {
      const body = 'a&'.repeat(261_000).slice(0, 511 * 1024);
      const type = 'application/x-www-form-urlencoded';
      const bytes = `${head(type, body.length, 'Connection: close\r\n')}${body}`;
      await eachSecond(10, Math.ceil(6 * size), (number) =>
        send(open(port, sender(number)), bytes, 30_000),
      );
    },
  },
  {
    name: '1,000 open forms with 29 texts of 64 KB',
    pour: async (target) => {
      const text = `--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n${'a'.repeat(65_000)}\r\n`;
      const bytes = Buffer.from(
        head('multipart/form-data; boundary=b', 4_000_000) + text.repeat(29),
      );
      await hold(target, Math.ceil(1_000 * target.size), sender, bytes, 'a');
    },
  },
  {
    name: '27 uploads of 5 MB that stop before their end, then trickle',
    pour: async (target) => {
      const whole = Buffer.concat(upload(target.secret, 0));
      await hold(target, 27, () => sender(0), whole.subarray(0, -1_000), 'aaaaa');
    },
  },
  {
    // A single round takes only a second or two, too short to measure response times.
    name: '200 parallel uploads of 5 MB, five times',
    pour: async ({ port, secret, size }) => {
      const count = Math.ceil(200 * size);
      for (let round = 0; round < 5; round += 1) {
        await eachSecond(count, 1, (number) =>
          send(open(port, sender(number)), upload(secret, round * count + number), 60_000),
        );
      }
    },
  },
  {
    name: '1,100 silent connections, 1,024 descriptors',
    descriptors: 1_024,
    pour: (target) => hold(target, 1_100, () => sender(0), Buffer.alloc(0), ''),
  },
];

async function measure(flood: Flood, size: number, quietTime: number): Promise<FloodResult> {
  const ground = await makeGround();
  const { descriptors } = flood;
  const running = await startServer(
    { ...ground.env, LOG_LEVEL: 'silent' },
    descriptors === undefined ? [] : ['sh', '-c', `ulimit -n ${descriptors}; exec "$0" "$@"`],
  );
  const pid = pidOf(running);
  const store = await openStore({ databaseUrl: undefined, data: ground.env.DATA });
  const secret = await store.secret();
  const visit: Visit = { url: running.url, secret };
  const visitors = new Worker(new URL('./flood-visitor.ts', import.meta.url), {
    workerData: visit,
  });
  const ask = async (): Promise<Met> => {
    visitors.postMessage('');
    const [met] = await once(visitors, 'message');
    return met;
  };
  try {
    // The first requests are slower, until the JIT compiler has run.
    await pause(1_000);
    const warm = await ask();
    await pause(quietTime);
    const quiet = await ask();
    const { now: before } = memoryOf(pid);
    await flood.pour({ port: running.port, secret, size });
    const flooded = await ask();
    await pause(1_000);
    const after = await ask();
    const { peak } = memoryOf(pid);
    await visitors.terminate();
    const stored = new Set((await store.list()).map(({ email }) => email));
    const all = [warm, quiet, flooded, after];
    const acknowledged = all.flatMap((met) => met.acknowledged);
    return {
      name: flood.name,
      before,
      peak,
      quiet: quantile(quiet.pages, 0.5),
      median: quantile(flooded.pages, 0.5),
      slow: quantile(flooded.pages, 0.95),
      served: flooded.pages.length + flooded.acknowledged.length,
      missed: flooded.missed + flooded.refused.length,
      refused: flooded.refused,
      lost: acknowledged.filter((email) => !stored.has(email)).length,
    };
  } finally {
    await visitors.terminate();
    await store.close();
    await running.end('SIGKILL');
    await ground.remove();
  }
}

/**
 * Runs each flood against its own server.
 *
 * @param size the share of the full floods, from 0 to 1. Response times are meaningful only for full floods
 */
export async function runFloods(size: number): Promise<FloodResult[]> {
  const results: FloodResult[] = [];
  for (const flood of FLOODS) {
    console.log(`  ${flood.name}`);
    results.push(await measure(flood, size, size < 1 ? 0 : QUIET));
  }
  return results;
}

/**
 * Checks the results of each flood against the limits.
 *
 * @param timed whether to check response times, which needs an otherwise idle machine
 */
export const judgeFloods = (results: readonly FloodResult[], timed = false): Figure[] =>
  results.flatMap(({ name, before, peak, quiet, median, served, missed, refused, lost }) => [
    {
      what: `${name}: memory`,
      found: `${whole(before)} MB, ${whole(peak)} MB at most`,
      ok: peak < BOUNDS.megabytes,
    },
    {
      what: `${name}: good visitors`,
      found: `${served} served, ${missed} not (${refused.join(', ')}), ${lost} acknowledged and lost`,
      ok: served > 0 && missed === 0 && lost === 0,
    },
    {
      what: `${name}: median of a page`,
      found: `${median.toFixed(1)} ms, ${quiet.toFixed(1)} ms when quiet`,
      ok: !timed || median <= quiet * BOUNDS.slower,
    },
  ]);

if (import.meta.main) {
  const results = await runFloods(1);
  report('Floods', judgeFloods(results, true));
  const sum = (part: 'served' | 'missed' | 'lost') =>
    results.reduce((total, each) => total + each[part], 0);
  writeResult('floods', {
    figures: [
      {
        what: `Most memory of the server in any of ${results.length} floods`,
        found: `${Math.max(...results.map(({ peak }) => peak)).toFixed()} MB`,
        wanted: 'at most 300 MB',
      },
      {
        what: 'Good visitors served, turned away; forms acknowledged and lost, in all of them',
        found: `${sum('served')}, ${sum('missed')}, ${sum('lost')}`,
        wanted: '0 turned away, 0 lost',
      },
    ],
    rows: results,
  });
}
