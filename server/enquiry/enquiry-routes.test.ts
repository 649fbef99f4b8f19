import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { MAX_FILE_BYTES, MAX_LENGTH } from '../../contract/limits.ts';
import {
  type FilePart,
  multipartBody,
  postForm,
  startService,
  VALID,
} from '../../tests/fixtures/service.ts';
import { formPage, WORDS } from '../../tests/fixtures/site.ts';
import { exchange, openConnection } from '../../tests/fixtures/socket.ts';
import { isDiskLow } from '../disk-space.ts';
import { FormRoom } from './form-room.ts';
import { TOKEN_LIFETIME } from './token.ts';

let service: Awaited<ReturnType<typeof startService>>;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.stop());

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const { errors, answers } = WORDS.texts;

/** The visible parts of the answer's page: each field's value and error, and the summary. */
function readPage({ statusCode: status, body: html }: { statusCode?: number; body: string }) {
  const value = (name: string) =>
    new RegExp(`<input[^>]* value="([^"]*)"[^>]*name="${name}"`).exec(html)?.[1];
  const error = (name: string) =>
    new RegExp(`data-enquiry-error="${name}">([^<]*)<`).exec(html)?.[1];
  const summary = /<div autofocus data-enquiry-summary=""[^>]*>(.*?)<\/div>/s.exec(html)?.[1];
  const message = /<textarea[^>]*>\n?([^<]*)</.exec(html)?.[1];
  return { status, html, value, error, summary, message };
}

describe('the contact page', () => {
  test('has a fresh token at each request and is never cached', async () => {
    const tokens = new Set<string | undefined>();
    for (let time = 0; time < 3; time += 1) {
      const response = await service.app.inject('/contact');
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers['content-security-policy']).toContain("script-src 'self'");
      expect(response.headers).not.toHaveProperty('etag');
      tokens.add(readPage(response).value('token'));
    }
    expect(tokens.size).toBe(3);
    expect((await service.app.inject({ method: 'HEAD', url: '/contact' })).body).toBe('');
  });

  test.each(['', '/services/qa', '/_astro/site.BX2f_9aQ.css'])(
    'is the same compressed and uncompressed, with the referring page %j',
    async (from) => {
      const get = (coding: string) =>
        service.app.inject({
          url: '/contact?looking-for=consulting',
          headers: {
            'accept-encoding': coding,
            host: 'localhost',
            referer: `http://localhost${from}`,
          },
        });
      const [plain, gzip] = [await get('br'), await get('br, gzip')];
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(plain.headers).not.toHaveProperty('content-encoding');
      const html = gunzipSync(gzip.rawPayload).toString();
      const { value } = readPage({ body: html });
      expect(value('from')).toBe(from === '' ? '/' : from);
      // Both pages are the same except for the token.
      const known = value('token') ?? '';
      const other = readPage(plain).value('token') ?? '';
      expect(html.replace(known, other)).toBe(plain.body);
      expect(html).toContain('<option selected value="consulting">');
      expect((await service.send({ token: known })).statusCode).toBe(303);
    },
  );

  test('preselects only options that the form has', async () => {
    const unknown = await service.app.inject('/contact?looking-for=%22%3E%3Cscript%3E');
    expect(unknown.body).not.toMatch(/selected|"><script>/);
  });

  test('has the referring page if it is one of the site', async () => {
    const from = async (referer: string, host = 'localhost') => {
      const headers = { host, referer };
      return readPage(await service.app.inject({ url: '/contact', headers })).value('from');
    };
    expect(await from('http://localhost/services/qa?x=1')).toBe('/services/qa');
    // As behind a proxy that names the port.
    expect(await from('https://localhost/services/qa', 'localhost:443')).toBe('/services/qa');
    expect(await from('http://localhost/"><b>')).toBe('');
    expect(await from('https://elsewhere.example/services/qa')).toBe('');
    expect(await from('nonsense')).toBe('');
    expect(await from('')).toBe('');
  });
});

