/**
 * `npm run bench -- --input [SEED]`: sends malformed requests and slow ones over real connections, and checks the answers.
 */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { random as seededNumbers } from '../../art/random.ts';
import { openStore } from '../../server/store/open-store.ts';
import { type Running, startServer } from '../../tests/fixtures/process.ts';
import { VALID } from '../../tests/fixtures/service.ts';
import { openConnection } from '../../tests/fixtures/socket.ts';
import { type Figure, report } from '../report.ts';
import { expectValue, makeGround } from './harness.ts';
import { runSlow } from './slow-run.ts';

/** As many as one sender may have forms of a megabyte in progress: the server answers more with 503. */
const CLIENTS = 4;

/** Milliseconds after which a request counts as unanswered. */
const ANSWER_LIMIT = 30_000;

/** A request as bytes, in Latin-1. A `partial` one ends early, and may get no answer. */
interface RawRequest {
  name: string;
  bytes: string;
  partial?: boolean;
}

const TYPE = 'multipart/form-data; boundary=b';

function request(
  name: string,
  type: string | undefined,
  body: string,
  more: readonly string[] = [],
): RawRequest {
  const headers = [
    'POST /enquiries HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ...more,
    `Content-Length: ${Buffer.byteLength(body, 'latin1')}`,
  ];
  return { name, bytes: `${headers.join('\r\n')}\r\n\r\n${body}` };
}

const part = (disposition: string, value: string, ...headers: string[]) =>
  ['--b', `Content-Disposition: ${disposition}`, ...headers, '', value, ''].join('\r\n');
const field = (name: string, value: string) => part(`form-data; name="${name}"`, value);
const END = '--b--\r\n';

/** A form that is complete except for its token, so that it must never be accepted. */
const WHOLE = Object.entries(VALID)
  .map(([name, value]) => field(name, value))
  .join('');
const FILE = part(
  'form-data; name="attachment"; filename="a.pdf"',
  '%PDF-1.7',
  'Content-Type: application/pdf',
);

const LIST = 'application/x-www-form-urlencoded';

/** Content types that are wrong or nearly right for a form. */
const TYPES: readonly (string | undefined)[] = [
  ...[undefined, '', 'multipart', 'multipart/', 'application/json', 'text/xml', 'text/plain'],
  ...['multipart/mixed; boundary=b', 'multipart/form-data', 'multipart/form-data; boundary='],
  ...['multipart/form-data; boundary=""', 'multipart/form-data; boundary="b'],
  ...['multipart/form-data; boundary="   "', `multipart/form-data; boundary=${'b'.repeat(5000)}`],
  ...['multipart/form-data; boundary=other', 'multipart/form-data; boundary=x; boundary=b'],
  ...['multipart/form-data; boundary=b; charset=klingon', 'multipart/form-data; boundary=\tb\t'],
  ...['multipart/form-data;;;;;;boundary=b;;;', "multipart/form-data; boundary*=UTF-8''b"],
  'multipart/form-data, text/plain; boundary=b',
];

/** A form with one field and additional part headers. */
const headed = (value: string, ...headers: string[]) =>
  part('form-data; name="name"', value, ...headers) + END;

