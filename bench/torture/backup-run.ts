/** Backs up the store while forms come in, puts the backups back, and compares. */
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { openStore } from '../../server/store/open-store.ts';
import { startServer } from '../../tests/fixtures/process.ts';
import { compare, load } from './crash-run.ts';
import { expectValue, type Finding, makeGround, type SentForm, until } from './harness.ts';

const ENQUIRIES = resolve(import.meta.dirname, '../../server/enquiries.ts');

/** Forms acknowledged between two backups, at least. */
const BETWEEN = 20;

const run = promisify(execFile);

/** @param backups how many, one after the other */
export async function runBackups(backups: number): Promise<Finding[]> {
  const ground = await makeGround();
  const { DATA } = ground.env;
  const { PATH = '' } = process.env;
  // In a process of its own, as the owner does it.
  const command = (...args: string[]) =>
    run(process.execPath, [ENQUIRIES, ...args], { env: { PATH, DATA } });
  const running = await startServer(ground.env);
  const first = await openStore({ databaseUrl: undefined, data: DATA });
  const secret = await first.secret();
  await first.close();
  const stop = new AbortController();
  const acknowledged: SentForm[] = [];
  const loading = load(running, secret, stop.signal, acknowledged);
  const made: { file: string; before: SentForm[]; seconds: number }[] = [];
  for (let backup = 0; backup < backups; backup += 1) {
    const least = acknowledged.length + BETWEEN;
    await until(() => acknowledged.length >= least, 60_000);
    const file = join(ground.folder, `backup-${backup}.sqlite`);
    const before = [...acknowledged];
    const started = performance.now();
    await command('backup', file);
    made.push({ file, before, seconds: (performance.now() - started) / 1000 });
  }
  stop.abort();
  await loading;
  await running.end('SIGTERM');

  const known = new Map(acknowledged.map((form) => [form.email, form]));
  const open = new Set<number>();
  let missing = 0;
  let half = 0;
  let foreign = 0;
  for (const { file, before } of made) {
    open.add(statSync(file).mode & 0o777);
    await command('restore', file);
    const store = await openStore({ databaseUrl: undefined, data: DATA });
    const found = await compare(store, before, 2);
    missing += found.lost;
    half += found.half;
    // What was under way when the clients stopped was stored without its sender having heard of it.
    foreign += found.stored.filter(({ email }) => !known.has(email)).length;
    await store.close();
  }
  // The last one is the store now: a server goes on with it.
  const next = await startServer(ground.env);
  const status = (await fetch(`${next.url}/contact`)).status;
  await next.end('SIGTERM');
  await ground.remove();
  const longest = Math.max(...made.map(({ seconds }) => seconds));
  return [
    { what: 'backups made while forms came in', found: String(made.length), ok: true },
    { what: '  the longest took', found: `${longest.toFixed(1)} s`, ok: true },
    { what: '  forms acknowledged in the end', found: String(acknowledged.length), ok: true },
    expectValue(
      '  readable by others',
      [...open].some((mode) => mode !== 0o600),
      false,
    ),
    expectValue('put back: acknowledged before the backup and missing', missing, 0),
    expectValue('  half stored', half, 0),
    { what: '  of forms that were under way in the end', found: String(foreign), ok: foreign <= 8 },
    expectValue('a server on the last one: contact page', status, 200),
  ];
}
