import { afterEach, beforeEach, expect, test } from 'vitest';
import { MAX_FILE_BYTES, MAX_LENGTH } from '../../contract/limits.ts';
import { PUBLISHED_FILE } from '../../contract/published-forms.ts';
import { startService } from '../../tests/fixtures/service.ts';
import { FORMS_IN_TWO, formPage, WORDS, writeSite } from '../../tests/fixtures/site.ts';
import { loadCatalogue } from '../static/catalogue.ts';
import { builtForms } from './built-forms.ts';

/** A site with its contact page in English and German. */
const FILES = {
  [PUBLISHED_FILE]: JSON.stringify(FORMS_IN_TWO),
  'contact.html': formPage('Contact', 'enquiry', '/contact', 'en-GB'),
  'de/kontakt.html': formPage('Kontakt', 'enquiry', '/de/kontakt', 'de'),
  'de.html': formPage('Startseite', 'enquiry', '/de', 'de'),
};

let service: Awaited<ReturnType<typeof startService>>;
beforeEach(async () => {
  service = await startService({ files: FILES });
});
afterEach(() => service.stop());

const IN_GERMAN = { language: 'de', page: '/de/kontakt' };
const [, german] = FORMS_IN_TWO.languages;

test('a German form is stored with its language and consent, and has a German thank-you page', async () => {
  const answer = await service.send(IN_GERMAN);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/de/kontakt/danke#danke']);
  const [stored] = await service.store.list();
  expect(stored).toMatchObject({
    language: 'de',
    consent: 'Ich erlaube dem Unternehmen, meine persönlichen Daten zu verarbeiten',
  });
  expect((await service.send({ language: 'en-GB' })).headers.location).toBe(
    WORDS.forms.enquiry?.thanks,
  );
  expect((await service.store.list()).map(({ consent }) => consent)).toContain(
    WORDS.forms.enquiry?.fields.consent.label,
  );
});

test('home pages may be cached although they have a form, other pages with one may not', async () => {
  const kept = async (url: string) => (await service.app.inject(url)).headers['cache-control'];
  expect(await kept('/de')).toBe('no-cache');
  expect(await kept('/de/kontakt')).toBe('no-store');
});

test('a form without a language is in the source language', async () => {
  await service.send({ language: undefined });
  expect((await service.store.list())[0]?.language).toBe('en-GB');
});

test('errors are in the language of the form, whatever the browser prefers', async () => {
  const english = { 'accept-language': 'en' };
  const { body } = await service.send({ ...IN_GERMAN, name: '' }, [], english);
  expect(body).toContain('<title>Kontakt</title>');
  expect(body).toContain('<html lang="de">');
  expect(body).toContain('<h3>Bitte prüfen Sie Ihre Angaben</h3>');
  expect(body).toContain('<a href="#enquiry-name">Geben Sie Ihren Namen ein.</a>');
  const json = { ...english, accept: 'application/json' };
  expect((await service.send({ ...IN_GERMAN, name: '' }, [], json)).json()).toMatchObject({
    title: 'Bitte prüfen Sie Ihre Angaben',
    errors: [{ field: 'name', message: 'Geben Sie Ihren Namen ein.' }],
  });
  const back = await service.send({ language: 'en-GB', name: '' }, [], { 'accept-language': 'de' });
  expect(back.body).toContain(WORDS.texts.errors.missing.name);
});

test('numbers and sizes are formatted for the language', async () => {
  const long = 'x'.repeat(MAX_LENGTH.message + 1);
  const { body } = await service.send({ ...IN_GERMAN, message: long });
  expect(body).toContain('Höchstens 10.000 Zeichen.');
  const file = { name: 'a.pdf', bytes: Buffer.alloc(MAX_FILE_BYTES + 1) };
  expect((await service.send(IN_GERMAN, [file])).body).toContain('Die Datei ist größer als 5 MB.');
});

test('an option that only another language has is refused', async () => {
  const { statusCode } = await service.send({ ...IN_GERMAN, 'looking-for': 'consulting' });
  expect(statusCode).toBe(422);
});

