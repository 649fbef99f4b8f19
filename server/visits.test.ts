import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startService } from '../tests/fixtures/service.ts';
import { runCommand } from './cli/run.ts';

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let service: Awaited<ReturnType<typeof startService>>;
beforeEach(async () => {
  service = await startService({ visits: 'count' });
});
afterEach(() => service.stop());

const today = () => new Date().toISOString().slice(0, 10);

/** Requests pages, stops the server, and returns the counts. */
async function counted(requests: { url: string; headers?: Record<string, string> }[]) {
  const before = today();
  for (const { url, headers } of requests) {
    await service.app.inject({ url, headers: { 'user-agent': PERSON, ...headers } });
  }
  await service.app.close();
  const counts = await service.store.visitsSince(before);
  return counts.map(({ kind, name, count }) => `${kind} ${name} ${count}`);
}

test('pages that people open and referring hosts are counted', async () => {
  const referer = 'https://news.example/article?about=ada';
  const found = await counted([
    { url: '/services?campaign=1', headers: { referer } },
    { url: '/services', headers: { referer: 'https://tidewright.example/' } },
    { url: '/contact', headers: { 'sec-fetch-dest': 'document' } },
    // As behind a proxy that names the port.
    { url: '/', headers: { referer: 'https://site.example/', host: 'site.example:443' } },
    { url: '/', headers: { referer: 'nonsense' } },
  ]);
  expect(found).toEqual(['host news.example 1', 'page / 2', 'page /contact 1', 'page /services 2']);
});

test('programs, prefetches, redirects and other files are not counted', async () => {
  const found = await counted([
    { url: '/nowhere' },
    { url: '/old' },
    { url: '/robots.txt' },
    { url: '/enquiries/token' },
    { url: '/services', headers: { 'user-agent': 'Mozilla/5.0 (compatible; Searchbot/2.1)' } },
    { url: '/services', headers: { 'user-agent': '' } },
    { url: '/services', headers: { 'sec-purpose': 'prefetch;prerender' } },
    { url: '/services', headers: { 'sec-fetch-dest': 'empty' } },
  ]);
  expect(found).toEqual([]);
});

test('at most 200 referring hosts are counted separately, also while the store is away', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await service.stop();
  service = await startService({ visits: 'count' });
  const from = (number: number) => ({
    url: '/',
    headers: { 'user-agent': PERSON, referer: `https://h${number}.example/` },
  });
  vi.spyOn(service.store, 'addVisits').mockRejectedValueOnce(new Error('away'));
  for (let number = 0; number < 150; number += 1) await service.app.inject(from(number));
  await vi.advanceTimersByTimeAsync(60_000);
  const found = await counted(Array.from({ length: 150 }, (_, number) => from(150 + number)));
  expect(found.filter((line) => line.startsWith('host '))).toHaveLength(201);
  expect(found).toContain('host others 100');
});

test('npm run enquiries -- visits prints counts by day, page and host', async () => {
  const run = (...args: string[]) => runCommand(['visits', ...args], { DATA: service.folder });
  expect((await run()).out).toBe(
    `No visits counted in ${service.file} in 30 days. VISITS=count counts them.\n`,
  );
  const visit = { url: '/services', headers: { referer: 'https://news.example/' } };
  await counted([visit, visit, { url: '/' }]);
  expect((await run()).out).toBe(
    `VISITS  DAY (UTC)\n     3  ${today()}\n\nVISITS  PAGE\n     2  /services\n     1  /\n\nVISITS  CAME FROM\n     2  news.example\n`,
  );
  expect((await run('--days', '0')).code).toBe(2);
});
