import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForEach } from '../../tests/fixtures/folder.ts';
import { formatProblem } from '../schema/problem.ts';
import { readContent } from './check.ts';

const root = folderForEach('src/content/fixture');

/** Changes one file of the sample and returns what the check says, one line a problem. */
function problemsAfter(file: string, edit: (text: string) => string): string[] {
  const path = join(root, 'content', file);
  writeFileSync(path, edit(readFileSync(path, 'utf8')));
  return readContent(root).problems.map(formatProblem);
}

/** Adds a file to the sample and returns what the check says. */
function problemsWith(file: string, text: string): string[] {
  const path = join(root, 'content', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return readContent(root).problems.map(formatProblem);
}

const replace = (from: string, to: string) => (text: string) => {
  if (!text.includes(from)) throw new Error(`the sample has no "${from}"`);
  return text.replace(from, to);
};

test('the sample itself is without fault', () => {
  expect(readContent(root).problems).toEqual([]);
});

test('an unknown layout is named', () => {
  const [problem] = problemsAfter('pages/index.yaml', replace('layout: rows', 'layout: round'));
  expect(problem).toMatch(
    /^content\/pages\/index\.yaml:11 {2}sections\[1\]\.layout: unknown layout "round"/,
  );
});

test('a second hero is refused', () => {
  const second =
    '  - type: pageHero\n    id: again\n    layout: plain\n    heading: Twice\n    lead: A lead that says nothing new.\n';
  const [problem] = problemsAfter('pages/index.yaml', (text) => text + second);
  expect(problem).toContain('sections[2].type: "pageHero" is a second hero');
});

test('a page without a hero is refused', () => {
  const [problem] = problemsAfter('pages/index.yaml', (text) =>
    text.replace(/ {2}- type: pageHero[\s\S]*?(?= {2}- type: figures)/, ''),
  );
  expect(problem).toContain('sections: no hero; a page begins with one of');
});

test('a description over 160 characters is refused', () => {
  const [problem] = problemsAfter('pages/index.yaml', (text) =>
    text.replace(/description: .*/, `description: ${'word '.repeat(40)}`),
  );
  expect(problem).toContain('description: too long: at most 160 characters');
});

test('two files with the same address are refused', () => {
  const twin = readFileSync(join(root, 'content/services/qa.yaml'), 'utf8')
    .replace(/^(line|audience|next|group|order|picture): .*\n/gm, '')
    .replace('for the sample', 'once more');
  const problems = problemsWith('pages/services/qa.yaml', twin);
  expect(problems).toEqual([
    'content/services/qa.yaml:1  /services/qa is already the address of content/pages/services/qa.yaml',
  ]);
});

test('two pages with the same title are refused', () => {
  const [problem] = problemsAfter(
    'services/qa.yaml',
    replace('Quality assurance for the sample', 'A sample page that has a title'),
  );
  expect(problem).toContain('title: the same title as content/pages/index.yaml');
});

test('a link to a record of the industry selector is right, to another one refused', () => {
  const selector =
    '  - type: industrySelector\n    id: industries\n    heading: Choose\n    control: Industry\n    initial: space\n    action: { label: Talk, href: /services/qa }\n';
  problemsWith(
    'sectors.yaml',
    'space:\n  name: Space\n  order: 1\n  intro: One sentence about the sector.\n  description: [A paragraph about the sector.]\n  caption: Plate\n  picture: sector/space\n',
  );
  expect(problemsAfter('pages/index.yaml', (text) => text + selector)).toEqual([]);
  expect(problemsAfter('services/qa.yaml', replace('/#results', '/#space'))).toEqual([]);
  const [problem] = problemsAfter('services/qa.yaml', replace('/#space', '/#sports'));
  expect(problem).toContain('/ has no section "sports"; expected one of top, results, industries');
});

test('two sections with one id, and an in-page entry without its section, are refused', () => {
  const nav =
    '  - type: inPageNav\n    id: results\n    label: On this page\n    items:\n      - { label: Figures, section: figures }\n      - { label: Top, section: top }\n';
  const problems = problemsAfter('pages/index.yaml', (text) => text + nav).join('\n');
  expect(problems).toContain('sections[2].id: the id "results" is taken');
  expect(problems).toContain('sections[2].items[0].section: no section with the id "figures"');
});

test.each([
  ['main', 'the frame of every page'],
  ['menu', 'the frame of every page'],
  ['footer-navigation', 'the frame of every page'],
  ['top-heading', 'a part of the section "top"'],
  ['enquiry', 'a part of the section "talk"'],
  ['brief-email-error', 'a part of the section "talk"'],
  ['space', 'a part of the section "industries"'],
])('a section with the id "%s", which the page has elsewhere, is refused', (id, holder) => {
  problemsWith(
    'sectors.yaml',
    'space:\n  name: Space\n  order: 1\n  intro: One sentence about the sector.\n  description: [A paragraph about the sector.]\n  caption: Plate\n  picture: sector/space\n',
  );
  cpSync('content/forms/brief.yaml', join(root, 'content/forms/brief.yaml'));
  const more =
    '  - type: industrySelector\n    id: industries\n    heading: Choose\n    control: Industry\n    initial: space\n    action: { label: Talk, href: / }\n' +
    '  - type: enquiryForm\n    id: talk\n    layout: panel\n    form: brief\n    heading: Talk\n    lead: A lead that says what happens.\n    response: Soon\n    picture: case/marketplace-migration\n';
  const problems = problemsAfter('pages/index.yaml', (text) =>
    text.replace('id: results', `id: ${id}`).concat(more),
  );
  const expected = `content/pages/index.yaml:12  sections[1].id: the id "${id}" is taken by ${holder}; each needs its own`;
  expect(problems).toContain(expected);
});

test('a figure that is too long to stand very large is refused', () => {
  const large = (text: string) =>
    text
      .replace('layout: rows', 'layout: large\n    text: A sentence that goes on from the figure.')
      .replace('[projects, nps]', '[projects, nps, nps]');
  expect(problemsAfter('pages/index.yaml', large)).toEqual([]);
  expect(problemsAfter('figures.yaml', replace('300+', '"10,000+"'))).toEqual([
    'content/pages/index.yaml:15  sections[1].figures[0]: "projects" reads 10,000+; the figure that stands very large has 5 characters at most, so put another one first',
  ]);
});

test('a hero below another section is refused', () => {
  const problems = problemsAfter('pages/index.yaml', (text) => {
    const [head = '', hero = '', rest = ''] = text.split(/(?= {2}- type)/);
    return head + rest + hero;
  });
  expect(problems).toContain(
    'content/pages/index.yaml:10  sections[1].type: "pageHero" is a hero, which comes first on a page; move it above the others',
  );
});

test.each(['/services/qa', '/services/qa/', '/services/qa.html', '/index.html'])(
  'a redirect from %s, the address of a page as the server compares it, is refused',
  (from) => {
    const [problem] = problemsAfter('redirects.yaml', () => `# old\n${from}: /\n`);
    expect(problem).toMatch(/^content\/redirects\.yaml:2 .+ is a page; an address can't be both$/);
  },
);

test.each(['/robots.txt', '/favicon.svg', '/enquiries', '/press/kit.pdf'])(
  'a redirect from %s, which the build makes or public/ holds, is refused',
  (from) => {
    mkdirSync(join(root, 'public/press'), { recursive: true });
    writeFileSync(join(root, 'public/press/kit.pdf'), '');
    const problems = problemsAfter('redirects.yaml', () => `${from}: /\n/press: /\n`);
    expect(problems).toEqual([
      `content/redirects.yaml:1  ${from}: ${from} is a file of the site; an address can't be both`,
    ]);
  },
);

test('a redirect that the server could not follow is refused', () => {
  const [query] = problemsAfter('redirects.yaml', () => '/old?page=2: /\n');
  expect(query).toContain('an address starting with /, without ? and #');
  const [elsewhere] = problemsAfter('redirects.yaml', () => '/old: https://other.example/\n');
  // Browsers read a backslash as a slash: it would lead to another site.
  const [backslash] = problemsAfter('redirects.yaml', () => '/old: /\\other.example\n');
  expect(backslash).toContain('an address of this site');
  expect(elsewhere).toContain('an address of this site, starting with /');
});

test('a missing file is named', () => {
  rmSync(join(root, 'content/company.yaml'));
  expect(readContent(root).problems.map(formatProblem)).toContain(
    'content/company.yaml:1  the file is missing',
  );
});

test('a file whose name no record is read by is refused, with the name it should have', () => {
  expect(problemsWith('services/code-audit.yml', 'name: Code audit')).toEqual([
    'content/services/code-audit.yml:1  the name must be content/services/code-audit.yaml: rename the file',
  ]);
});

test('the page of a folder has the address of the folder', () => {
  const page = readFileSync(join(root, 'content/pages/index.yaml'), 'utf8');
  const text = page.replace(/^title: .*/m, 'title: A page of its own');
  expect(problemsWith('pages/company/index.yaml', text)).toEqual([]);
  const addresses = readContent(root).entries.map(({ address }) => address);
  expect(addresses).toContain('/company');
  expect(addresses).toContain('/');
});
