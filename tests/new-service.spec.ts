import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './browser-test.ts';
import { parseBuiltPage } from './built-page.ts';

/** What a build of the pages reads; the packages are linked to, the drawn plates are found where they are. */
const SOURCES = [
  'art',
  'content',
  'contract',
  'src',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
];
/** Longer than a build takes on a busy machine, in ms. */
const PATIENCE_MS = 400_000;

const SLUG = 'accessibility-audit';
const NAME = 'Accessibility audit';
const LINE = 'Where people with disabilities are shut out, and how to let them in';
const AUDIENCE = 'Public bodies and shops';
const NEXT = 'Send the address of one page.';
const RECORD = `
name: ${NAME}
line: ${LINE}
audience: ${AUDIENCE}
next: ${NEXT}
group: product-improvement
order: 9
picture: service/qa
title: ${NAME} of websites
description: A page that exists in one test only, to prove that a service is one file and nothing else.
sections:
  - type: pageHero
    id: intro
    heading: ${NAME}
    lead: A page that exists in one test only.
`;

/** Builds a copy of the site; its caches lie in the copy too, since the project's own may be in use. */
const build = (root: string) => `
  import { build } from 'astro';
  await build({ root: ${JSON.stringify(root)}, cacheDir: './cache', publicDir: './public', logLevel: 'error' });
`;

let root: string;

test.beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-service-'));
});
test.afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a new service is one file: menu, overview, footer, sitemap and llms.txt find it by themselves', async ({
  page,
}) => {
  test.setTimeout(PATIENCE_MS);
  for (const source of SOURCES) cpSync(source, join(root, source), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, `content/services/${SLUG}.yaml`), RECORD);
  // Without what the test runner sets, since a build must not take itself for a test.
  const { PATH = '' } = process.env;
  execFileSync(process.execPath, ['--input-type=module', '--eval', build(root)], {
    env: { PATH, HOME: root, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

  const read = (file: string) =>
    parseBuiltPage(page, readFileSync(join(root, 'dist', `${file}.html`), 'utf8'));
  const href = `/services/${SLUG}`;
  for (const file of ['index', 'contact', `services/${SLUG}`]) {
    const { menu, footer } = await read(file);
    expect(menu, file).toContain(href);
    expect(footer, file).toContain(href);
  }
  const { links: home } = await read('index');
  expect(home.map((link) => link.href)).toContain(href);

  const { sections, links, text } = await read('services');
  expect(links).toContainEqual({ label: NAME, href });
  expect(text).toMatch(/Fifteen services/);
  expect(sections.find(({ id }) => id === 'product-improvement')).toMatchObject({ records: 4 });
  for (const words of [LINE, AUDIENCE, NEXT]) expect(text).toContain(words);

  const built = (file: string) => readFileSync(join(root, 'dist', file), 'utf8');
  expect(built('sitemap-0.xml')).toMatch(new RegExp(`<loc>https://[^/]+${href}</loc>`));
  expect(built('llms.txt')).toMatch(new RegExp(`- \\[${NAME}\\]\\(https://[^/]+${href}\\): `));
});