const BODIES: Readonly<Record<string, string>> = {
  nothing: '',
  'only a line': '\r\n',
  'only the end': END,
  'end without dashes': '--b\r\n',
  'boundary alone': '--b',
  'no part headers': '--b\r\n\r\nvalue\r\n--b--\r\n',
  'part without name': part('form-data', 'x') + END,
  'part with empty name': field('', 'x') + END,
  'part of another kind': part('attachment; name="name"', 'x') + END,
  'name without quotes': part('form-data; name=name', 'x') + END,
  'unclosed name': part('form-data; name="name', 'x') + END,
  'two names': part('form-data; name="name"; name="email"', 'x') + END,
  'encoded name': part("form-data; name*=UTF-8''na%6De", 'x') + END,
  'broken encoded name': part("form-data; name*=UTF-8''%zz%", 'x') + END,
  'long name': field('n'.repeat(100_000), 'x') + END,
  'name of the prototype': field('__proto__', 'x') + END,
  'name of the constructor': field('constructor', 'x') + END,
  'name toString': field('toString', 'x') + END,
  'NUL in a name': field('na\0me', 'x') + END,
  'NUL in a value': WHOLE.replace('Ada', 'A\0da') + END,
  'bytes that are no UTF-8': WHOLE.replace('Ada', '\xff\xfe\xc0\x80') + END,
  'bare line feeds': (WHOLE + END).replaceAll('\r\n', '\n'),
  'bare carriage returns': (WHOLE + END).replaceAll('\r\n', '\r'),
  'no end': WHOLE,
  'cut in a header': `${WHOLE}--b\r\nContent-Dispo`,
  'cut in a file': `${WHOLE}${FILE.slice(0, -6)}`,
  'text before': `preamble\r\n${WHOLE}${END}`,
  'text after': `${WHOLE}${END}epilogue`,
  'a second form after the end': `${WHOLE}${END}${WHOLE}${END}`,
  'a JSON part': headed('{"a":1}', 'Content-Type: application/json'),
  'a broken JSON part': headed('{', 'Content-Type: application/json'),
  'a part in base64': headed('QWRh', 'Content-Transfer-Encoding: base64'),
  'an unknown encoding': headed('x', 'Content-Transfer-Encoding: x'),
  'an unknown charset': headed('x', 'Content-Type: text/plain; charset=x'),
  'UTF-16': headed('A\0d', 'Content-Type: text/plain; charset=utf-16le'),
  'a header without colon': headed('x', 'nonsense'),
  'a thousand headers': headed('x', ...Array<string>(1000).fill('A: b')),
  'a header beyond measure': headed('x', `A: ${'b'.repeat(100_000)}`),
  'a thousand fields': field('name', 'x').repeat(1000) + END,
  'a thousand files': FILE.repeat(1000) + END,
  'two files': WHOLE + FILE + FILE + END,
  'a file in place of the name': part('form-data; name="name"; filename="a"', 'x') + END,
  'a file without a name': WHOLE + part('form-data; filename="a.pdf"', 'x') + END,
  'a file name with a path': WHOLE + FILE.replace('a.pdf', '../../../etc/passwd') + END,
  'a file name with quotes': WHOLE + FILE.replace('a.pdf', 'a\\".pdf') + END,
  'a file name beyond measure': WHOLE + FILE.replace('a.pdf', `${'a'.repeat(50_000)}.pdf`) + END,
  'a value of a megabyte': field('message', 'x'.repeat(1_000_000)) + END,
  'a file of 12 MB': WHOLE + FILE.replace('%PDF', 'x'.repeat(12_000_000)) + END,
  'boundaries in a row': '--b\r\n'.repeat(1000) + END,
  'a boundary within a value': field('name', 'x\r\n--bb\r\n--b\r\n') + END,
  'the whole form, no token': WHOLE + END,
  'a forged token': WHOLE.replace('name="token"\r\n\r\n', '$&a.b.c.d') + END,
};

/** Malformed URL-encoded bodies. */
const LISTS = ['', 'name=%&email=%zz&%=%u1234', '&&&&name&email', 'name='.padEnd(1_000_000, 'x')];

