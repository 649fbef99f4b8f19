import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './browser-test.ts';
import { parseBuiltPage } from './built-page.ts';

/** What a build reads; the packages are linked to. */
const SOURCES = [
  '.cache/art',
  'art',
  'build',
  'content',
  'contract',
  'public',
  'server',
  'src',
  'astro.config.ts',
  'package-lock.json',
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
  writeFileSync(join(root, `content/services/${SLUG}.yaml`), RECORD);
  // Without what the test runner sets, since a build must not take itself for a test.
  const { PATH = '' } = process.env;
  execFileSync(process.execPath, ['build/build.ts'], {
    cwd: root,
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
