import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parse } from 'yaml';
import { writeTables } from '../build/site-tables.ts';
import { fieldsOf } from '../contract/form-record.ts';
import { type FormId, MARKERS } from '../contract/names.ts';
import { PUBLISHED_FILE, publishedForms } from '../contract/published.ts';
import { TABLES_FILE } from '../contract/site-tables.ts';
import { buildApp } from './app.ts';
import { loadCatalogue } from './static/catalogue.ts';
import { Site } from './static/site.ts';

/** An inline script of the fixture's pages, character for character. */
export const INLINE_SCRIPT = 'document.documentElement.dataset.ready = "<yes>";';

/** An inline style of the fixture's pages. */
export const INLINE_STYLE = 'h1{color:#123}';

/** A page long enough for its twins to be smaller. */
export function page(title: string): string {
  return (
    `<!doctype html><html lang="en"><head><title>${title}</title>` +
    `<script>${INLINE_SCRIPT}</script><style>${INLINE_STYLE}</style>` +
    '<script type="application/ld+json">{"@type":"Organization"}</script></head>' +
    `<body><h1>${title}</h1>${'<p>The same words again.</p>'.repeat(40)}</body></html>`
  );
}

/** A film of 1000 bytes, each the last two digits of its offset. */
export const FILM = Buffer.from(Array.from({ length: 1000 }, (_, offset) => offset % 100));

const readYaml = (name: string): unknown =>
  parse(readFileSync(join(import.meta.dirname, '../content', `${name}.yaml`), 'utf8'));

/** The project's own forms, as its build publishes them. */
export const FORMS = publishedForms.parse({
  company: { name: 'Tidewright', email: 'hello@example.com', site: 'https://tidewright.example' },
  forms: Object.fromEntries(
    ['enquiry', 'brief', 'application', 'call'].map((id) => [id, readYaml(`forms/${id}`)]),
  ),
  texts: readYaml('enquiries'),
});

/** A page with a form, marked as contract/names.ts asks for. */
export function formPage(title: string, id: FormId): string {
  const record = FORMS.forms[id];
  if (!record) throw new Error(`no form ${id}`);
  const controls = fieldsOf(record).map((name) => {
    const shared = `id="${id}-${name}" name="${name}" aria-describedby="${id}-${name}-error"`;
    const slot = `<p id="${id}-${name}-error" data-enquiry-error="${name}"></p>`;
    if (name === 'message') return `<textarea ${shared} rows="4" required></textarea>${slot}`;
    if (name === 'attachment') return `<input type="file" ${shared}/>${slot}`;
    if (name === 'consent') return `<input type="checkbox" value="on" ${shared}/>${slot}`;
    const field = record.fields[name];
    if (!field || !('options' in field)) return `<input ${shared}/>${slot}`;
    const options = field.options.map(
      ({ value, label }) => `<option value="${value}">${label}</option>`,
    );
    return `<select ${shared}><option value="">Please Select</option>${options.join('')}</select>${slot}`;
  });
  const form =
    `<form data-enquiry-form="${id}" id="enquiry" method="post" action="/enquiries" enctype="multipart/form-data">` +
    `<input type="hidden" name="form" value="${id}"/><input type="hidden" name="token"/>` +
    '<input type="hidden" name="from"/><div aria-hidden="true"><input name="website" tabindex="-1"/></div>' +
    `<div data-enquiry-summary="" tabindex="-1"></div>${controls.join('')}<button>Send</button></form>`;
  return page(title).replace('</body>', `${form}</body>`);
}

/** What the fixture site consists of, before its twins are made. */
const FILES: Record<string, string | Buffer> = {
  'index.html': page('Home'),
  '404.html': page('Not found'),
  'services.html': page('Services'),
  'services/qa.html': page('QA'),
  'company/index.html': page('Company'),
  '_astro/site.BX2f_9aQ.css': 'main{margin:0 auto}'.repeat(30),
  'art/plate.0f3c9a1b.svg': `<svg xmlns="http://www.w3.org/2000/svg"><style>a{b:c}</style>${'<g/>'.repeat(60)}</svg>`,
  'art/poster.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'contact.html': formPage('Contact', 'enquiry'),
  'contact/thank-you.html': page('Thank you').replace(
    '</h1>',
    `</h1><p class="lead" ${MARKERS.mailed}="">A mail is on its way.</p>`,
  ),
  'brief.html': formPage('Brief', 'brief'),
  'careers/apply.html': formPage('Apply', 'application'),
  'contact/call.html': formPage('Call', 'call'),
  [PUBLISHED_FILE]: JSON.stringify(FORMS),
  'film.mp4': FILM,
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'empty.txt': '',
  '.well-known/security.txt': 'Contact: mailto:security@example.com\n',
  'redirects.json':
    '{"/indutries":"/services","/old":"/services/qa#process","/ask":"/services?a=b"}',
};

/**
 * Writes a small built site into a new temporary folder, twins included where they are smaller.
 *
 * @param changes files to add or replace; `undefined` leaves one out
 */
export async function writeSite(
  changes: Record<string, string | Buffer | undefined> = {},
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries({ ...FILES, ...changes })) {
    if (content === undefined) continue;
    const path = join(folder, name);
    const bytes = Buffer.from(content);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    if (!/\.(?:html|css|svg)$/.test(name) || name in changes) continue;
    const twins = { '.br': brotliCompressSync(bytes), '.gz': gzipSync(bytes) };
    for (const [ending, twin] of Object.entries(twins)) {
      if (twin.length < bytes.length) await writeFile(path + ending, twin);
    }
  }
  if (!(TABLES_FILE in changes)) writeTables(folder);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** Builds the app over the fixture site, unless the options name another one; without a log unless they ask for one. */
export async function buildFixtureApp(options: Partial<Parameters<typeof buildApp>[0]> = {}) {
  const written = await writeSite();
  const site = new Site(await loadCatalogue(written.folder));
  await written.remove();
  return buildApp({ site, trustProxy: [], https: 'auto', logLevel: 'silent', ...options });
}
