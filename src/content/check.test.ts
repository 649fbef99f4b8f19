/** The messages of the content check: a table of typical mistakes, then special cases. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { WORDS } from '../../tests/fixtures/site.ts';
import { smallContent } from '../../tests/fixtures/small-content.ts';
import { breadcrumbs } from '../site/breadcrumbs.ts';
import { unfiltered } from '../site/case-studies.ts';
import { type Page, siteIn } from '../site/site.ts';

const { root, pathOf, textOf, write, change, append, read, problems } = smallContent();

const HOME = 'pages/index.yaml';
const SERVICE = 'services/qa.yaml';
const BRAND = '../brand/brand.yaml';
const LINE = 'line: Testing that makes releases faster.';

test('the unchanged fixture has no problem', () => {
  expect(problems()).toEqual([]);
});

/** Replacements in files of the fixture, with the expected message. */
const WRITTEN: Readonly<Record<string, readonly (readonly [string | RegExp, string, string])[]>> = {
  [SERVICE]: [
    ['audience: Teams', 'audiense: Teams', '5  unknown field "audiense"; did you mean "audience"?'],
    ['order: 1', 'rank: 2\norder: 1', '8  unknown field "rank"; expected one of 13, such as'],
    ['audience: Teams that release often\n', '', '1  audience: is missing; expected text'],
    ['audience: Teams that release often', 'audience:', '5  audience: is empty; expected text\n'],
    ['order: 1', 'order: 1\nindexed:', 'is empty; expected true or false, or leave the line out'],
    [
      LINE,
      "line: 'The client's test'",
      'often a quotation mark inside a text in quotes (put the other kind',
    ],
    [
      'group: product-ideation',
      'group: rocket-science',
      '7  group: no record "rocket-science" in serviceGroups; expected one of',
    ],
    [
      'picture: service/qa',
      'picture: service/qaa',
      '9  picture: unknown value "service/qaa"; did you mean "service/qa"?',
    ],
    [LINE, 'line: Testing: faster', '4  not valid YAML: a text with a colon and a space after it'],
    [LINE, 'line: @home', '4  not valid YAML: a text that starts with @, ` or % needs quotes'],
    [LINE, 'line: [Testing', '4  not valid YAML: a quotation mark, comma or bracket is missing'],
    [LINE, 'line: *new', '4  not valid YAML: a text that starts with * or & needs quotes'],
    // A "billion laughs" file, which grows exponentially when it is parsed.
    [LINE, 'line: &a [x]\nmore: &b [*a, *a]\nmost: [*b, *b]', 'a text that starts with * or &'],
    [/heading: .*/, 'heading: "Quality', '14  not valid YAML: a quotation mark, comma or bracket'],
    [LINE, 'line: "Testing', '4  not valid YAML: a quotation mark, comma or bracket is missing'],
    [
      '    heading',
      '   heading',
      '14  not valid YAML: a quotation mark, comma or bracket is missing, or this',
    ],
    [
      '    heading',
      '     heading',
      '14  not valid YAML: this line is indented too little or too much; all items of a list',
    ],
    ['name: Quality', '  name: Quality', '2  not valid YAML: something here doesn’t belong'],
    ['order: 1', 'order: 1\norder: 2', '9  not valid YAML: this field appears twice; remove one'],
    ['order: 1', 'order: first', '8  order: expected a number, got "first"'],
    ['order: 1', 'order: 1\nindexed: yes', '9  indexed: expected true or false, got "yes"'],
    [
      'title: Quality assurance for the sample',
      `title: ${'Quality assurance '.repeat(4)}`,
      '2  title: too long: at most 60 characters, got 71',
    ],
    [/description: .*/, 'description: Testing.', '3  description: too short: at least 50'],
    ['/#results', '/servces/qa', 'no page at /servces/qa; did you mean "/services/qa"?'],
    ['/#results', '/#result', 'href: / has no section "result"; did you mean "results"?'],
    ['/#results', 'www.example.com', 'href: expected an address starting with /, #, mailto:, tel:'],
    [LINE, 'line: Since {founded}.', '4  line: nothing is put in place of {founded} here; write'],
    [/title: .*/, 'title: Since {founded}', '2  title: nothing is put in place of {founded} here'],
    [LINE, 'line: Testing 🚀', '4  line: the typeface has no emoji; leave out 🚀, or choose an'],
    [
      /title: .*/,
      'title: A sample page that has a title',
      'title: the same title as content/pages',
    ],
  ],
  [HOME]: [
    ['layout: rows', 'layout: round', '11  sections[1].layout: unknown layout "round"'],
    [
      '[projects, nps]',
      '[project, nps]',
      'no record "project" in figures; did you mean "projects"?',
    ],
    ['[projects, nps]', 'projects', 'expected a list (each item on a line that starts with "- ")'],
    [
      'lead: A lead',
      'lead: Since {foundd}, a lead',
      '9  sections[0].lead: nothing is put in place of {foundd} here; expected {founded}',
    ],
    [
      / {2}- type: pageHero[\s\S]*?(?= {2}- type: figures)/,
      '',
      'sections[0].type: a page starts with a hero: ',
    ],
  ],
  'figures.yaml': [
    [
      'label: projects',
      'icon: shipp, label: projects',
      '1  projects.icon: no icon "shipp"; did you mean "ship"?',
    ],
    ['value: "78"', 'value: 78', 'value: expected text, got 78: put it in quotes, as in "78"'],
  ],
  'navigation.yaml': [
    [
      'section: top',
      'section: tops',
      '4  menu[0].section: no section with the id "tops" on content/pages/index.yaml; did you mean "top"',
    ],
  ],
  'company.yaml': [
    [
      'hello@example.com',
      'hello',
      'expected an e-mail address such as hello@example.com; got "hel',
    ],
  ],
  'enquiries.yaml': [
    [
      '{max}',
      '{maximum}',
      'errors.tooLong: nothing is put in place of {maximum} here; expected {max}',
    ],
  ],
  [BRAND]: [
    [/^main: .*$/m, 'main: #1f7a3d', '4  main: is empty; expected text'],
    [/^main: .*$/m, 'main: green', '4  main: expected a colour such as "#0f3df2"'],
    [/^main: .*$/m, 'main: "#7a7a7a"', '4  main: text on #7a7a7a has '],
    [/^name: .*$/m, `name: ${'A'.repeat(33)}`, '1  name: too long: at most 32'],
    [/^site: .*$/m, 'site: https://sample.example/', '3  site: expected an address'],
    [/^mark: .*$/m, 'mark: marc.svg', '7  mark: brand/marc.svg is missing'],
    [
      /^typeface: .*$/m,
      'typeface: "@fontsource/lora"',
      '6  typeface: brand/typeface/ was cut from',
    ],
  ],
};

