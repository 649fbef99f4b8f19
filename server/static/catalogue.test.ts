import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { loadSite, page, type SiteChanges, writeSite } from '../../tests/fixtures/site.ts';
import { OperatorError } from '../errors.ts';
import { loadCatalogue } from './catalogue.ts';

test.each([
  ['/services.html', '/services'],
  ['/services/', '/services'],
  ['/index.html', '/'],
  ['/company/index.html', '/company'],
  ['/company/', '/company'],
  ['/old/', '/services/qa#process'],
])('%s leads to %s', async (path, location) => {
  const { resources } = await loadSite();
  expect(resources.get(path)).toEqual({ kind: 'redirect', location, status: 301 });
});

test('only a page with an analytics script allows it and its connections', async () => {
  const { resources } = await loadSite({
    'counted.html': page('Counted').replace(
      '</body>',
      '<script defer src="https://stats.example/s.js" data-connections="https://in.stats.example"></script></body>',
    ),
  });
  const policyOf = (path: string) => {
    const file = resources.get(path);
    return file?.kind === 'file' && file.securityHeaders.plain['content-security-policy'];
  };
  const counted = policyOf('/counted') || '';
  expect(counted).toMatch(/script-src 'self' \S+ https:\/\/stats\.example\/s\.js;/);
  expect(counted).toContain("connect-src 'self' https://in.stats.example;");
  const widened = counted
    .replace(' https://stats.example/s.js', '')
    .replace(' https://in.stats.example', '');
  expect(widened).toBe(policyOf('/'));
});

test("enquiries.json isn't served, and must be of this version", async () => {
  const { forms, resources } = await loadSite();
  expect(forms?.languages[0].forms.brief?.fields.company?.required).toBe(true);
  expect(resources.has('/enquiries.json')).toBe(false);
  expect((await loadSite({ 'enquiries.json': undefined })).forms).toBeUndefined();
  await expect(loadSite({ 'enquiries.json': '{"forms":{}}' })).rejects.toThrow(
    new OperatorError('enquiries.json in the build is of another version: run npm run build'),
  );
});

test("server.json isn't served, and must be of this version", async () => {
  const { resources, tables } = await loadSite();
  expect(
    Object.entries(tables.forms)
      .map(([id, [first]]) => [id, first?.page])
      .sort(),
  ).toEqual([
    ['application', 'careers/apply.html'],
    ['brief', 'brief.html'],
    ['call', 'contact/call.html'],
    ['enquiry', 'contact.html'],
  ]);
  expect(resources.has('/server.json')).toBe(false);
  await expect(loadSite({ 'server.json': '{"sources":1}' })).rejects.toThrow(
    new OperatorError('server.json in the build is of another version: run npm run build'),
  );
});

test.each([
  ['nothing built yet', () => loadCatalogue('/nonexistent/dist')],
  ['the build has no index.html', () => loadSite({ 'index.html': undefined })],
  ['the build has no 404.html', () => loadSite({ '404.html': undefined })],
  ['the build has no server.json', () => loadSite({ 'server.json': undefined })],
])('an incomplete build is refused: %s', async (said, attempt) => {
  await expect(attempt()).rejects.toThrow(new OperatorError(`${said}: run npm run build`));
});

test('without a mail server the thank-you page announces no mail, and the rest keeps its place', async () => {
  await using site = await writeSite();
  const thanks = async (isMailed: boolean) => {
    const { resources } = await loadCatalogue(site.folder, isMailed);
    const file = resources.get('/contact/thank-you');
    if (file?.kind !== 'file') throw new Error('the fixture has this page');
    const { identity, gzip } = file.representations;
    expect(gunzipSync(gzip?.body ?? '')).toEqual(identity.body);
    return identity.body.toString('utf8');
  };
  const spoken = '<p class="lead" data-enquiry-mailed="">A mail is on its way.</p>';
  const whole = await thanks(true);
  expect(whole).toContain(spoken);
  expect(await thanks(false)).toBe(whole.replace(spoken, ' '.repeat(spoken.length)));
});