test('each form of a page has a token', async () => {
  await service.stop();
  const [call] = /<form.*<\/form>/s.exec(formPage('', 'call')) ?? [];
  const both = formPage('Contact', 'enquiry').replace('</body>', `${call}</body>`);
  service = await startService({ files: { 'contact.html': both } });
  const headers = { 'accept-encoding': 'gzip' };
  const { rawPayload } = await service.app.inject({ url: '/contact', headers });
  const html = gunzipSync(rawPayload).toString();
  const tokens = [...html.matchAll(/value="([^"]+)"[^>]*name="token"/g)].map(([, token]) => token);
  const [ofEnquiry, ofCall] = tokens;
  const asked = { form: 'call', 'looking-for': undefined, when: 'Tuesday', token: ofCall };
  expect((await service.send({ token: ofEnquiry })).statusCode).toBe(303);
  expect((await service.send(asked)).statusCode).toBe(303);
});

describe('a form on two pages', () => {
  const address = '/services/qa';
  beforeEach(async () => {
    await service.stop();
    service = await startService({
      files: { 'services/qa.html': formPage('QA', 'enquiry', address) },
    });
  });

  test('has a token on each page', async () => {
    const page = await service.app.inject(address);
    expect(page.headers['cache-control']).toBe('no-store');
    const token = readPage(page).value('token');
    expect((await service.send({ token, page: address })).statusCode).toBe(303);
  });

  test('is shown again on the page that it was sent from, however often it is refused', async () => {
    for (const page of [address, '/contact']) {
      // The second time, the Referer is the address of the first answer.
      const { body } = await service.send({ page, email: '' }, [], {
        referer: 'http://localhost/enquiries',
      });
      expect(body).toContain(`<title>${page === address ? 'QA' : 'Contact'}</title>`);
      expect(body).toContain(`name="page" value="${page}"`);
    }
    const { body } = await service.send({ page: '/elsewhere', email: '' });
    expect(body).toContain('<title>Contact</title>');
  });

  test("is shown again on the page of the Referer if its fields don't identify it", async () => {
    const referer = `http://localhost${address}`;
    const unread = { form: undefined, page: undefined };
    expect((await service.send(unread, [], { referer })).body).toContain('<title>QA</title>');
    expect((await service.send(unread)).body).not.toContain('<title>');
  });
});