describe.each(Object.entries(WRITTEN))('a mistake in %s', (file, mistakes) => {
  test.each(mistakes)('%s written as %s is reported', (from, to, message) => {
    change(file, from, to);
    const found = `${problems().join('\n')}\n`;
    expect(found).toContain(message);
    expect(found).toContain(`${join('content', file)}:`);
  });
});

const FAQ = `  - type: faq
    id: faq
    heading: Questions
    items:
      - question: What does it cost?
        answer: [A sentence that answers the question.]
      - question: How long does it take?
        answer: [A sentence that answers the question.]
`;

/** Sections added to a page of three, with the expected message. */
test.each([
  [FAQ.replace('heading', 'haeding'), 'unknown field "haeding"; did you mean "heading"?'],
  [FAQ.replace('question', 'qestion'), 'unknown field "qestion"; did you mean "question"?'],
  [
    FAQ.replace('type: faq', 'type: faqs'),
    'sections[2].type: unknown section type "faqs"; did you mean "faq"? (npm run dev shows all, at /sections)',
  ],
  [FAQ.replace('- type: faq\n    id', '- id'), 'sections[2].type: is missing; expected one of'],
  [
    FAQ.replace('[A sentence that answers the question.]', '\n          - One thing: a day.'),
    'a text with a colon and a space after it needs quotes: "One thing: a day."',
  ],
  ['  - type: faq\n\tid: faq\n', 'not valid YAML: indented by a tab; use spaces'],
  [
    '  - { type: pageHero, id: again, layout: plain, heading: Twice, lead: A lead that says no more. }\n',
    'sections[2].type: "pageHero" is a hero; a page has one, at its start',
  ],
  [
    '  - { type: inPageNav, id: results, label: Here, items: [{ label: Top, section: top }, { label: A, section: top }] }\n',
    'sections[2].id: the id "results" is taken',
  ],
  [
    '  - { type: directory, layout: offices, id: offices, heading: Our offices }\n',
    'sections[2]: content/offices.yaml has nothing to show here; remove this section',
  ],
  [
    '  - { type: inPageNav, id: nav, label: Here, items: [{ label: A, section: figures }, { label: Top, section: top }] }\n',
    'sections[2].items[0].section: no section with the id "figures"',
  ],
])('a mistake in an added section is reported (%#): %s', (section, message) => {
  append(HOME, section);
  expect(problems().join('\n')).toContain(message);
});