test('a language that the build lacks is refused, since the consent is unknown', async () => {
  const { statusCode, body } = await service.send({ ...IN_GERMAN, language: 'fr' });
  expect(statusCode).toBe(422);
  expect(body).toContain('<title>Kontakt</title>');
  expect(await service.store.list()).toEqual([]);
});

test('a form refused unread is answered in the language of its page', async () => {
  const refused = async (headers: Record<string, string>) => {
    const { json } = await service.app.inject({
      method: 'POST',
      url: '/enquiries',
      payload: 'x',
      headers: { host: 'localhost', accept: 'application/json', 'content-type': 'x/y', ...headers },
    });
    return json().title;
  };
  const [en, de] = FORMS_IN_TWO.languages.map(({ texts }) => texts.answers.unreadable.title);
  expect(await refused({ referer: 'http://localhost/de/kontakt', 'accept-language': 'en' })).toBe(
    de,
  );
  expect(await refused({ referer: 'http://localhost/contact', 'accept-language': 'de' })).toBe(en);
});

test('the address of a form that was sent, opened again, leads to a page with a form', async () => {
  const opened = async (accepted: string) => {
    const headers = { 'accept-language': accepted };
    const { statusCode, headers: sent } = await service.app.inject({ url: '/enquiries', headers });
    return [statusCode, sent.location, sent['cache-control']];
  };
  expect(await opened('en')).toEqual([303, '/brief', 'no-store']);
  expect(await opened('de-AT, en;q=0.5')).toEqual([303, '/de', 'no-store']);
});

test('in a language without a form for enquiries that address leads to its home page', async () => {
  const [source, german] = FORMS_IN_TWO.languages;
  const { enquiry } = german?.forms ?? {};
  const forms = { ...german?.forms, enquiry: { ...enquiry, desk: 'careers' } };
  const languages = [source, { ...german, forms }];
  const published = JSON.stringify({ ...FORMS_IN_TWO, languages });
  const careers = await startService({ files: { ...FILES, [PUBLISHED_FILE]: published } });
  const headers = { 'accept-language': 'de' };
  const { headers: sent } = await careers.app.inject({ url: '/enquiries', headers });
  expect(sent.location).toBe('/de');
  await careers.stop();
});

test.each([
  ['de-AT, en;q=0.5', 'de'],
  ['fr, de;q=0.8, en;q=0.7', 'de'],
  ['en-US;q=0.2, de;q=0.1', 'en-GB'],
  ['de;q=0, fr', 'en-GB'],
  ['d, *', 'en-GB'],
  ['__proto__, constructor;q=NaN', 'en-GB'],
  ['', 'en-GB'],
])(
  'with Accept-Language %j answers without a page are in %s, and not cached',
  async (accepted, language) => {
    const headers = { 'accept-language': accepted };
    const answer = await service.app.inject({ method: 'PUT', url: '/contact', headers });
    const { plain } = (language === 'de' ? german : FORMS_IN_TWO.languages[0])?.texts ?? {};
    expect([answer.statusCode, answer.body]).toEqual([405, `${plain?.method}\n`]);
    expect(answer.headers).toMatchObject({
      'content-language': language,
      'cache-control': 'no-store',
    });
    const damaged = await service.app.inject({ url: '/%', headers });
    expect([damaged.statusCode, damaged.body]).toEqual([400, `${plain?.request}\n`]);
  },
);

test('only the first 500 characters of Accept-Language are read', async () => {
  // Without the limit, a header of 15 kB would block the server for two seconds.
  const headers = { 'accept-language': `${'x-'.repeat(7000)}, de` };
  const answer = await service.app.inject({ method: 'PUT', url: '/contact', headers });
  expect(answer.headers['content-language']).toBe('en-GB');
});

test("a build is refused if a page shows a form that it doesn't publish in that language", async () => {
  const site = await writeSite({
    ...FILES,
    'fr/contact.html': formPage('Contact', 'enquiry', '/fr/contact', 'fr'),
  });
  const catalogue = await loadCatalogue(site.folder);
  await site.remove();
  expect(() => builtForms(catalogue, { origins: [] }, () => false)).toThrow(
    '/fr/contact shows the form "enquiry" in fr, which enquiries.json does not hold: run npm run build',
  );
});
