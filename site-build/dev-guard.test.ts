import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderForFile } from '../tests/fixtures/folder.ts';
import { devGuard } from './dev-guard.ts';

const root = folderForFile();
let server: ViteDevServer;
const get = (path: string, headers = {}) =>
  fetch(new URL(path, server.resolvedUrls?.local[0]), { headers });

beforeAll(async () => {
  for (const [file, text] of [
    ['data/enquiries.sqlite', 'secret'],
    ['data/edit/people.json', '{"secret":1}'],
    ['package.json', '{"secret":1}'],
    ['content/team/evil.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['public/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['src/a.css', 'a{b:c}'],
  ] as const) {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  server = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'silent',
    plugins: [devGuard()],
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, hmr: false, ws: false, watch: null },
  });
  await server.listen();
});
afterAll(() => server.close());

test.each([
  '/data/enquiries.sqlite',
  '/data/enquiries.sqlite?raw',
  '/data/enquiries.sqlite?url&import',
  '/data/edit/people.json',
  '/data/edit/people.json?import&raw',
  '/package.json',
  '/src/../data/enquiries.sqlite',
  '/src/%2e%2e/data/enquiries.sqlite',
  '/@fs/etc/passwd',
  '/@fs/etc/passwd?import&raw',
])('%s is not served', async (path) => {
  const answer = await get(path);
  expect([403, 404]).toContain(answer.status);
  expect(await answer.text()).not.toMatch(/secret|root:/);
});

test('the sources of the pages are served', async () => {
  expect((await get('/src/a.css', { accept: 'text/css' })).status).toBe(200);
});

test.each(['/content/team/evil.svg', '/content/team/evil.svg?x', '/mark.svg'])(
  '%s is served with a policy that forbids scripts',
  async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(headers.get('content-security-policy')).toMatch(
      /^sandbox; default-src 'none'; style-src 'unsafe-inline'/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test('a link on another site cannot open a file in the editor', async () => {
  const { status } = await get('/__open-in-editor?file=x', { 'sec-fetch-site': 'cross-site' });
  expect(status).toBe(403);
});
