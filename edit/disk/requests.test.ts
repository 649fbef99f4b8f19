import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, sendRaw } from '../../tests/fixtures/socket.ts';
import { answer, refusalOf } from './requests.ts';
import { Refusal } from './validate.ts';

const written: unknown[] = [];
const actions = {
  save: (body: unknown) => written.push(body),
  refuse: () => {
    throw new Refusal('Not like this.');
  },
  fill: () => writeFileSync('/dev/full', 'more'),
};
let port = 0;
let key: string | undefined;
const server = createServer(async (incoming, response) => {
  const refusal = refusalOf(incoming, port, key);
  if (refusal) response.writeHead(403).end(refusal);
  else if (!(await answer(actions, incoming, response))) response.writeHead(404).end();
});
beforeAll(async () => {
  port = await listen(server);
});
afterAll(() => server.close());

const ask = async (method: string, name: string, headers: Record<string, string>, body = '') => {
  const { status, text } = await sendRaw(port, method, `/_edit/${name}`, headers, body);
  return { status, text };
};

const own = () => ({
  host: `127.0.0.1:${port}`,
  origin: `http://127.0.0.1:${port}`,
  'content-type': 'application/json',
});

test('the editor’s own page can ask', async () => {
  const { status, text } = await ask('POST', 'save', own(), '{"key":"a"}');
  expect({ status, text }).toEqual({ status: 200, text: '1' });
  expect(written).toEqual([{ key: 'a' }]);
});

test.each([
  ['another site', { origin: 'https://elsewhere.example' }],
  ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
  ['a page without an origin', { origin: 'null' }],
  [
    'a host name that points here',
    { host: 'elsewhere.example', origin: 'http://elsewhere.example' },
  ],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['plain text', { 'content-type': 'text/plain' }],
  ['a page that the browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
])('a request from %s is refused', async (_who, headers) => {
  written.length = 0;
  expect((await ask('POST', 'save', { ...own(), ...headers }, '{}')).status).toBe(403);
  expect(written).toEqual([]);
});

test('a request without an origin is refused', async () => {
  const { origin: _origin, ...headers } = own();
  expect((await ask('POST', 'save', headers, '{}')).status).toBe(403);
});

test('a page under another host name is refused', async () => {
  expect((await ask('GET', '', { host: `elsewhere.example:${port}` })).status).toBe(403);
});

test('GET can’t call an action, and unknown actions get 404', async () => {
  expect((await ask('GET', 'save', own())).status).toBe(404);
  expect((await ask('POST', 'toString', own(), '{}')).status).toBe(404);
});

test('a refusal is answered with its message', async () => {
  const { status, text } = await ask('POST', 'refuse', own(), '{}');
  expect({ status, text }).toEqual({ status: 422, text: '{"error":"Not like this."}' });
});

// /dev/full acts as a full disk.
test.skipIf(!existsSync('/dev/full'))('a full disk is reported as such', async () => {
  const { status, text } = await ask('POST', 'fill', own(), '{}');
  expect(status).toBe(507);
  expect(text).toBe('{"error":"The disk is full. Free some space and try again."}');
});

test('a team editor refuses requests that bypass the front', async () => {
  key = 'key';
  expect((await ask('POST', 'save', own(), '{}')).status).toBe(403);
  expect((await ask('POST', 'save', { ...own(), 'x-edit-key': 'key' }, '{}')).status).toBe(200);
  key = undefined;
});