describe('a valid form', () => {
  test('is stored with all its fields, mailed, and answered with the thank-you page', async () => {
    const response = await service.send({ company: 'Engines  Ltd', phone: '+44 20' }, [
      { name: 'C:\\plans\\plan.pdf', bytes: PDF },
    ]);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/contact/thank-you#thank-you');
    expect(response.headers['cache-control']).toBe('no-store');
    const [enquiry] = await service.store.list();
    expect(enquiry).toMatchObject({
      form: 'enquiry',
      desk: 'enquiries',
      status: 'new',
      name: 'Ada Lovelace',
      company: 'Engines Ltd',
      email: 'ada@example.com',
      phone: '+44 20',
      'looking-for': 'web-development',
      message: 'An engine.\nAnalytical.',
      'hear-about': '',
      position: '',
      link: '',
      when: '',
      from: '/services/qa',
      consent: 'I allow the company to store and process my personal data',
      attachment: { name: 'plan.pdf', type: 'application/pdf', size: PDF.length },
    });
    expect(enquiry?.jobs.map(({ kind }) => kind)).toEqual(['team', 'confirmation']);
    const file = await service.store.attachment(enquiry?.id ?? '');
    expect(PDF.equals(file?.bytes ?? Buffer.alloc(0))).toBe(true);
    expect(service.queued()).toBe(1);
  });

  test('may have no file, an empty file field, or be URL-encoded', async () => {
    expect((await service.send()).statusCode).toBe(303);
    const untouched = [{ name: '', bytes: Buffer.alloc(0) }];
    expect((await service.send({}, untouched)).statusCode).toBe(303);
    const response = await service.app.inject({
      method: 'POST',
      url: '/enquiries',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' },
      payload: new URLSearchParams({ ...VALID, token: service.token() }).toString(),
    });
    expect(response.statusCode).toBe(303);
    expect((await service.store.list()).map(({ attachment }) => attachment)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('is answered in JSON on request', async () => {
    const response = await service.send({}, [], { accept: 'application/json' });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      status: 'received',
      location: '/contact/thank-you#thank-you',
    });
  });

  test.each<[string, FilePart]>([
    ['a picture', { name: 'a.PNG', bytes: PNG }],
    ['text', { name: 'notes.txt', bytes: Buffer.from('BMW: Grüße\n') }],
    ['the largest size', { name: 'a.txt', bytes: Buffer.alloc(MAX_FILE_BYTES, 'a') }],
  ])('may have %s as its file', async (_what, file) => {
    expect((await service.send({}, [file])).statusCode).toBe(303);
  });

  test('of an application goes to its own desk and accepts only PDF', async () => {
    const application = {
      form: 'application',
      'looking-for': undefined,
      position: '',
      link: 'https://code.example/ada',
    };
    const picture = [{ name: 'cv.png', bytes: Buffer.from('89504e470d0a1a0a', 'hex') }];
    const refused = await service.send(application, picture, { accept: 'application/json' });
    expect(refused.json()).toMatchObject({ reason: 'invalid', errors: [{ field: 'attachment' }] });
    const pdf = [{ name: 'cv.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF') }];
    const response = await service.send(application, pdf);
    expect(response.headers.location).toBe('/careers/thank-you#thank-you');
    const [stored] = await service.store.list();
    expect(stored).toMatchObject({
      form: 'application',
      desk: 'careers',
      link: 'https://code.example/ada',
      company: '',
      attachment: { name: 'cv.pdf' },
    });
  });

  test('for a call is stored with its time, which is required', async () => {
    const call = { form: 'call', 'looking-for': undefined };
    expect((await service.send({ ...call, when: '' })).statusCode).toBe(422);
    const response = await service.send({ ...call, when: 'Tuesday after 14.00' });
    expect(response.headers.location).toBe('/contact/call-arranged#thank-you');
    const [stored] = await service.store.list();
    expect(stored).toMatchObject({ desk: 'enquiries', when: 'Tuesday after 14.00' });
  });

  test('of the brief requires a company and has its own options', async () => {
    const brief = { form: 'brief', 'looking-for': 'uiux', 'hear-about': 'social' };
    const response = await service.send(brief);
    expect(response.statusCode).toBe(422);
    expect(response.body).toContain('<h1>Brief</h1>');
    expect(readPage(response).error('company')).toBe(errors.missing.company);
    expect((await service.send({ ...brief, company: 'Engines' })).statusCode).toBe(303);
    expect((await service.send({ 'looking-for': 'uiux' })).statusCode).toBe(422);
  });

  test.each([
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@пример.рф', 'ada@xn--e1afmkfd.xn--p1ai'],
    ['m&a/ada@example.com', 'm&a/ada@example.com'],
  ])('from %s is stored with the domain in ASCII', async (email, stored) => {
    await service.send({ email });
    expect((await service.store.list())[0]?.email).toBe(stored);
  });
});