const client = (logo: string, id = 'kestrel') =>
  `${id}:\n  name: Kestrel\n  logo: ${logo}\n  order: 1\n`;
const technology = (icon: string) =>
  `tools:\n  title: Tools\n  order: 1\n  items:\n    - { name: React, icon: ${icon} }\n`;
const OFFICE =
  'bath: { city: Bath, country: United Kingdom, street: 1 High Street, postcode: BA1, latitude: 51, longitude: -2, order: 1, onContact: true, onHome: true, picture: frame/world }\n';

/** Files added to the fixture, with the expected message. */
test.each([
  [
    'offices.yaml',
    OFFICE,
    'bath.picture: "frame/world" is drawn as world-large, world-small; this place shows wide or hero or card or square',
  ],
  [
    'clients.yaml',
    client('kestrel.svg'),
    'content/clients.yaml:3  kestrel.logo: content/clients/kestrel.svg is missing; put the SVG there or correct the name',
  ],
  [
    'clients.yaml',
    client('Kestrel logo.svg'),
    'kestrel.logo: expected the name of an SVG file, such as kestrel.svg; got "Kestrel logo.svg"',
  ],
  [
    'clients.yaml',
    client('kestrel.svg', 'Kestrel Air'),
    'content/clients.yaml:2  id "Kestrel Air": letters a–z, digits and hyphens, such as kestrel-air',
  ],
  [
    'clients.yaml',
    '- name: Kestrel\n',
    'content/clients.yaml:1  expected records by id: a line such as "london:", and the fields of the record below',
  ],
  [
    'technologies.yaml',
    technology('simple-icons:reakt'),
    'tools.items[0].icon: no icon "simple-icons:reakt"; did you mean "simple-icons:react"?',
  ],
  [
    'technologies.yaml',
    technology('react'),
    'tools.items[0].icon: expected set:name, such as simple-icons:react; got "react"',
  ],
  [
    'services/UX-Audit.yml',
    'name: UX audit\n',
    'content/services/UX-Audit.yml:1  the name must be content/services/ux-audit.yaml: rename the file',
  ],
  ['pages/über-uns.yaml', '', 'the name must be content/pages/ueber-uns.yaml: rename the file'],
  [
    'prices.yaml',
    'name: Prices\n',
    'content/prices.yaml:1  nothing reads "prices.yaml"; did you mean "offices.yaml"?; a page lies in content/pages/',
  ],
  [
    'service/audit.yaml',
    'name: Audit\n',
    'content/service/:1  nothing reads "service/"; did you mean "services/"?',
  ],
  ['clients.yaml', `2024:\n  nam: A\n${client('a.svg')}`, ':2  2024: unknown field "nam"'],
  [
    'positions/tester.yaml',
    'pay: { currency: EUR, from: 90000, to: 48000 }\n',
    'pay.to: lower than the lowest pay; swap from and to',
  ],
])('a mistake in an added file is reported, %s: %s', (file, text, message) => {
  write(file, text);
  expect(problems().join('\n')).toContain(message);
});

test.each(['company.yaml', 'pages/404.yaml', HOME])('%s is reported if it is missing', (file) => {
  rmSync(pathOf(file));
  expect(problems()).toContain(`content/${file}:1  the file is missing`);
});

test('two files with the same address are refused', () => {
  const twin = textOf(SERVICE)
    .replace(/^(line|audience|next|group|order|picture): .*\n/gm, '')
    .replace('for the sample', 'once more');
  write('pages/services/qa.yaml', twin);
  expect(problems()).toEqual([
    'content/services/qa.yaml:1  /services/qa is already the address of content/pages/services/qa.yaml',
  ]);
});

