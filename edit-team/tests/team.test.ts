import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actionsIn } from '../../edit/disk/actions.ts';
import type { FileState } from '../../edit/disk/store.ts';
import { command, PASSWORD, startTeam } from '../../tests/edit/clone.ts';
import { sendRaw } from '../../tests/fixtures/socket.ts';
import { readPeople } from '../people.ts';

const QA = 'services/qa';

let folder: string;
let url: string;
let stop: () => void;

async function ask(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body = '',
) {
  const { host, port } = new URL(url);
  const answer = await sendRaw(Number(port), method, path, { host, ...headers }, body);
  const [cookie = ''] = answer.headers['set-cookie'] ?? [];
  return { ...answer, cookie };
}

const FORM = 'application/x-www-form-urlencoded';
const signIn = (name: string, password: string, headers: Readonly<Record<string, string>> = {}) =>
  ask(
    'POST',
    '/sign-in',
    { origin: url, 'content-type': FORM, ...headers },
    String(new URLSearchParams({ name, password })),
  );

const signedIn = new Map<string, ReturnType<typeof begin>>();

/** A signed-in person, cached for all tests: checking a password takes a third of a second by design. */
function someone(name: string) {
  const known = signedIn.get(name) ?? begin(name);
  signedIn.set(name, known);
  return known;
}

async function begin(name: string) {
  const { status, cookie } = await signIn(name, PASSWORD);
  expect(status).toBe(303);
  const [token = ''] = cookie.split(';');
  const own = { cookie: token, origin: url, 'content-type': 'application/json' };
  const post = async (action: string, body: unknown = {}) => {
    const { status, text } = await ask('POST', `/_edit/${action}`, own, JSON.stringify(body));
    return { status, answer: JSON.parse(text) };
  };
  const record = async (key: string) => {
    const files: readonly FileState[] = (await post('files')).answer;
    const found = files.find((file) => file.key === key);
    if (!found) throw new Error(`no ${key}`);
    return found;
  };
  const change = async (key: string, fields: object) => {
    const { data, hash } = await record(key);
    const { answer } = await post('save', [{ key, hash, data: { ...data, ...fields } }]);
    expect(answer).toMatchObject({ faults: [], conflicts: [] });
  };
  return { token, own, post, record, change };
}

const namesFile = () => join(folder, 'data/edit/people.json');

/** Changes people.json. @returns a function that restores it */
function changeNames(change: (names: string) => string) {
  const before = readFileSync(namesFile(), 'utf8');
  writeFileSync(namesFile(), change(before));
  return () => writeFileSync(namesFile(), before);
}

/** Limits Vera to German. */
const onlyGerman = (names: string) => {
  const people = JSON.parse(names);
  return JSON.stringify({ ...people, vera: { ...people.vera, languages: ['de'] } });
};

beforeAll(async () => {
  ({ folder, url, stop } = await startTeam('team', ['vera', 'max', 'ana']));
}, 300_000);
afterAll(() => stop());

test('the file of names and hashes can be read only by this account', () => {
  expect(statSync(namesFile()).mode & 0o777).toBe(0o600);
  const names = readFileSync(namesFile(), 'utf8');
  const people = JSON.parse(names);
  expect(people.vera.password).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(people.vera.password).not.toBe(people.max.password);
  expect(names).not.toContain(PASSWORD);
  expect(() => command(folder, ['--add', 'eva'], 'Eva\neva@example.com\nshort\n')).toThrow();
  expect(() =>
    command(folder, ['--add', '../eva'], `Eva\neva@example.com\n${PASSWORD}\n`),
  ).toThrow();
});

test('nobody can read or write without signing in', async () => {
  const actions = [...Object.keys(actionsIn(folder)), 'preview'];
  const asked = [
    ...actions.map((name) => ['POST', `/_edit/${name}`] as const),
    ...[
      '/_edit/app.js',
      '/_edit/app.css',
      '/_edit/content/services/qa.jpg',
      '/_edit/icons/star.svg',
      '/package.json',
      '/content/company.yaml',
      '/favicon.svg',
      '/art/x.avif',
      '/@vite/client',
      '/sections',
    ].map((path) => ['GET', path] as const),
    ['POST', '/sign-out'] as const,
    ['HEAD', '/_edit/files'] as const,
  ];
  expect(asked.length).toBeGreaterThan(20);
  expect((await ask('GET', '/edit')).status).toBe(303);
  for (const [method, path] of asked)
    for (const cookie of ['', 'edit=', 'edit=guessed', `edit=${'A'.repeat(43)}`, '__Host-edit=x']) {
      const headers = { cookie, origin: url, 'content-type': 'application/json' };
      const { status, text } = await ask(method, path, headers, method === 'POST' ? '{}' : '');
      expect([method, path, cookie, status]).toEqual([method, path, cookie, 401]);
      expect(text.length).toBeLessThan(60);
    }
});