describe('an invalid form', () => {
  const long = (field: keyof typeof MAX_LENGTH) =>
    errors.tooLong.replace('{max}', MAX_LENGTH[field].toLocaleString('en-GB'));
  test.each([
    ['name', '', errors.missing.name],
    ['name', ' \t ', errors.missing.name],
    ['name', undefined, errors.missing.name],
    ['name', 'a'.repeat(MAX_LENGTH.name + 1), long('name')],
    ['message', '\r\n\r\n', errors.missing.message],
    ['email', 'ada', errors.email],
    ['email', 'ada@', errors.email],
    ['email', 'ada@localhost', errors.email],
    ['email', 'ada@example.com, eve@example.com', errors.email],
    ['email', 'ada@example.com\r\nBcc: eve@example.com', errors.email],
    ['email', `${'a'.repeat(250)}@example.com`, long('email')],
    ['looking-for', undefined, errors.missing['looking-for']],
    ['looking-for', 'world-peace', errors.option],
    ['hear-about', 'Google', errors.option],
    ['consent', undefined, errors.missing.consent],
    ['consent', 'no', errors.missing.consent],
  ])('with %s %j is refused with a message at that field', async (field, value, message) => {
    const page = readPage(await service.send({ [field]: value }));
    expect(page.status).toBe(422);
    expect(page.error(field)).toBe(message);
    expect(page.summary).toContain(`<a href="#enquiry-${field}">`);
    expect(page.summary).toContain(answers.invalid.title);
    expect(page.html.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(await service.store.list()).toEqual([]);
  });

  test('is shown again with all its values and a fresh token', async () => {
    const evil = `"><script>alert(1)</script>'&amp;`;
    const message = '\nfirst line is empty\n</textarea><b>';
    const page = await service.send({
      name: evil,
      company: 'Engines & Sons',
      email: 'wrong',
      'looking-for': 'other',
      'hear-about': 'referral',
      message,
      from: '/services',
    });
    const { html: body, value, message: shown } = readPage(page);
    expect(body).not.toMatch(/<script>alert|<b>|<\/textarea><b/);
    expect(value('name')).toBe('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;amp;');
    expect(value('company')).toBe('Engines &amp; Sons');
    expect(value('email')).toBe('wrong');
    expect(value('from')).toBe('/services');
    expect(body).toContain('<textarea id="enquiry-message"');
    expect(shown).toBe('\nfirst line is empty\n&lt;/textarea&gt;&lt;b&gt;');
    expect(body).toContain('<option selected value="other">');
    expect(body).toContain('<option selected value="referral">');
    expect(body).toContain('<input checked type="checkbox"');
    const token = value('token');
    expect((await service.send({ token })).statusCode).toBe(303);
    expect((await service.store.list())[0]?.status).toBe('new');
  });

  test('is shown again with a text beyond every limit', async () => {
    const message = 'word '.repeat(10_000);
    expect(readPage(await service.send({ message })).message).toBe(message);
  });

  test('is answered in JSON with the fields, their errors and a new token', async () => {
    const response = await service.send({ name: '', email: 'x' }, [], {
      accept: 'application/json',
    });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      status: 'refused',
      reason: 'invalid',
      ...answers.invalid,
      errors: [
        { field: 'name', message: errors.missing.name },
        { field: 'email', message: errors.email },
      ],
      token: expect.any(String),
    });
    expect((await service.send({ token: response.json().token })).statusCode).toBe(303);
  });

  test('with a field twice is refused', async () => {
    const fields = Object.entries({ ...VALID, token: service.token() });
    const { payload, headers } = multipartBody([...fields, ['email', 'eve@example.com']]);
    const sent = { method: 'POST', url: '/enquiries', headers, payload } as const;
    const { status, error, value } = readPage(await service.app.inject(sent));
    expect([status, error('email')]).toEqual([422, errors.repeated]);
    expect(value('email')).toBe('ada@example.com');
  });
});