test('a page named index has the address of its folder', () => {
  write(
    'pages/company/index.yaml',
    textOf(HOME).replace(/^title: .*/m, 'title: A page of its own'),
  );
  const { entries, problems } = read();
  expect(problems).toEqual([]);
  expect(entries.map(({ address }) => address)).toEqual(expect.arrayContaining(['/company', '/']));
});

const SECTORS = `space:
  name: Space
  order: 1
  intro: One sentence about the sector.
  description: [A paragraph about the sector.]
  caption: Plate
  picture: sector/space
`;
const STUDY = `name: A study
title: A case study about space
description: A description that is long enough to stand in search results, for the tests.
headline: What was done
summary: What was done, and what came of it, in a sentence.
services: [qa]
industry: space
picture: case/customer-portal
order: 1
facts: []
result: { value: "2", label: times faster, measured: "By whom, and over which time." }
sections:
  - { type: pageHero, id: top, layout: plain, heading: A heading, lead: A lead that says what it is. }
`;
const SELECTOR =
  '  - { type: industrySelector, id: industries, heading: Choose, control: Industry, initial: space, action: { label: Talk, href: / } }\n';

test('a filter of the case studies has an address of its own', () => {
  write('sectors.yaml', SECTORS);
  write('case-studies/study.yaml', STUDY);
  const page = textOf(HOME);
  const overview = `${page}  - { type: caseStudies, layout: overview, id: work, heading: Work }\n`;
  write('pages/work.yaml', overview.replace('A sample page', 'An overview'));
  // A page in a folder named "by" is a page of its own.
  write('pages/work/by/hand.yaml', page.replace('A sample', 'A handmade'));
  expect(problems()).toEqual([]);
  const site = siteIn(undefined, read());
  const at = (address: string) => site.pages.find(({ href }) => href === address) as Page;
  const [filtered, byHand] = [at('/work/by/qa'), at('/work/by/hand')];
  expect(unfiltered(site, filtered)).toBe(at('/work'));
  expect(unfiltered(site, byHand)).toBe(byHand);
  const way = breadcrumbs(byHand, site).map(({ href }) => href);
  expect(way).toEqual(['/', '/work', '/work/by/hand']);
  write('pages/work/by/qa.yaml', page.replace('A sample', 'A written'));
  expect(problems()).toEqual([
    'content/pages/work.yaml:1  /work/by/qa is already the address of content/pages/work/by/qa.yaml',
  ]);
  rmSync(pathOf('pages/work/by/qa.yaml'));
  write('sectors.yaml', SECTORS.replace('space:', 'qa:'));
  change('case-studies/study.yaml', 'industry: space', 'industry: qa');
  expect(problems()).toEqual([
    'content/pages/work.yaml:1  /work/by/qa would show two filters, since a service and an industry of case studies have the same id; rename one',
  ]);
});

test('a link may lead to a record in the industry selector, but to no other', () => {
  write('sectors.yaml', SECTORS);
  append(HOME, SELECTOR);
  change(SERVICE, '/#results', '/#space');
  expect(problems()).toEqual([]);
  change(SERVICE, '/#space', '/#sports');
  expect(problems()).toContainEqual(
    expect.stringContaining('/ has no section "sports"; expected one of top, results, industries'),
  );
});

test.each([
  ['main', 'the frame of every page'],
  ['menu', 'the frame of every page'],
  ['footer-navigation', 'the frame of every page'],
  ['top-heading', 'a part of the section "top"'],
  ['enquiry', 'a part of the section "talk"'],
  ['brief-email-error', 'a part of the section "talk"'],
  ['space', 'a part of the section "industries"'],
])('a section can’t have the id "%s", which the page uses elsewhere', (id, holder) => {
  write('sectors.yaml', SECTORS);
  write('forms/brief.yaml', stringify(WORDS.forms.brief));
  change(HOME, 'id: results', `id: ${id}`);
  append(
    HOME,
    `${SELECTOR}  - { type: enquiryForm, id: talk, layout: panel, form: brief, heading: Talk, lead: A lead that says what happens., response: Soon, picture: case/marketplace-migration }\n`,
  );
  expect(problems()).toContain(
    `content/pages/index.yaml:12  sections[1].id: the id "${id}" is taken by ${holder}; each needs its own`,
  );
});