/** A file of a build, read on a given day: each coding as text. */
async function readOn(day: string, path: string, changes: SiteChanges) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(day) });
  onTestFinished(() => void vi.useRealTimers());
  const { resources } = await loadSite(changes);
  const file = resources.get(path);
  if (file?.kind !== 'file') throw new Error(`the fixture has no ${path}`);
  const { identity, br, gzip } = file.representations;
  const texts = [identity.body, br && brotliDecompressSync(br.body), gzip && gunzipSync(gzip.body)];
  return texts.filter((text) => text !== undefined).map(String);
}

test.each([
  ['2010–2026', '2010–2031'],
  ['2026', '2026–2031'],
])('the years %s of a build of 2026 are %s in 2031, in each coding', async (built, now) => {
  const html = page('QA').replace(
    '</body>',
    `<p>© <span data-copyright-years="">${built}</span> Tidewright Ltd</p></body>`,
  );
  const twins = {
    'services/qa.html.br': brotliCompressSync(html),
    'services/qa.html.gz': gzipSync(html),
  };
  const texts = await readOn('2031-02-01', '/services/qa', { 'services/qa.html': html, ...twins });
  expect(texts).toEqual(Array.from({ length: 3 }, () => html.replace(built, now)));
});

test('security.txt of an old build has not expired', async () => {
  const [text = ''] = await readOn('2031-02-01', '/.well-known/security.txt', {});
  expect(text).toMatch(/^Contact: .+\nExpires: 2032-01-27T00:00:00\.000Z\n$/);
});

test('a compressed copy that differs from its source is refused', async () => {
  await expect(loadSite({ 'robots.txt.br': brotliCompressSync('old') })).rejects.toThrow(
    new OperatorError('The br copy of /robots.txt in the build is stale: run npm run build'),
  );
  await expect(loadSite({ 'robots.txt.gz': 'not gzip' })).rejects.toThrow(
    /^The gzip copy of \/robots/,
  );
});

test('an archive without a source beside it is served as a file', async () => {
  const { resources } = await loadSite({ 'press-kit.gz': 'bytes' });
  expect(resources.has('/press-kit.gz')).toBe(true);
});

test.each([
  '{',
  '{}',
  '[["/a",1,301]]',
  '[["/a","/b"]]',
  '[["/a","/b",307]]',
  '[["a","/b",301]]',
  '[["/a","//evil.example",301]]',
  '[["/a","/b c",301]]',
])('the redirects %s are refused', async (content) => {
  await expect(loadSite({ 'redirects.json': content })).rejects.toThrow(
    new OperatorError("redirects.json in the build isn't a list of paths: run npm run build"),
  );
});

test.each(['/services', '/services/', '/services.html', '/index.html', '/robots.txt'])(
  'a redirect from %s, which the build has, is left out with a warning',
  async (from) => {
    const { resources, warnings } = await loadSite({
      'redirects.json': `[["${from}","/company",301]]`,
    });
    expect(resources.get('/services')?.kind).toBe('file');
    expect(resources.get('/robots.txt')?.kind).toBe('file');
    expect(warnings).toEqual([
      expect.stringContaining(`The redirect from ${from} to /company is left out`),
    ]);
  },
);

test('redirects.json is optional', async () => {
  const { resources } = await loadSite({ 'redirects.json': undefined, 'a b.html': page('Space') });
  expect(resources.has('/indutries')).toBe(false);
  expect(resources.get('/a b/')).toEqual({
    kind: 'redirect',
    location: '/a%20b',
    status: 301,
  });
});

test('a language may have its own 404 page, which has no address', async () => {
  const { resources, notFound } = await loadSite({ 'de/404.html': page('Nicht gefunden') });
  const words = (path: string) => String(notFound(path).representations.identity.body);
  expect(words('/de/nirgends')).toContain('Nicht gefunden');
  expect(words('/de')).toContain('Nicht gefunden');
  for (const path of ['/', '/nowhere', '/design', '/fr/nulle-part']) {
    expect(words(path)).toContain('Not found');
  }
  expect(resources.has('/de/404')).toBe(false);
});
