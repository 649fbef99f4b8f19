/**
 * The project as another company's: other texts, another address, one office, three industries, seven services. It must build
 * and pass every test that isn't about the sample, without a change to the code.
 */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { TREATMENTS } from '../../art/own/subject.ts';
import { palette } from '../../art/palette.ts';
import {
  documentOf,
  hrefsIn,
  landmark,
  linksIn,
  routesIn,
  section,
  texts,
  wordsOf,
} from '../built-site.ts';
import { folderForFile } from '../fixtures/folder.ts';
import { buildCopy, copySite, runInCopy } from '../site-copy.ts';

const ROOT = join(import.meta.dirname, '../..');
const COPY = join(ROOT, '.cache/rebrand');
/** Time limit for a build and the tests on a busy machine, in ms. */
const PATIENCE_MS = 600_000;

/** A green and yellow brand with the same typeface and no film. */
const BRAND = {
  name: 'Pinehill',
  legalName: 'Pinehill Works Ltd',
  site: 'https://pinehill.example',
  main: '#1f7a3d' as const,
  accent: '#f2c230' as const,
  mark: 'mark.svg',
  logo: undefined,
  sample: undefined,
};
const COMPANY = {
  founded: 2019,
  statement: 'We build what the valley runs on.',
  email: 'office@pinehill.example',
  phones: [{ country: 'Austria', number: '+43 000 000000' }],
  social: [{ name: 'LinkedIn', href: 'https://linkedin.example/pinehill' }],
};

/** The only office, and the records that the company doesn't have. */
const OFFICE = 'london';
const GONE = {
  industries: ['retail'],
  services: ['qa'],
};
const GONE_PAGES = [
  ...GONE.industries.map((id) => `/portfolio/${id}`),
  ...GONE.services.map((id) => `/services/${id}`),
];

/** A service that nothing else in content/ names. */
const NEW = {
  name: 'Accessibility audit',
  line: 'Where people with disabilities are shut out, and how to let them in',
  audience: 'Public bodies and shops',
  next: 'Send the address of one page.',
  group: 'product-improvement',
  order: 9,
  picture: 'service/qa',
  title: 'Accessibility audit of websites',
  description:
    'A page that exists in one test only, to prove that a service is one file and nothing else.',
  sections: [
    {
      type: 'pageHero',
      layout: 'plain',
      id: 'intro',
      heading: 'Accessibility audit',
      lead: 'One test has this page.',
    },
  ],
};
const NEW_PAGE = '/services/accessibility-audit';

/** A record without references to removed records. */
function pruned(value: unknown): unknown {
  if (Array.isArray(value)) {
    const ids: unknown[] = Object.values(GONE).flat();
    const left = value.filter((item) => !ids.includes(item)).map(pruned);
    // A row that lost a card is cut to three cards, which fit every layout.
    return left.length < value.length ? left.slice(0, 3) : left;
  }
  if (typeof value === 'string') return GONE_PAGES.includes(value) ? '/contact' : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, pruned(part)]));
}

/** Writes the content of the other company into a folder. */
function writeContent(folder: string) {
  cpSync(join(ROOT, 'tests/behaviour/site/content'), folder, { recursive: true });
  const texts = 'enquiries.yaml';
  cpSync(join(ROOT, 'src/content/fixture/content', texts), join(folder, texts));
  // The company's site has one language.
  for (const path of ['de', 'languages.yaml']) rmSync(join(folder, path), { recursive: true });
  for (const [collection, ids] of Object.entries(GONE)) {
    for (const id of ids) rmSync(join(folder, collection, `${id}.yaml`));
  }
  for (const file of globSync('**/*.yaml', { cwd: folder })) {
    const path = join(folder, file);
    writeFileSync(path, stringify(pruned(parse(readFileSync(path, 'utf8')))));
  }
  // Tests of the code read every form of the project, also those that no page of this company shows.
  for (const id of ['application', 'brief', 'call']) {
    const form = parse(readFileSync(join(ROOT, `content/forms/${id}.yaml`), 'utf8'));
    const thanks = '/contact/thank-you#thank-you';
    writeFileSync(join(folder, `forms/${id}.yaml`), stringify({ ...form, thanks }));
  }
  const rewrite = (name: string, change: (records: [string, object][]) => unknown[][]) => {
    const path = join(folder, `${name}.yaml`);
    const records = Object.entries<object>(parse(readFileSync(path, 'utf8')));
    writeFileSync(path, stringify(Object.fromEntries(change(records))));
  };
  rewrite('offices', (offices) => offices.filter(([id]) => id === OFFICE));
  // Everyone in the team has a photograph, and all treatments occur.
  mkdirSync(join(folder, 'team'));
  cpSync(join(ROOT, 'tests/behaviour/photograph.jpg'), join(folder, 'team/photograph.jpg'));
  rewrite('team', (team) =>
    team.map(([id, colleague], index) => {
      const treatment = TREATMENTS[index % TREATMENTS.length];
      const portrait = { file: 'photograph.jpg', alt: '', focus: '50% 40%', treatment };
      return [id, { ...colleague, portrait }];
    }),
  );
  writeFileSync(join(folder, 'company.yaml'), stringify(COMPANY));
  writeFileSync(join(folder, 'services/accessibility-audit.yaml'), stringify(NEW));
}