test('two sections can’t have parts with the same id', () => {
  write('sectors.yaml', SECTORS);
  append(HOME, SELECTOR + SELECTOR.replace('id: industries', 'id: more'));
  expect(problems()).toEqual([
    'content/pages/index.yaml:16  sections[3]: a part of it and a part of the section "industries" would both have the id "space"; a page can show only one of the two',
  ]);
});

test('a figure too long for very large type is refused', () => {
  const text = 'layout: large\n    text: A sentence that goes on from the figure.';
  change(HOME, 'layout: rows', text);
  change(HOME, '[projects, nps]', '[projects, nps, nps]');
  expect(problems()).toEqual([]);
  change('figures.yaml', '300+', '"1,000,000+"');
  expect(problems()).toEqual([
    'content/pages/index.yaml:15  sections[1].figures[0]: "projects" reads 1,000,000+; the figure that stands very large has 8 characters at most, so put another one first',
  ]);
});

/** Redirects that the server couldn't follow, or whose address is already in use. */
test.each([
  ['/services/qa', '/', "/services/qa is a page; an address can't be both"],
  ['/services/qa/', '/', "/services/qa is a page; an address can't be both"],
  ['/services/qa.html', '/', "/services/qa is a page; an address can't be both"],
  ['/index.html', '/', "/ is a page; an address can't be both"],
  ['/robots.txt', '/', "/robots.txt is a file of the site; an address can't be both"],
  ['/favicon.svg', '/', "/favicon.svg is a file of the site; an address can't be both"],
  ['/enquiries', '/', "/enquiries is a file of the site; an address can't be both"],
  ['/press/kit.pdf', '/', "/press/kit.pdf is a file of the site; an address can't be both"],
  ['/old?page=2', '/', 'an address starting with /, without ?, # and %'],
  ['/%C3%BCber-uns', '/', 'an address starting with /, without ?, # and %'],
  ['/old', 'https://other.example/', 'an address of this site, starting with /'],
  // Browsers read a backslash as a slash, so this would lead to another site.
  ['/old', '/\\other.example', 'an address of this site, starting with /'],
])('a redirect from %s to %s is refused', (from, to, message) => {
  mkdirSync(join(root, 'public/press'), { recursive: true });
  writeFileSync(join(root, 'public/press/kit.pdf'), '');
  write('redirects.yaml', `# old\n${from}: ${to}\n/press: /\n`);
  const found = problems();
  expect(found).toEqual([expect.stringContaining(message)]);
  expect(found[0]).toMatch(/^content\/redirects\.yaml:2 /);
});

test.each([
  ['<text>A</text>', 'has words (<text>)'],
  ['<script>alert(1)</script>', 'contains <script>'],
  ['<path fill="url(#a)" d="M0 0z"/>', 'has a style, picture, gradient'],
  [`<path d="M0 0${'h1'.repeat(4000)}z"/>`, 'simplify its paths'],
])('a mark with %.50s is refused', (shapes, message) => {
  const opened = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">';
  write('../brand/mark.svg', `${opened}${shapes}</svg>`);
  expect(problems()).toEqual([expect.stringContaining(message)]);
});

test('a mark without a viewBox is refused', () => {
  change('../brand/mark.svg', 'viewBox', 'view');
  expect(problems()).toEqual([expect.stringContaining('brand/mark.svg has no viewBox')]);
});

test('a film in other colours than the brand’s, or a part of one, is refused', () => {
  for (const cut of ['wide', 'narrow']) {
    for (const end of ['av1.webm', 'h264.mp4', 'poster.avif', 'poster.jpg']) {
      write(`../brand/film/hero-${cut}.${end}`, '');
    }
  }
  write('../brand/film/film.yaml', 'main: "#0f3df2"\naccent: "#00ff00"\n');
  expect(problems()).toEqual([
    expect.stringContaining(
      'brand/film/film.yaml:1  the film was made for other colours; render it again',
    ),
  ]);
  rmSync(pathOf('../brand/film/hero-wide.av1.webm'));
  expect(problems()).toEqual([
    expect.stringContaining('brand/film/hero-wide.av1.webm:1  the file is missing; put it there'),
  ]);
});
