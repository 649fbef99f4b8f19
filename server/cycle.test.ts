import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeGround, nextForm, sendForm } from '../bench/torture/harness.ts';
import { runCommand } from './cli/run.ts';
import { type Running, startServer } from './fixture-process.ts';
import { listen } from './fixture-socket.ts';
import { startSmtp } from './mail/fixture-smtp.ts';
import { startPostgres } from './store/fixture-postgres.ts';
import { openStore } from './store/open-store.ts';

let ground: Awaited<ReturnType<typeof makeGround>>;
const stops: (() => unknown)[] = [];
beforeEach(async () => {
  ground = await makeGround();
});
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
  await ground.remove();
});

/** Waits until something is true; the test's own limit ends it. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(20);
}

test.each(['SQLite', 'Postgres'])(
  '%s: an enquiry is stored, mailed, told to a webhook, counted, exported and deleted',
  async (kind) => {
    const calls: string[] = [];
    const receiver = createServer(async (request, response) => {
      calls.push(await text(request));
      response.writeHead(200).end();
    });
    const port = await listen(receiver);
    stops.push(() => receiver.close());
    const smtp = await startSmtp();
    stops.push(smtp.stop);
    const env: Record<string, string> = {
      ...ground.env,
      SMTP_URL: smtp.url,
      WEBHOOK_URL: `http://127.0.0.1:${port}/`,
      WEBHOOK_SECRET: 'a secret that nobody guesses',
      WEBHOOK_PRIVATE: 'allow',
      METRICS: '0',
      VISITS: 'count',
    };
    if (kind === 'Postgres') {
      const postgres = await startPostgres();
      stops.push(postgres.stop);
      env.DATABASE_URL = await postgres.createDatabase();
    }
    const server: Running = await startServer(env);
    stops.push(() => server.end('SIGKILL'));
    const store = await openStore({ databaseUrl: env.DATABASE_URL, data: ground.env.DATA });
    const secret = await store.secret();
    await store.close();
    const run = (...args: string[]) => runCommand(args, env);

    const browser = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
    await (await fetch(`${server.url}/contact`, { headers: browser })).text();
    const form = { ...nextForm(), file: Buffer.from('a plan') };
    expect(await sendForm(server.url, secret, form)).toBe(201);
    await smtp.arrived(2);
    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(
      ['hello@example.com', form.email].sort(),
    );
    await until(() => calls.length === 1);
    expect(JSON.parse(calls[0] ?? '')).toMatchObject({
      type: 'enquiry',
      email: form.email,
      message: form.message,
      attachment: 'notes.txt (6 bytes)',
    });
    await until(async () => / sent$/m.test((await run('list')).out ?? ''));

    const [, metrics = ''] = /^Metrics are at (\S+)$/m.exec(server.log()) ?? [];
    const counted = await (await fetch(metrics)).text();
    expect(counted).toContain('site_enquiries_total{outcome="accepted"} 1\n');
    expect(counted).toContain('site_deliveries_total{kind="webhook",result="sent"} 1\n');

    const [exported] = JSON.parse((await run('export', '--format', 'json')).out ?? '');
    expect(exported).toMatchObject({ email: form.email, message: form.message });
    expect((await run('search', form.email)).out).toContain(exported.id);
    expect((await run('delete', exported.id)).code).toBe(0);
    expect((await run('list')).out).toMatch(/^No enquiries in /);
    expect(await server.end('SIGTERM')).toBe(0);
    expect((await run('visits')).out).toMatch(/^ +1 {2}\/contact$/m);
  },
  120_000,
);