test('a cookie planted before sign-in doesn’t open the new session', async () => {
  const fixed = `edit=${'F'.repeat(43)}`;
  const { status, cookie } = await signIn('vera', PASSWORD, {
    cookie: fixed,
    'x-forwarded-for': '203.0.113.9',
  });
  expect(status).toBe(303);
  expect(cookie).not.toContain(fixed);
  expect((await ask('GET', '/_edit/files', { cookie: fixed })).status).toBe(401);
});

test('too many simultaneous sign-ins get 503, and abandoned ones are skipped', async () => {
  const network = (number: number) => ({ 'x-forwarded-for': `2001:db8:${number.toString(16)}::1` });
  const tries = Array.from({ length: 40 }, (_, number) =>
    signIn(`a${number}`, 'wrong', network(number)),
  );
  const said = (await Promise.all(tries)).map(({ status }) => status);
  expect(new Set(said)).toEqual(new Set([403, 503]));
  // Tries whose clients have disconnected are skipped.
  const { hostname, port, host } = new URL(url);
  const gone = Array.from({ length: 6 }, (_, number) => {
    const headers = { host, origin: url, 'content-type': FORM, ...network(1000 + number) };
    const sent = request({ hostname, port, method: 'POST', path: '/sign-in', headers });
    sent.on('error', () => {});
    sent.end(`name=c${number}&password=wrong`);
    return sent;
  });
  await signIn('d', 'wrong', network(2000));
  for (const each of gone) each.destroy();
  expect((await signIn('vera', PASSWORD, network(3000))).status).toBe(303);
});

test('an IPv6 /48 counts as one address', async () => {
  const said = [];
  for (let number = 0; number < 7; number++) {
    const from = { 'x-forwarded-for': `2001:db9:1:${number}::1` };
    said.push((await signIn(`b${number}`, 'wrong', from)).status);
  }
  expect(said).toEqual([403, 403, 403, 403, 403, 429, 429]);
});

test('a request with two hosts is refused', async () => {
  const { hostname, port, host } = new URL(url);
  const status = await new Promise((done) => {
    const headers = ['Host', host, 'Host', 'elsewhere.example'];
    request({ hostname, port, path: '/sign-in', headers, setHost: false }, (response) => {
      response.resume();
      done(response.statusCode);
    }).end();
  });
  expect(status).toBe(400);
});

test('after five wrong passwords even the right one must wait; unknown names get the same answers', async () => {
  const tries = async (name: string, address: string) => {
    const from = { 'x-forwarded-for': address };
    const answers = [];
    for (let count = 0; count < 6; count++)
      answers.push(await signIn(name, `wrong ${count}`, from));
    answers.push(await signIn(name, PASSWORD, from));
    return answers.map(({ status, text }) => ({
      status,
      said: /role="alert".*?<\/p>/.exec(text)?.[0],
    }));
  };
  const known = await tries('ana', '203.0.113.1');
  expect(known.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 429, 429]);
  expect(await tries('nobody', '203.0.113.2')).toEqual(known);
  // The limit applies to the name from any address, and to the address for any name.
  expect((await signIn('ana', PASSWORD, { 'x-forwarded-for': '203.0.113.3' })).status).toBe(429);
  expect((await signIn('vera', PASSWORD, { 'x-forwarded-for': '203.0.113.1' })).status).toBe(429);
  expect((await signIn('vera', PASSWORD, { 'x-forwarded-for': '203.0.113.4' })).status).toBe(303);
});

test('a page of another site can neither sign in nor write with the cookie', async () => {
  expect((await signIn('vera', PASSWORD, { origin: 'https://elsewhere.example' })).status).toBe(
    403,
  );
  const vera = await someone('vera');
  for (const forged of [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { origin: `${url}.elsewhere.example` },
    { host: 'elsewhere.example', origin: 'http://elsewhere.example' },
  ]) {
    const { status } = await ask('POST', '/_edit/save', { ...vera.own, ...forged }, '[]');
    expect(status, JSON.stringify(forged)).toBe(403);
  }
  const { origin: _none, ...without } = vera.own;
  expect((await ask('POST', '/_edit/save', without, '[]')).status).toBe(403);
  const type = { ...vera.own, 'content-type': 'text/plain' };
  expect((await ask('POST', '/_edit/save', type, '[]')).status).toBe(403);
});

