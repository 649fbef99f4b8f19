/** Deletes enquiries while their mails are written and the server is killed, and looks for what is left of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../server/cli/run.ts';
import { openStore } from '../../server/store/open-store.ts';
import { startServer } from '../../tests/fixtures/process.ts';
import { expectValue, type Finding, makeGround, nextForm, sendForm, until } from './harness.ts';

/** Forms sent between two kills. */
const ROUND = 20;

/** Milliseconds that the mails of what was kept have to be written; leases of the killed end meanwhile. */
const RECOVERY = 600_000;

/** @param kills how often the server is killed; before each, forms are sent and all but every fourth deleted at once */
export async function runDeletions(kills: number): Promise<Finding[]> {
  const ground = await makeGround();
  const { DATA } = ground.env;
  const outbox = join(DATA, 'outbox');
  let running = await startServer(ground.env);
  const store = await openStore({ databaseUrl: undefined, data: DATA });
  const secret = await store.secret();
  const deleted: string[] = [];
  let kept = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const forms = Array.from({ length: ROUND }, nextForm);
    await Promise.all(
      forms.map(async (form, index) => {
        if ((await sendForm(running.url, secret, form)) !== 201) return;
        if (index % 4 === 0) {
          kept += 1;
          return;
        }
        // As the owner does it, again where the store is busy.
        const remove = () => runCommand(['delete', '--email', form.email], { DATA });
        await until(async () => (await remove()).code === 0, RECOVERY);
        deleted.push(form.email);
      }),
    );
    await running.end('SIGKILL');
    running = await startServer(ground.env);
  }
  await until(
    async () =>
      (await store.list()).every(({ mails }) => mails.every(({ state }) => state === 'sent')),
    RECOVERY,
  );
  const remaining = (await store.list()).length;
  await store.scrub();
  const names = readdirSync(outbox);
  const files = [
    ...names.map((name) => join(outbox, name)),
    ...['', '-wal'].map((suffix) => join(DATA, `enquiries.sqlite${suffix}`)),
  ].map((path) => readFileSync(path, 'latin1'));
  const found = deleted.filter((email) => files.some((text) => text.includes(`${email}`)));
  await store.close();
  await running.end('SIGTERM');
  await ground.remove();
  return [
    { what: 'kills', found: String(kills), ok: true },
    { what: 'enquiries deleted as soon as they came', found: String(deleted.length), ok: true },
    expectValue('  of these found in database or mails', found.length, 0),
    expectValue('enquiries kept', remaining, kept),
    expectValue(
      '  mails of these',
      names.filter((name) => /^[^.].*\.eml$/.test(name)).length,
      kept * 2,
    ),
    expectValue('half-written files', names.filter((name) => name.startsWith('.')).length, 0),
  ];
}
