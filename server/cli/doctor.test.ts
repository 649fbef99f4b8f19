import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PUBLISHED_FILE } from '../../contract/published-forms.ts';
import { folderForEach } from '../../tests/fixtures/folder.ts';
import { startService } from '../../tests/fixtures/service.ts';
import { FORMS, writeSite } from '../../tests/fixtures/site.ts';
import { startSmtp } from '../../tests/fixtures/smtp.ts';
import { freePort } from '../../tests/fixtures/socket.ts';
import { DAY } from '../time.ts';
import { runCommand } from './run.ts';

const checkout = folderForEach();
let service: Awaited<ReturnType<typeof startService>>;
let site: Awaited<ReturnType<typeof writeSite>>;
let url: string;
beforeEach(async () => {
  service = await startService();
  url = await service.app.listen({ port: 0, host: '127.0.0.1' });
  site = await writeSite({
    [PUBLISHED_FILE]: JSON.stringify({ ...FORMS, company: { ...FORMS.company, site: url } }),
  });
});
afterEach(async () => {
  await service.stop();
  await site.remove();
});

const doctor = async (variables: Record<string, string>) => {
  const settings = { DIST: site.folder, DATA: service.folder, ...variables };
  const { code, out = '' } = await runCommand(['doctor'], settings);
  const said = (what: string) =>
    out.split('\n').flatMap((line) => {
      const [, state, rest = ''] = new RegExp(`^(\\w+) +${what} +(.*)$`).exec(line) ?? [];
      return state === undefined ? [] : [`${state}: ${rest}`];
    });
  return { code, said };
};

test('every check of a healthy server says ok', async () => {
  const smtp = await startSmtp();
  const { code, said } = await doctor({ SMTP_URL: smtp.url });
  await smtp.stop();
  expect(code).toBe(0);
  expect(said('settings')).toEqual(['ok: understood']);
  expect(said('build')[0]).toMatch(/^ok: .* addresses, forms of http/);
  expect(said('folder')).toEqual([`ok: ${service.folder}`]);
  expect(said('disk')[0]).toMatch(/^\w+: \d+ MB free/);
  expect(said('store')).toEqual([`ok: ${service.file} answers`]);
  expect(said('outbox')).toEqual(['ok: 0 waiting, 0 given up']);
  expect(said('mail')).toEqual(['ok: The mail server 127.0.0.1 answers and lets us in']);
  expect(said('clock')[0]).toMatch(/^ok: 20/);
  expect(said('public')).toEqual([`ok: ${url} answers`]);
});

test('where another host serves the pages, the public address is that of the service', async () => {
  vi.stubEnv('SERVICE_ORIGIN', url);
  await using apart = await writeSite();
  vi.unstubAllEnvs();
  const { said } = await doctor({ DIST: apart.folder });
  expect(said('public')).toEqual([`ok: ${url} answers`]);
});

test('failed checks say what to do', async () => {
  await mkdir(join(checkout, '.git'));
  const { code, said } = await doctor({
    DIST: checkout,
    DATA: join(checkout, 'var/data'),
    SMTP_URL: `smtp://127.0.0.1:${await freePort()}`,
    WEBHOOK_URL: 'slack:https://127.0.0.1/x',
  });
  expect(code).toBe(1);
  expect(said('build')).toEqual(['fail: nothing built yet: run npm run build']);
  expect(said('folder')[0]).toContain(`lies in the git checkout ${checkout}`);
  expect(said('store')).toEqual(['ok: created when the server starts']);
  expect(said('mail')[0]).toMatch(/^fail: .*mails wait until it does$/);
  expect(said('webhook')).toEqual([
    'fail: 127.0.0.1 (PRIVATE_ADDRESS): WEBHOOK_PRIVATE=allow permits it',
  ]);
});

test("a clock ahead, a missing mail server, and a site or store that can't be reached are reported", async () => {
  await service.store.noteTime(Date.now() - 50 * DAY);
  await service.app.close();
  const early = await doctor({});
  expect(early.said('clock')[0]).toMatch(
    /^warn: .* more than 45 days after .*: nothing is erased$/,
  );
  expect(early.said('mail')).toEqual(['warn: SMTP_URL is not set: mails are kept, not mailed']);
  expect(early.said('public')[0]).toMatch(/^warn: .*can't be reached from here \(ECONNREFUSED\)$/);
  const { code, said } = await doctor({ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' });
  expect(code).toBe(1);
  expect(said('store')[0]).toMatch(/^fail: .*ECONNREFUSED$/);
  expect(said('store')[0]).not.toContain('secret');
});
