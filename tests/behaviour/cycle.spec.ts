/** The life of an enquiry on Postgres: from the browser to mails, webhook and export, and its deletion. */
import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { expect, test } from '../browser-test.ts';
import { startPostgres } from '../fixtures/postgres.ts';
import { ONE_THREAD, startServer } from '../fixtures/process.ts';
import { startSmtp } from '../fixtures/smtp.ts';
import { listen } from '../fixtures/socket.ts';
import { field, fill, newSender, open, send, THANKS } from './enquiry-page.ts';
import { FIXTURE_DIST } from './fixture-site.ts';

const ROOT = join(import.meta.dirname, '../..');
/** A text that occurs only in the attached file. */
const FILE_WORDS = 'the harbour from above';

/** The content of all tables of a Postgres database, with binary data unencoded. */
async function rowsIn(url: string): Promise<Buffer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'",
  );
  const parts: Buffer[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<Record<string, unknown>>(`SELECT * FROM "${name}"`);
    for (const value of rows.flatMap(Object.values)) {
      parts.push(Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value) ?? ''));
    }
  }
  await client.end();
  return Buffer.concat(parts);
}

test(
  'every stage of an enquiry works on Postgres, and its deletion leaves nothing',
  { tag: '@release' },
  async ({ page }, info) => {
    const calls: string[] = [];
    await using receiver = createServer(async (request, response) => {
      calls.push(await text(request));
      response.writeHead(200).end();
    });
    await using smtp = await startSmtp();
    await using postgres = await startPostgres();
    const databaseUrl = await postgres.emptyDatabase();
    const env: Record<string, string> = {
      DIST: FIXTURE_DIST,
      DATA: info.outputPath('data'),
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtp.url,
      MAIL_TO: 'desk@example.com',
      WEBHOOK_URL: `http://127.0.0.1:${await listen(receiver)}/`,
      WEBHOOK_SECRET: 'a secret that nobody guesses',
      WEBHOOK_PRIVATE: 'allow',
      METRICS: '0',
      VISITS: 'count',
    };
    await using server = await startServer(env);
    const run = (...args: string[]) =>
      execFileSync(process.execPath, [ONE_THREAD, 'server/enquiries.ts', ...args], {
        cwd: ROOT,
        env: { PATH: process.env.PATH, ...env },
        encoding: 'utf8',
      });

    const sender = newSender();
    await open(page, `${server.url}/contact`);
    await fill(page, sender);
    const message = await field(page, 'message').inputValue();
    await field(page, 'attachment').setInputFiles({
      name: 'harbour.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(`%PDF-1.7\n${FILE_WORDS}\n%%EOF`),
    });
    await send(page).click();
    await expect(page).toHaveURL(server.url + THANKS);

    await smtp.arrived(2);
    expect(smtp.received.flatMap(({ to }) => to).sort()).toEqual(
      [sender, 'desk@example.com'].sort(),
    );
    await expect.poll(() => calls.length).toBe(1);
    expect(JSON.parse(calls[0] ?? '')).toMatchObject({ email: sender, message });
    await expect.poll(() => run('list')).toMatch(/ sent$/m);

    const [, metrics = ''] = /^Metrics are at (\S+)$/m.exec(server.log()) ?? [];
    const counted = await (await fetch(metrics)).text();
    expect(counted).toContain('site_enquiries_total{outcome="accepted"} 1\n');
    expect(counted).toContain('site_deliveries_total{kind="webhook",result="sent"} 1\n');

    const [exported] = JSON.parse(run('export', '--format', 'json'));
    expect(exported).toMatchObject({ email: sender, message });
    expect(run('search', sender)).toContain(exported.id);
    const personal = [sender, message, 'Ada Novak', 'harbour.pdf', FILE_WORDS];
    const before = await rowsIn(databaseUrl);
    expect(personal.filter((words) => !before.includes(words))).toEqual([]);

    run('delete', exported.id);
    expect(run('list')).toMatch(/^No enquiries in /);
    const after = await rowsIn(databaseUrl);
    expect(personal.filter((words) => after.includes(words))).toEqual([]);
    expect(personal.filter((words) => server.log().includes(words))).toEqual([]);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(run('visits')).toMatch(/^ +1 {2}\/contact$/m);
  },
);
