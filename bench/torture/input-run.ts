/** Sends what no browser would send, over real connections, and looks at the answers. */
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { random as seededNumbers } from '../../art/random.ts';
import { openStore } from '../../server/store/open-store.ts';
import { type Running, startServer } from '../../tests/fixtures/process.ts';
import { VALID } from '../../tests/fixtures/service.ts';
import { openConnection } from '../../tests/fixtures/socket.ts';
import { expectValue, type Finding, makeGround } from './harness.ts';

/** Connections at a time. */
const CLIENTS = 16;

/** Milliseconds after which a request counts as unanswered. */
const ANSWER_LIMIT = 30_000;

/** A request as bytes, in Latin-1. `partial`: it ends early, so that no answer is an answer too. */
interface RawRequest {
  name: string;
  bytes: string;
  partial?: boolean;
}

const TYPE = 'multipart/form-data; boundary=b';

/** A complete request with these headers and this body. */
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

/** A form with everything but a token: it must never be taken. */
const WHOLE = Object.entries(VALID)
  .map(([name, value]) => field(name, value))
  .join('');
const FILE = part(
  'form-data; name="attachment"; filename="a.pdf"',
  '%PDF-1.7',
  'Content-Type: application/pdf',
);

/** Requests made by hand: each is wrong in its own way. */
function handMade(): RawRequest[] {
  const types: [string, string | undefined][] = [
    ['no content type', undefined],
    ['empty content type', ''],
    ['no slash', 'multipart'],
    ['no subtype', 'multipart/'],
    ['JSON', 'application/json'],
    ['XML', 'text/xml'],
    ['plain text', 'text/plain'],
    ['mixed', 'multipart/mixed; boundary=b'],
    ['no boundary', 'multipart/form-data'],
    ['empty boundary', 'multipart/form-data; boundary='],
    ['empty quoted boundary', 'multipart/form-data; boundary=""'],
    ['unclosed quote', 'multipart/form-data; boundary="b'],
    ['boundary of spaces', 'multipart/form-data; boundary="   "'],
    ['long boundary', `multipart/form-data; boundary=${'b'.repeat(5000)}`],
    ['other boundary', 'multipart/form-data; boundary=other'],
    ['two boundaries', 'multipart/form-data; boundary=x; boundary=b'],
    ['unknown charset', 'multipart/form-data; boundary=b; charset=klingon'],
    ['control characters', 'multipart/form-data; boundary=\tb\t'],
    ['semicolons', 'multipart/form-data;;;;;;boundary=b;;;'],
    ['encoded boundary', "multipart/form-data; boundary*=UTF-8''b"],
    ['comma', 'multipart/form-data, text/plain; boundary=b'],
  ];
  const bodies: [string, string][] = [
    ['nothing', ''],
    ['only a line', '\r\n'],
    ['only the end', END],
    ['end without dashes', '--b\r\n'],
    ['boundary alone', '--b'],
    ['no part headers', '--b\r\n\r\nvalue\r\n--b--\r\n'],
    ['part without name', part('form-data', 'x') + END],
    ['part with empty name', field('', 'x') + END],
    ['part of another kind', part('attachment; name="name"', 'x') + END],
    ['name without quotes', part('form-data; name=name', 'x') + END],
    ['unclosed name', part('form-data; name="name', 'x') + END],
    ['two names', part('form-data; name="name"; name="email"', 'x') + END],
    ['encoded name', part("form-data; name*=UTF-8''na%6De", 'x') + END],
    ['broken encoded name', part("form-data; name*=UTF-8''%zz%", 'x') + END],
    ['long name', field('n'.repeat(100_000), 'x') + END],
    ['name of the prototype', field('__proto__', 'x') + END],
    ['name of the constructor', field('constructor', 'x') + END],
    ['name toString', field('toString', 'x') + END],
    ['NUL in a name', field('na\0me', 'x') + END],
    ['NUL in a value', WHOLE.replace('Ada', 'A\0da') + END],
    ['bytes that are no UTF-8', WHOLE.replace('Ada', '\xff\xfe\xc0\x80') + END],
    ['bare line feeds', (WHOLE + END).replaceAll('\r\n', '\n')],
    ['bare carriage returns', (WHOLE + END).replaceAll('\r\n', '\r')],
    ['no end', WHOLE],
    ['cut in a header', `${WHOLE}--b\r\nContent-Dispo`],
    ['cut in a file', `${WHOLE}${FILE.slice(0, -6)}`],
    ['text before', `preamble\r\n${WHOLE}${END}`],
    ['text after', `${WHOLE}${END}epilogue`],
    ['a second form after the end', `${WHOLE}${END}${WHOLE}${END}`],
    [
      'a JSON part',
      part('form-data; name="name"', '{"a":1}', 'Content-Type: application/json') + END,
    ],
    [
      'a broken JSON part',
      part('form-data; name="name"', '{', 'Content-Type: application/json') + END,
    ],
    [
      'a part in base64',
      part('form-data; name="name"', 'QWRh', 'Content-Transfer-Encoding: base64') + END,
    ],
    [
      'an unknown encoding',
      part('form-data; name="name"', 'x', 'Content-Transfer-Encoding: x') + END,
    ],
    [
      'an unknown charset',
      part('form-data; name="name"', 'x', 'Content-Type: text/plain; charset=x') + END,
    ],
    [
      'UTF-16',
      part('form-data; name="name"', 'A\0d', 'Content-Type: text/plain; charset=utf-16le') + END,
    ],
    ['a header without colon', part('form-data; name="name"', 'x', 'nonsense') + END],
    [
      'a thousand headers',
      part('form-data; name="name"', 'x', ...Array<string>(1000).fill('A: b')) + END,
    ],
    [
      'a header beyond measure',
      part('form-data; name="name"', 'x', `A: ${'b'.repeat(100_000)}`) + END,
    ],
    ['a thousand fields', field('name', 'x').repeat(1000) + END],
    ['a thousand files', FILE.repeat(1000) + END],
    ['two files', WHOLE + FILE + FILE + END],
    ['a file in place of the name', part('form-data; name="name"; filename="a"', 'x') + END],
    ['a file without a name', WHOLE + part('form-data; filename="a.pdf"', 'x') + END],
    ['a file name with a path', WHOLE + FILE.replace('a.pdf', '../../../etc/passwd') + END],
    ['a file name with quotes', WHOLE + FILE.replace('a.pdf', 'a\\".pdf') + END],
    [
      'a file name beyond measure',
      WHOLE + FILE.replace('a.pdf', `${'a'.repeat(50_000)}.pdf`) + END,
    ],
    ['a value of a megabyte', field('message', 'x'.repeat(1_000_000)) + END],
    ['a file of 12 MB', WHOLE + FILE.replace('%PDF', 'x'.repeat(12_000_000)) + END],
    ['boundaries in a row', '--b\r\n'.repeat(1000) + END],
    ['a boundary within a value', field('name', 'x\r\n--bb\r\n--b\r\n') + END],
    ['the whole form, no token', WHOLE + END],
    [
      'the whole form, a forged token',
      WHOLE.replace('name="token"\r\n\r\n', 'name="token"\r\n\r\na.b.c.d') + END,
    ],
  ];
  const whole = request('', TYPE, WHOLE + END).bytes;
  return [
    ...types.map(([name, type]) => request(`type: ${name}`, type, WHOLE + END)),
    ...bodies.map(([name, body]) => request(`body: ${name}`, TYPE, body)),
    request('list: nothing', 'application/x-www-form-urlencoded', ''),
    request(
      'list: broken escapes',
      'application/x-www-form-urlencoded',
      'name=%&email=%zz&%=%u1234',
    ),
    request('list: no equals signs', 'application/x-www-form-urlencoded', '&&&&name&email'),
    request(
      'list: a megabyte',
      'application/x-www-form-urlencoded',
      'name='.padEnd(1_000_000, 'x'),
    ),
    request('origin that is no URL', TYPE, WHOLE + END, ['Origin: ::::']),
    request('referer that is no URL', TYPE, WHOLE + END, ['Referer: ::::']),
    { name: 'no host', bytes: whole.replace('Host: localhost\r\n', '') },
    {
      name: 'body longer than its length',
      bytes: whole.replace(/Content-Length: \d+/, 'Content-Length: 50'),
    },
    {
      name: 'body shorter than its length',
      bytes: whole.replace(/Content-Length: \d+/, 'Content-Length: 99999'),
      partial: true,
    },
    {
      name: 'broken chunk',
      bytes: `${whole.slice(0, 70)}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
      partial: true,
    },
  ];
}

/** Pieces that parsers stumble over. */
const PIECES = [
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
  ':',
  'Content-Type: application/json\r\n',
  'Content-Disposition: form-data; ',
];

/** The whole form with some damage, the same for the same seed. */
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
  const type =
    random() < 0.1
      ? TYPE.slice(0, below(TYPE.length)) +
        (PIECES[below(PIECES.length)] ?? '').replace(/[\r\n\0]/g, '')
      : TYPE;
  return request(
    `seed ${seed}`,
    random() < 0.05 ? 'application/x-www-form-urlencoded' : type,
    body,
  );
}

/** Sends bytes as they are. Returns the status; 0 where the connection closed without one, -1 where it stayed silent. */
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

/** Files below a folder. */
async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

/** Sends all of it and returns what is wrong with the answers. */
async function sendAll(running: Running, requests: Iterable<RawRequest>) {
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  const queue = requests[Symbol.iterator]();
  const client = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      const status = await send(running.port, next.value);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const unanswered = status === 0 && next.value.partial === true;
      if ((status < 400 || status > 499) && !unanswered)
        wrong.push(`${next.value.name}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return { statuses, wrong };
}

function* fuzzedRequests(from: number, number: number): Generator<RawRequest> {
  for (let seed = from; seed < from + number; seed += 1) yield fuzzed(seed);
}

/**
 * @param fuzz how many fuzzed requests
 * @param seed of the first of them
 */
export async function runInput(fuzz: number, seed = 1): Promise<Finding[]> {
  const ground = await makeGround();
  const temporary = join(ground.folder, 'tmp');
  await mkdir(temporary);
  const running = await startServer({ ...ground.env, TMPDIR: temporary, LOG_LEVEL: 'warn' });
  try {
    const made = handMade();
    const byHand = await sendAll(running, made);
    const fuzzedOnes = await sendAll(running, fuzzedRequests(seed, fuzz));
    const alive = await fetch(`${running.url}/healthz`).then(({ status }) => status);
    const left = await countFiles(temporary);
    const store = await openStore({ databaseUrl: undefined, data: ground.env.DATA });
    const stored = (await store.list()).length;
    await store.close();
    const show = (statuses: ReadonlyMap<number, number>) =>
      [...statuses]
        .sort(([a], [b]) => a - b)
        .map(([status, times]) => `${times} × ${status || 'no answer'}`)
        .join(', ');
    return [
      {
        what: 'made by hand',
        found: `${made.length}: ${show(byHand.statuses)}`,
        ok: made.length >= 60,
      },
      expectValue('of these not answered with 4xx', byHand.wrong.join('; ') || 'none', 'none'),
      { what: 'fuzzed', found: show(fuzzedOnes.statuses), ok: true },
      expectValue(
        'of these not answered with 4xx',
        fuzzedOnes.wrong.slice(0, 10).join('; ') || 'none',
        'none',
      ),
      expectValue('stored', stored, 0),
      expectValue('the server afterwards', alive, 200),
      expectValue('temporary files left', left, 0),
      expectValue('end', await running.end('SIGTERM'), 0),
    ];
  } finally {
    running.child.kill('SIGKILL');
    await ground.remove();
  }
}