function handMade(): RawRequest[] {
  const { bytes } = request('', TYPE, WHOLE + END);
  const length = /Content-Length: \d+/;
  return [
    ...TYPES.map((type) => request(`type: ${type}`, type, WHOLE + END)),
    ...Object.entries(BODIES).map(([name, body]) => request(`body: ${name}`, TYPE, body)),
    ...LISTS.map((body) => request(`list: ${body.slice(0, 20)}`, LIST, body)),
    request('origin that is no URL', TYPE, WHOLE + END, ['Origin: ::::']),
    request('referer that is no URL', TYPE, WHOLE + END, ['Referer: ::::']),
    { name: 'no host', bytes: bytes.replace('Host: localhost\r\n', '') },
    { name: 'too long a body', bytes: bytes.replace(length, 'Content-Length: 50') },
    { name: 'too short', bytes: bytes.replace(length, 'Content-Length: 99999'), partial: true },
    {
      name: 'broken chunk',
      bytes: `${bytes.slice(0, 70)}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
      partial: true,
    },
  ];
}

/** Fragments that are hard to parse. */
const PIECES = [
  ...[
    '--b',
    '\r\n',
    '--',
    '"',
    ';',
    '\0',
    '\xff',
    '%',
    'filename=',
    'name="',
    END,
    '\r\n\r\n',
    '=',
  ],
  ...[':', 'Content-Type: application/json\r\n', 'Content-Disposition: form-data; '],
];

/** The complete form with random damage, reproducible by its seed. */
function fuzzed(seed: number): RawRequest {
  const { next: random } = seededNumbers(`${seed}`);
  const below = (most: number) => Math.floor(random() * most);
  let body = WHOLE + (random() < 0.5 ? FILE : '') + END;
  for (let change = below(8) + 1; change > 0; change -= 1) {
    const at = below(body.length);
    const length = below(random() < 0.2 ? 400 : 8);
    const piece = PIECES[below(PIECES.length)] ?? '';
    const put = [
      () => '',
      () => piece,
      () => body.slice(at, at + length).repeat(below(5) + 1),
      () => String.fromCharCode(below(256)),
    ][below(4)];
    body = body.slice(0, at) + (put?.() ?? '') + body.slice(at + length);
  }
  const piece = (PIECES[below(PIECES.length)] ?? '').replace(/[\r\n\0]/g, '');
  const type = random() < 0.1 ? TYPE.slice(0, below(TYPE.length)) + piece : TYPE;
  return request(`seed ${seed}`, random() < 0.05 ? LIST : type, body);
}

/** Sends raw bytes. Returns the status, 0 if the connection closed without one, or -1 if no answer came in time. */
async function send(port: number, { bytes, partial }: RawRequest): Promise<number> {
  const { socket, closed } = await openConnection(port);
  socket.write(bytes, 'latin1');
  if (partial) socket.end();
  const limit = setTimeout(() => socket.destroy(new Error('silent')), ANSWER_LIMIT);
  let silent = false;
  socket.on('error', ({ message }) => {
    silent = message === 'silent';
  });
  const text = await closed;
  clearTimeout(limit);
  return silent ? -1 : Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
}

/** Sends all requests. @returns how often each status occurred, and the wrong answers */
async function sendAll(running: Running, requests: IterableIterator<RawRequest>) {
  const statuses = new Map<string, number>();
  const wrong: string[] = [];
  const client = async () => {
    // Each client takes the next request from the shared iterator.
    for (const request of requests) {
      const status = await send(running.port, request);
      const answer = `${status || 'no answer'}`;
      statuses.set(answer, (statuses.get(answer) ?? 0) + 1);
      const isUnanswered = status === 0 && request.partial === true;
      if ((status < 400 || status > 499) && !isUnanswered) wrong.push(`${request.name}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const found = [...statuses].map(([answer, times]) => `${times} × ${answer}`);
  return { found: found.join(', '), wrong: wrong.slice(0, 10).join('; ') };
}

function* fuzzedRequests(from: number, number: number): Generator<RawRequest> {
  for (let seed = from; seed < from + number; seed += 1) yield fuzzed(seed);
}

/**
 * @param fuzz the number of fuzzed requests
 * @param seed the seed of the first one
 */
export async function runInput(fuzz: number, seed = 1): Promise<Figure[]> {
  const ground = await makeGround();
  const temporary = join(ground.folder, 'tmp');
  await mkdir(temporary);
  const running = await startServer({ ...ground.env, TMPDIR: temporary, LOG_LEVEL: 'warn' });
  try {
    const byHand = await sendAll(running, handMade().values());
    const byChance = await sendAll(running, fuzzedRequests(seed, fuzz));
    const alive = await fetch(`${running.url}/healthz`).then(({ status }) => status);
    const left = await readdir(temporary, { recursive: true });
    const store = await openStore({ databaseUrl: undefined, data: ground.env.DATA });
    const stored = await store.list();
    await store.close();
    return [
      { what: 'made by hand', found: byHand.found },
      expectValue('of these not answered with 4xx', byHand.wrong, ''),
      { what: 'fuzzed', found: byChance.found },
      expectValue('of these not answered with 4xx', byChance.wrong, ''),
      expectValue('stored', stored.length, 0),
      expectValue('the server afterwards', alive, 200),
      expectValue('temporary files left', left.length, 0),
      expectValue('end', await running.end('SIGTERM'), 0),
    ];
  } finally {
    running.child.kill('SIGKILL');
    await ground.remove();
  }
}

if (import.meta.main) {
  report('Malformed requests', await runInput(10_000, Number(process.argv[2] ?? 1)));
  report('Slow connections', await runSlow());
}