test('the cookie is HttpOnly and SameSite, and invalid after signing out', async () => {
  const { cookie } = await signIn('vera', PASSWORD);
  expect(cookie).toMatch(/^edit=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  const [token = ''] = cookie.split(';');
  expect((await ask('GET', '/edit', { cookie: token })).status).toBe(200);
  const { status, cookie: cleared } = await ask('POST', '/sign-out', {
    cookie: token,
    origin: url,
  });
  expect(status).toBe(204);
  expect(cleared).toMatch(/^edit=; Max-Age=0; /);
  expect((await ask('GET', '/_edit/files', { cookie: token })).status).toBe(401);
});

test('a signed-in person can’t reach other files of the machine', async () => {
  const vera = await someone('vera');
  for (const path of [
    '/package.json',
    '/data/edit/people.json',
    `/@fs${folder}/data/edit/people.json`,
    `/@fs${folder}/data/edit/people.json?a.svg`,
    '/_edit/content/../../people.json',
    '/_edit/content/..%2f..%2fpackage.json',
    '/_edit/../package.json',
    '/_edit/../edit-team/people.ts',
    '/_edit/../content/company.yaml?raw',
    '/_edit/%2e%2e/package.json',
    '/_edit/./../package.json?a.svg',
    '/_edit/..\\package.json',
    '/_edit//etc/passwd',
    '/.git/config',
    '/.git/HEAD?a.svg',
    '/../max/content/company.yaml',
    '/data/edit/places/max/content/company.yaml',
    '/@id/etc/passwd',
    '/@fs/etc/passwd',
    '/@fs/etc/passwd?raw&a.svg',
    '/@fs/etc/passwd?import&raw',
    '/@vite/client',
    '/etc/passwd',
    '/src/content/check.ts?a.png',
    '/content/none.svg',
    '/data/none.png',
    '/_edit/none',
    '/__open-in-editor?file=package.json',
  ]) {
    const { status, text } = await ask('GET', path, { cookie: vera.token });
    expect([400, 403, 404], path).toContain(status);
    expect(text).not.toMatch(/scrypt|root:|"private"/);
    expect(text, path).not.toContain(folder);
  }
});

test('an SVG with a script among the pictures can’t run it at any address', async () => {
  const vera = await someone('vera');
  const evil =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  const place = join(folder, 'data/edit/places/vera/content/services/evil.svg');
  writeFileSync(place, evil);
  for (const path of [
    '/_edit/content/services/evil.svg',
    '/content/services/evil.svg',
    '/content/services/evil.svg?x',
    '/content/services/evil.svg?raw',
    '/content/services/evil.svg?url&import',
  ]) {
    const { headers, status } = await ask('GET', path, { cookie: vera.token });
    if (status !== 200 || headers['content-type']?.startsWith('text/javascript')) continue;
    expect(headers['content-security-policy'], path).toMatch(
      /^sandbox; default-src 'none'; style-src/,
    );
    expect(headers['x-content-type-options'], path).toBe('nosniff');
  }
  rmSync(place);
});

test('an impossible picture address gets an error answer', async () => {
  const vera = await someone('vera');
  const get = async (path: string) => (await ask('GET', path, { cookie: vera.token })).status;
  expect(await get(`/_edit/content/${'a'.repeat(300)}.svg`)).toBe(422);
  expect(await get('/_edit/icons/constructor.svg')).toBe(404);
});

test('no answer contains a path of the machine', async () => {
  const vera = await someone('vera');
  const long = 'a'.repeat(5000);
  for (const [action, body] of [
    ['save', [{ key: `services/${long}`, hash: '', data: {} }]],
    ['save', 'nonsense'],
    ['rename', { name: QA, to: `services/${long}` }],
    ['picture', { key: QA, name: long, data: '' }],
    ['preview', { address: '/', drafts: { [`services/${long}`]: {} } }],
    ['preview', { address: '/', drafts: { '../../x': { picture: { file: 'a.jpg' } } } }],
    ['preview', null],
  ] as const) {
    const { status, text } = await ask('POST', `/_edit/${action}`, vera.own, JSON.stringify(body));
    expect(status, action).toBeGreaterThanOrEqual(400);
    expect(text).not.toContain(folder);
  }
  for (const action of ['files', 'choices', 'changes', 'history', 'removal']) {
    const { status, answer } = await vera.post(action, { key: QA, name: QA });
    expect([action, status]).toEqual([action, 200]);
    expect(JSON.stringify(answer), action).not.toContain(folder);
  }
  const drawn = JSON.stringify({ address: '/services', drafts: {} });
  const page = await ask('POST', '/_edit/preview', vera.own, drawn);
  // The gallery of sections is read by the editor's page.
  const gallery = await ask('GET', '/sections', { cookie: vera.token });
  for (const { status, text } of [page, gallery]) {
    expect(status).toBe(200);
    expect(text).toContain('</html>');
    expect(text).not.toContain(folder);
  }
});

test('each person has their own draft and publishes it under their own name', async () => {
  const [vera, max] = await Promise.all([someone('vera'), someone('max')]);
  await vera.change(QA, { name: 'By Vera' });
  expect((await max.record(QA)).data.name).not.toBe('By Vera');
  expect((await max.post('changes')).answer).toMatchObject({ files: [] });
  const who = { name: 'Somebody Else', email: 'else@example.com' };
  const { answer } = await vera.post('publish', { message: 'content: the name', ...who });
  expect(answer).toMatchObject({ fault: '' });
  const log = execFileSync('git', ['log', '-1', '--format=%an %ae: %s'], { cwd: folder });
  expect(String(log)).toBe('vera Surname vera@example.com: content: the name\n');
});

// From here on, each change of Vera's rights stops her editor. The next request restarts it, which takes seconds.
test('a right changed in the file of names applies from the next request', async () => {
  const vera = await someone('vera');
  const { data, hash } = await vera.record(QA);
  const save = () => vera.post('save', [{ key: QA, hash, data }]);
  const giveBack = changeNames(onlyGerman);
  const { status, answer } = await save();
  expect([status, answer.error]).toEqual([422, 'You may only change content in German.']);
  giveBack();
  expect((await save()).answer).toMatchObject({ faults: [], conflicts: [] });
});

test('a request still being sent when its right ends saves nothing', async () => {
  const vera = await someone('vera');
  const { data, hash } = await vera.record(QA);
  const body = JSON.stringify([{ key: QA, hash, data: { ...data, line: 'Sent slowly' } }]);
  const { hostname, port, host } = new URL(url);
  const headers = { ...vera.own, host, 'content-length': Buffer.byteLength(body) };
  const sent = request({ hostname, port, method: 'POST', path: '/_edit/save', headers });
  sent.write(body.slice(0, 9));
  // A later request has been answered, so the first has been forwarded.
  await vera.post('choices');
  const giveBack = changeNames(onlyGerman);
  const answered = new Promise((done) => sent.on('response', (each) => done(each.statusCode)));
  sent.end(body.slice(9));
  expect(await answered).toBe(502);
  giveBack();
  expect((await vera.record(QA)).data.line).not.toBe('Sent slowly');
});

test('an invalid file of names lets nobody in, and answers don’t reveal its path', async () => {
  const vera = await someone('vera');
  const reason = 'people.json is invalid: ';
  for (const [broken, said] of [
    [() => '', reason],
    [() => '[]', reason],
    [(names: string) => names.slice(0, 99), reason],
    [(names: string) => names.replace('"name"', '"nam"'), reason],
    [(names: string) => names.replace('{', '{\n  "max": {},'), '"max": {'],
  ] as const) {
    const giveBack = changeNames(broken);
    for (const path of ['/edit', '/sign-in', '/_edit/files']) {
      const { status, text } = await ask('GET', path, { cookie: vera.token });
      expect([path, status]).toEqual([path, 500]);
      expect(text).not.toContain(folder);
    }
    // The administrator's commands report the error.
    expect(() => readPeople(namesFile())).toThrow(said);
    giveBack();
  }
  expect((await vera.post('choices')).status).toBe(200);
});

test('a removed person is signed out at once', async () => {
  const max = await someone('max');
  command(folder, ['--remove', 'max'], '');
  expect((await ask('GET', '/_edit/files', { cookie: max.token })).status).toBe(401);
  expect((await signIn('max', PASSWORD)).status).toBe(403);
});

test('the owner can list and end sessions by command', async () => {
  const { token } = await someone('vera');
  expect(command(folder, ['--sessions'], '')).toMatch(
    /^vera, since .+, last at work \d+ min ago$/m,
  );
  expect(command(folder, ['--end', 'vera'], '')).toMatch(/^Ended: [1-9]\d* of vera\.$/m);
  expect((await ask('GET', '/_edit/files', { cookie: token })).status).toBe(401);
  expect(command(folder, ['--sessions'], '')).not.toContain('vera');
});