describe('a refused file', () => {
  const types = errors.fileType.split('{types}')[0];
  test.each<[string, FilePart[], string | undefined]>([
    ['too large', [{ name: 'a.txt', bytes: Buffer.alloc(MAX_FILE_BYTES + 1, 'a') }], 'larger'],
    ['a drawing', [{ name: 'a.svg', bytes: Buffer.from('<svg/>') }], types],
    ['without extension', [{ name: 'plan', bytes: PDF }], types],
    ['a program called PDF', [{ name: 'a.pdf', bytes: Buffer.from('MZ\x90\x00') }], types],
    ['a picture called text', [{ name: 'a.txt', bytes: PNG }], types],
    ['binary called text', [{ name: 'a.txt', bytes: Buffer.from([65, 0, 66]) }], types],
    ['two extensions', [{ name: 'a.pdf.exe', bytes: PDF }], types],
    ['a damaged document', [{ name: 'a.docx', bytes: Buffer.from('PK\x03\x04\xff\xff') }], types],
    ['empty', [{ name: 'a.pdf', bytes: Buffer.alloc(0) }], errors.missing.attachment],
    ['two files', ['a.pdf', 'b.pdf'].map((name) => ({ name, bytes: PDF })), errors.files],
  ])('%s', async (_what, files, message) => {
    const page = readPage(await service.send({}, files));
    expect(page.status).toBe(422);
    expect(page.error('attachment')).toContain(message);
    expect(page.value('name')).toBe('Ada Lovelace');
    expect(await service.store.list()).toEqual([]);
  });

  test('far too large: the rest is not read, and the fields before it are shown again', async () => {
    const file = { name: 'a.txt', bytes: Buffer.alloc(20_000_000, 'a') };
    const response = await postForm(`http://127.0.0.1:${await service.listen()}`, {}, [file]);
    const page = readPage({ statusCode: response.status, body: await response.text() });
    expect(page.status).toBe(413);
    expect(page.error('attachment')).toContain('larger');
    expect(page.value('name')).toBe('Ada Lovelace');
  });

  test('any file on an almost full disk; forms without one are stored', async () => {
    const least = { bytes: Number.POSITIVE_INFINITY, share: 0 };
    await using full = await startService({
      isDiskLow: () => isDiskLow(tmpdir(), least),
      logLevel: 'warn',
    });
    const page = readPage(await full.send({}, [{ name: 'a.pdf', bytes: PDF }]));
    expect([page.status, page.error('attachment')]).toEqual([503, errors.fileLater]);
    expect(page.value('name')).toBe('Ada Lovelace');
    expect(full.lines.join('')).toContain('disk space');
    expect((await full.send()).statusCode).toBe(303);
  });

  test.each([true, false])('gives its memory back once, whether kept or not', async (isKept) => {
    const close = vi.spyOn(FormRoom.prototype, 'close');
    onTestFinished(() => close.mockRestore());
    await using other = await startService({ isDiskLow: async () => !isKept });
    const file = { name: 'a.txt', bytes: Buffer.alloc(MAX_FILE_BYTES + 1000, 'a') };
    await postForm(`http://127.0.0.1:${await other.listen()}`, {}, [file]);
    const [reservation] = close.mock.calls[0] ?? [];
    expect(reservation?.bytes).toBeGreaterThan(0);
    expect(reservation?.bytes).toBeLessThan(10_000);
  });

  test('a valid one beside an invalid field must be chosen again, as the page says', async () => {
    const { error } = readPage(await service.send({ name: '' }, [{ name: 'a.pdf', bytes: PDF }]));
    expect(error('attachment')).toBe(errors.fileAgain);
  });
});

describe('not a form', () => {
  const PARTS = multipartBody([]).headers['content-type'] ?? '';
  const parts = (all: readonly [string, string][]) => String(multipartBody(all).payload);
  const fields = (count: number, value: string) =>
    Array.from({ length: count }, (_, index): [string, string] => [`f${index}`, value]);
  const post = (payload: string | Buffer, headers: Record<string, string>) =>
    service.app.inject({
      method: 'POST',
      url: '/enquiries',
      payload,
      headers: { host: 'localhost', referer: 'http://localhost/contact', ...headers },
    });

  test.each([
    ['JSON', '{}', 'application/json', 415],
    ['nothing of a kind', 'x', '', 415],
    ['no boundary', 'x', 'multipart/form-data', 400],
    ['no parts', 'x', 'multipart/form-data; boundary=x', 400],
    ['no end', parts([['name', 'Ada']]).slice(0, -12), PARTS, 400],
    ['nothing', '', PARTS, 400],
    ['__proto__', parts([['__proto__', '1']]), PARTS, 422],
    ['a list of very many', 'a&'.repeat(255_000), 'application/x-www-form-urlencoded', 413],
    ['100,000 fields', parts(fields(100_000, '')), PARTS, 413],
    ['much text in many fields', parts(fields(29, 'a'.repeat(60_000))), PARTS, 413],
  ])('%s', async (_what, payload, type, status) => {
    const response = await post(payload, type ? { 'content-type': type } : {});
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(readPage(response).summary).toContain(answers.unreadable.title);
  });

  test('fields before the damage are shown again', async () => {
    const whole = parts([
      ['name', 'Ada'],
      ['company', ''],
    ]);
    const damaged = whole.slice(0, whole.indexOf('company'));
    const response = await post(damaged, { 'content-type': PARTS });
    expect(response.statusCode).toBe(400);
    expect(readPage(response).value('name')).toBe('Ada');
  });

  test('an unknown form', async () => {
    expect((await service.send({ form: 'order' })).statusCode).toBe(422);
    expect((await service.send({ form: undefined })).statusCode).toBe(422);
  });

  test('a PUT request is answered with the allowed methods', async () => {
    const response = await service.app.inject({ method: 'PUT', url: '/enquiries' });
    expect([response.statusCode, response.headers.allow]).toEqual([
      405,
      'GET, HEAD, OPTIONS, POST',
    ]);
  });
});