/** Every colour of a brand except black, white and state colours. */
function coloursOf({ tokens, themes, film }: ReturnType<typeof palette>): string[] {
  const { error, ok, 'error-on-dark': onDark, ...own } = tokens;
  const ofThemes = Object.values(themes).flatMap(({ inks, ground, mark, text }) => [
    ...inks,
    ground,
    mark,
    text,
  ]);
  const states: string[] = [error, ok, onDark, '#ffffff', '#000000'];
  return [...new Set([...Object.values(own), ...ofThemes, ...Object.values(film)])].filter(
    (hex) => !states.includes(hex),
  );
}

const content = folderForFile();
let dist: string;

beforeAll(() => {
  writeContent(content);
  copySite(COPY, { content, brand: BRAND, without: ['docs'] });
  dist = buildCopy(COPY, 'build');
}, PATIENCE_MS);

test('the site is the other company’s', () => {
  const routes = routesIn(dist);
  expect(routes.filter((route) => /^\/services\/./.test(route))).toHaveLength(7);
  expect(routes.filter((route) => route.startsWith('/portfolio/'))).toHaveLength(3);
  expect(documentOf('/', dist).title).toMatch(/ \| Pinehill$/);
  expect(readFileSync(join(dist, 'sitemap-0.xml'), 'utf8')).toContain(BRAND.site + NEW_PAGE);
});

test('a new service takes one file: home and overview list it', () => {
  expect(hrefsIn(landmark('/', 'main', dist))).toContain(NEW_PAGE);
  const overview = landmark('/services', 'main', dist);
  expect(linksIn(overview)).toContainEqual({ label: NEW.name, href: NEW_PAGE });
  expect(texts(overview, 'h1')).toEqual([expect.stringMatching(/^7 services/)]);
  const words = wordsOf(section('/services', NEW.group, dist));
  for (const said of [NEW.line, NEW.audience, NEW.next]) expect(words).toContain(said);
});

test('colleagues are shown by their photographs', () => {
  const team = section('/company/about-us', 'team', dist);
  const photographs = [...team.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(photographs).toHaveLength(TREATMENTS.length);
  for (const src of photographs) expect(src).toMatch(/^\/art\/own-photograph-/);
});

test(
  'the tests of content, and of the code that reads it, pass',
  () => {
    // The tests of art/ are left out, since they don't use the owner's content.
    const parts = [
      'commands/',
      'contract/',
      'plates/',
      'site-build/',
      'src/',
      'tools/',
      'tests/content/',
    ];
    const report = 'test-results/unit.json';
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    // The test of `npm run brand` has brands of its own.
    const options = ['--project=unit', '--exclude=commands/brand.test.ts'];
    // Tests with content of their own ask for the sizes of plates that no page of this site shows.
    const list =
      "import { drawPictures } from './site-build/pictures.ts';" +
      "import { readContent } from './src/content/check.ts';" +
      "await drawPictures(readContent('.'));";
    runInCopy(COPY, 'node', ['--input-type=module', '--eval', list]);
    runInCopy(COPY, 'vitest', ['run', ...options, ...reporters, ...parts]);
    const { numPassedTests } = JSON.parse(readFileSync(join(COPY, report), 'utf8'));
    expect(numPassedTests).toBeGreaterThan(300);
  },
  PATIENCE_MS,
);

test('no file for visitors has the sample’s name, address or colours', () => {
  const sample = palette({ main: '#0f3df2', accent: '#ff5c26' });
  const own = palette(BRAND);
  // Colours of both brands don't count: white, black and the state colours.
  const shared = new Set<string>(coloursOf(own));
  const foreign = coloursOf(sample).filter((hex) => !shared.has(hex));
  expect(foreign.length).toBeGreaterThan(30);
  const marks = new RegExp(['tidewright', ...foreign].join('|'), 'i');
  const found = globSync('**/*.{html,css,js,json,svg,txt,xml,webmanifest}', { cwd: dist }).flatMap(
    (file) => {
      // Logos of clients and media have colours of their own.
      if (/^_astro\/.*\.svg$/.test(file)) return [];
      const [hit] = marks.exec(readFileSync(join(dist, file), 'utf8')) ?? [];
      return hit === undefined ? [] : [`${file}: ${hit}`];
    },
  );
  expect(found).toEqual([]);
  expect(globSync('**/hero-*', { cwd: dist }), 'files of the film').toEqual([]);
  expect(readFileSync(join(dist, 'favicon.svg'), 'utf8')).toContain(BRAND.main);
});

test('the content check passes, and the tests of the sample are left out', () => {
  runInCopy(COPY, 'node', ['tools/check-content.ts']);
  const listed = runInCopy(COPY, 'vitest', ['list', '--filesOnly', 'tests']);
  expect(listed).toContain('tests/content/');
  expect(listed).not.toContain('tests/sample/');
});