describe('the origin of a form', () => {
  test.each([
    [{ origin: 'https://elsewhere.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://localhost.elsewhere.example' }, 403],
    [{ origin: 'http://localhost:1' }, 403],
    [{ origin: 'https://localhost' }, 303],
    [{ origin: 'https://localhost', host: 'localhost:443' }, 303],
    [{ origin: 'http://localhost', host: 'localhost:80' }, 303],
    [{ origin: 'https://localhost', host: 'localhost:444' }, 403],
  ])('%j is answered with %i', async (headers, status) => {
    const response = await service.send({}, [], headers);
    expect(response.statusCode).toBe(status);
    expect(await service.store.list()).toHaveLength(status === 303 ? 1 : 0);
    if (status === 403) expect(readPage(response).value('name')).toBe('Ada Lovelace');
  });

  test('the referring page is that of the hidden field, if it is one of the site', async () => {
    await service.send({ from: '//evil.example/' });
    await service.send({ from: '/nowhere' });
    await service.send({ from: '/services' });
    // The Referer of a form that is sent is its own page.
    const own = { referer: 'http://localhost/contact' };
    await service.send({ from: '' }, [], own);
    const froms = (await service.store.list()).map(({ from }) => from);
    expect(froms.sort()).toEqual(['', '', '', '/services']);
    const page = readPage(await service.send({ from: undefined, email: '' }, [], own));
    expect(page.value('from')).toBe('');
  });
});

test('a sender over the limit gets 429, its values with their token, and the time to wait; others are accepted', async () => {
  await using strict = await startService({ enquiryLimit: 3, trustProxy: ['127.0.0.1'] });
  const token = strict.token();
  const from = (address: string, values = {}) =>
    strict.send(values, [{ name: 'a.pdf', bytes: PDF }], { 'x-forwarded-for': address });
  for (let time = 0; time < 3; time += 1) {
    expect((await from('203.0.113.7')).statusCode).toBe(303);
  }
  const refused = await from('203.0.113.7', { token });
  expect(refused.statusCode).toBe(429);
  const wait = Number(refused.headers['retry-after']);
  expect(wait).toBeGreaterThan(1000);
  expect(wait).toBeLessThanOrEqual(1200);
  expect(readPage(refused).value('name')).toBe('Ada Lovelace');
  expect(readPage(refused).value('token')).toBe(token);
  expect(readPage(refused).summary).toContain(answers.tooMany.title);
  expect((await from('203.0.113.8')).statusCode).toBe(303);
});

test.each([
  ['multipart/form-data; boundary=b', 400],
  ['application/x-www-form-urlencoded', 422],
  ['text/plain', 415],
])('a request with type %s and no body is answered with %i', async (type, status) => {
  const port = await service.listen();
  const head = `POST /enquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nConnection: close\r\n\r\n`;
  expect(await exchange(port, head)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test('a proxy that changes Host is reported once, by the first refused form', async () => {
  await using behind = await startService({ logLevel: 'warn' });
  const { lines } = behind;
  const from = (origin: string) => behind.send({}, [], { origin, host: '127.0.0.1:4321' });
  expect((await from('https://elsewhere.example')).statusCode).toBe(403);
  expect(lines.join('')).not.toContain('elsewhere');
  expect((await from('https://tidewright.example')).statusCode).toBe(403);
  expect((await from('https://tidewright.example')).statusCode).toBe(403);
  const said = lines.filter((line) => line.includes('ORIGINS='));
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(
    'forms from https://tidewright.example are refused, since they arrive with the header Host: 127.0.0.1:4321. Let the proxy pass on the Host it was asked for, or set ORIGINS=https://tidewright.example',
  );
});

test('a small file is accepted while all reservations for large ones are taken', async () => {
  await using behind = await startService({ trustProxy: ['127.0.0.1'], logLevel: 'warn' });
  const { lines } = behind;
  const port = await behind.listen();
  /** Sends the start of a form of 5 MB. */
  const begin = async (address: string) => {
    const connection = await openConnection(port);
    connection.socket.write(
      `POST /enquiries HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${address}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000000\r\n\r\n`,
    );
    return connection;
  };
  const held = await Promise.all(Array.from({ length: 24 }, (_, n) => begin(`203.0.113.${n}`)));
  // All 24 reservations are taken by forms that have just started.
  expect(await (await begin('203.0.113.200')).closed).toMatch(/^HTTP\/1\.1 503 /);
  const file = { name: 'brief.txt', bytes: Buffer.alloc(1024 * 1024, 'a') };
  const usual = await behind.send({}, [file], {
    'x-forwarded-for': '203.0.113.201',
    'content-length': String(1024 * 1024 + 3000),
  });
  expect(usual.statusCode).toBe(303);
  // The refusal is logged, but not the sender.
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'refused',
    reason: 'room for files',
    count: 1,
  });
  expect(lines[0]).not.toContain('203.0.113');
  for (const { socket } of held) socket.destroy();
});

describe('a form refused by its headers, before it is read', () => {
  /** Sends only the headers of a large form and waits for the answer. */
  const announce = async (other: typeof service, headers: readonly string[]) => {
    const { socket } = await openConnection(await other.listen());
    const head = ['POST /enquiries HTTP/1.1', 'Host: localhost', ...headers, '', ''];
    socket.write(head.join('\r\n'));
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer).slice(0, 12);
  };
  const FORM = ['Content-Type: multipart/form-data; boundary=x'];
  const LARGE = [...FORM, 'Content-Length: 5000000'];

  test("comes from another site, and doesn't count towards the limit", async () => {
    await using strict = await startService({ enquiryLimit: 1 });
    for (const _time of [1, 2, 3])
      await strict.send({}, [], { origin: 'https://elsewhere.example' });
    expect((await strict.send()).statusCode).toBe(303);
    expect(await announce(strict, [...LARGE, 'Origin: https://elsewhere.example'])).toBe(
      'HTTP/1.1 403',
    );
  });

  test('exceeds the limit, whatever port its proxy adds', async () => {
    await using strict = await startService({ enquiryLimit: 1, trustProxy: ['127.0.0.1'] });
    const from = (address: string) => strict.send({}, [], { 'x-forwarded-for': address });
    expect((await from('203.0.113.7:4711')).statusCode).toBe(303);
    expect((await from('203.0.113.7:4712')).statusCode).toBe(429);
    expect(await announce(strict, [...LARGE, 'X-Forwarded-For: 203.0.113.7'])).toBe('HTTP/1.1 429');
  });

  test('is far too long, or has another type', async () => {
    expect(await announce(service, [...FORM, 'Content-Length: 50000000'])).toBe('HTTP/1.1 413');
    await using other = await startService();
    expect(await announce(other, ['Content-Type: text/plain', 'Content-Length: 50'])).toBe(
      'HTTP/1.1 415',
    );
  });
});

describe('the token', () => {
  test('is issued at its own address', async () => {
    const response = await service.app.inject('/enquiries/token');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({ token: expect.any(String) });
  });

  test.each([
    ['none', undefined],
    ['an empty one', ''],
    ['nonsense', 'nonsense'],
    ['a forged one', 'AAAAAAAAAAAAAAAAAAAA.mabcdefg.AAAAAAAAAAAAAAAAAAAA'],
  ])('%s: the form is shown again, to be checked and sent', async (_what, token) => {
    const page = readPage(await service.send({ token }));
    expect(page.status).toBe(422);
    expect(page.summary).toContain(answers.check.title);
    expect(page.value('name')).toBe('Ada Lovelace');
    expect(await service.store.list()).toEqual([]);
    // Sending the page's form again stores it.
    expect((await service.send({ token: page.value('token') })).statusCode).toBe(303);
    expect((await service.store.list())[0]?.status).toBe('new');
  });

  test('a stale one: the form is shown again, to be sent once more', async () => {
    const response = await service.send({ token: service.token(TOKEN_LIFETIME + 1) });
    expect(response.statusCode).toBe(422);
    expect(readPage(response).summary).toContain(answers.stale.title);
  });

  test('used again with other content is answered with 409', async () => {
    const token = service.token();
    await service.send({ token });
    const page = readPage(await service.send({ token, message: 'And one more thing.' }));
    expect(page.status).toBe(409);
    expect(page.summary).toContain(answers.changed.title);
    expect(page.message).toBe('And one more thing.');
    const next = { token: page.value('token'), message: 'And one more thing.' };
    expect((await service.send(next)).statusCode).toBe(303);
    expect(await service.store.list()).toHaveLength(2);
  });
});

test('a form with text in the hidden field is stored as spam and not mailed', async () => {
  const response = await service.send({ website: 'https://spam.example' });
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe('/contact/thank-you#thank-you');
  const [enquiry] = await service.store.list();
  expect([enquiry?.status, enquiry?.jobs]).toEqual(['spam', []]);
});

/** Sends a form while another process writes to the store. */
async function whileLocked({ file, send }: typeof service, values: Record<string, string> = {}) {
  using other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  return await send(values);
}

describe('a form while the store is locked', () => {
  test('gets 503 and its values, and is stored when sent again', async () => {
    const response = await whileLocked(service);
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('30');
    const page = readPage(response);
    expect(page.summary).toContain(answers.unavailable.title);
    expect(page.value('name')).toBe('Ada Lovelace');
    expect((await service.send({ token: page.value('token') })).statusCode).toBe(303);
    expect(await service.store.list()).toHaveLength(1);
  });

  test('a forged token is never put into the page', async () => {
    // Base64 decoders stop at an equals sign, so the rest doesn't change the signature.
    const token = `${service.token()}="><script>`;
    const response = await whileLocked(service, { token });
    expect(response.statusCode).toBe(422);
    expect(response.body).not.toContain('"><script>');
  });
});

test('no personal data of forms is logged, at any level', async () => {
  const logged = await startService({ logLevel: 'trace' });
  const seeds = {
    name: 'Zebulon Quagga',
    company: 'Okapi Works',
    email: 'zebulon@okapi.example',
    phone: '+44 7700 900123',
    message: 'Gnu business',
  };
  const file = [{ name: 'tapir-plan.pdf', bytes: PDF }];
  await logged.send(seeds, file);
  await logged.send({ ...seeds, email: 'zebulon@' }, file);
  await logged.send(seeds, [], { origin: 'https://zebulon.example' });
  await whileLocked(logged, seeds);
  await logged.stop();
  const text = logged.lines.join('');
  expect(text).toMatch(/"enquiry":"[0-9A-Z]{10}"/);
  expect(text).toContain('SQLITE_BUSY');
  expect(text).not.toMatch(/zebulon|quagga|okapi|900123|gnu|tapir|127\.0\.0\.1/i);
});

test('pages of an origin in ORIGINS may send forms, and read tokens and answers (CORS)', async () => {
  const ORIGIN = 'https://www.example.com';
  const headers = { origin: ORIGIN };
  await service.stop();
  service = await startService({ origins: [ORIGIN] });
  for (const [method, url] of [
    ['OPTIONS', '/enquiries'],
    ['GET', '/enquiries/token'],
    ['POST', '/enquiries'],
  ] as const) {
    const known = await service.app.inject({ method, url, headers });
    expect(known.headers['access-control-allow-origin'], method).toBe(ORIGIN);
    const foreign = await service.app.inject({
      method,
      url,
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.headers, method).not.toHaveProperty('access-control-allow-origin');
  }
  expect((await service.send({}, [], headers)).statusCode).toBe(303);
});
