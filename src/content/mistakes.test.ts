/** What an editor is told after a typical mistake: a table of mistakes, each with its message. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForEach } from '../../tests/fixtures/folder.ts';
import { formatProblem } from '../schema/problem.ts';
import { readContent } from './check.ts';

const root = folderForEach('src/content/fixture');

const SERVICE = 'services/qa.yaml';
const HOME = 'pages/index.yaml';
const FAQ = `  - type: faq
    id: faq
    heading: Questions
    items:
      - question: What does it cost?
        answer: [A sentence that answers the question.]
      - question: How long does it take?
        answer: [A sentence that answers the question.]
`;
const client = (logo: string, id = 'kestrel') =>
  `${id}:\n  name: Kestrel\n  logo: ${logo}\n  order: 1\n`;
const technology = (icon: string) =>
  `tools:\n  title: Tools\n  order: 1\n  items:\n    - { name: React, icon: ${icon} }\n`;
const office = (picture: string) =>
  `bath:\n  city: Bath\n  country: United Kingdom\n  street: 1 High Street\n  postcode: BA1\n  latitude: 51\n  longitude: -2\n  order: 1\n  onContact: true\n  onHome: true\n  picture: ${picture}\n`;

/** What is done to the fixture: words replaced in a file, lines added at its end, or a file written. */
type Mistake =
  | { in: string; write: string; instead: string }
  | { in: string; add: string }
  | { file: string; text: string };

const mistakes: readonly [name: string, mistake: Mistake, message: string][] = [
  [
    'a field mistyped',
    { in: SERVICE, write: 'audiense: Teams', instead: 'audience: Teams' },
    'content/services/qa.yaml:5  unknown field "audiense"; did you mean "audience"?',
  ],
  [
    'a field in a section mistyped',
    { in: HOME, add: FAQ.replace('heading', 'haeding') },
    'unknown field "haeding"; did you mean "heading"?',
  ],
  [
    'a field in an item mistyped',
    { in: HOME, add: FAQ.replace('- question: What', '- qestion: What') },
    'unknown field "qestion"; did you mean "question"?',
  ],
  [
    'a field that no record has',
    { in: SERVICE, write: 'rank: 2\norder: 1', instead: 'order: 1' },
    'content/services/qa.yaml:8  unknown field "rank"; expected one of 13, such as',
  ],
  [
    'a field forgotten',
    { in: SERVICE, write: '', instead: 'audience: Teams that release often\n' },
    'content/services/qa.yaml:1  audience: is missing; expected text',
  ],
  [
    'a field left empty',
    { in: SERVICE, write: 'audience:', instead: 'audience: Teams that release often' },
    'content/services/qa.yaml:5  audience: is empty; expected text, or leave the line out',
  ],
  [
    'a section type mistyped',
    { in: HOME, add: FAQ.replace('type: faq', 'type: faqs') },
    'sections[2].type: unknown section type "faqs"; did you mean "faq"? (npm run dev shows all, at /sections)',
  ],
  [
    'a section without a type',
    { in: HOME, add: FAQ.replace('- type: faq\n    id', '- id') },
    'sections[2].type: is missing; expected one of',
  ],
  [
    'a reference mistyped',
    { in: HOME, write: '[project, nps]', instead: '[projects, nps]' },
    'no record "project" in figures; did you mean "projects"?',
  ],
  [
    'a reference to a record that was never made',
    { in: SERVICE, write: 'group: rocket-science', instead: 'group: product-ideation' },
    'group: no record "rocket-science" in serviceGroups; expected one of',
  ],
  [
    'a picture mistyped',
    { in: SERVICE, write: 'picture: service/qaa', instead: 'picture: service/qa' },
    'picture: unknown value "service/qaa"; did you mean "service/qa"?',
  ],
  [
    'a picture that has not the shape of its place',
    { file: 'offices.yaml', text: office('frame/world') },
    'bath.picture: "frame/world" is drawn as world-large, world-small; this place shows wide or hero or card or square',
  ],
  [
    'a logo that is not there',
    { file: 'clients.yaml', text: client('kestrel.svg') },
    'content/clients.yaml:3  kestrel.logo: content/clients/kestrel.svg is missing; put the SVG there or correct the name',
  ],
  [
    'a logo with a space in its name',
    { file: 'clients.yaml', text: client('Kestrel logo.svg') },
    'kestrel.logo: expected the name of an SVG file, such as kestrel.svg; got "Kestrel logo.svg"',
  ],
  [
    'a logo of another kind',
    { file: 'clients.yaml', text: client('kestrel.png') },
    'kestrel.logo: expected the name of an SVG file, such as kestrel.svg; got "kestrel.png"',
  ],
  [
    'a record with a capital in its id',
    { file: 'clients.yaml', text: client('kestrel.svg', 'Kestrel Air') },
    'content/clients.yaml:2  id "Kestrel Air": letters a–z, digits and hyphens, such as kestrel-air',
  ],
  [
    'records as a list of dashes',
    { file: 'clients.yaml', text: '- name: Kestrel\n' },
    'content/clients.yaml:1  expected records by id: a line such as "london:", and the fields of the record below',
  ],
  [
    'an icon that Lucide does not have',
    {
      in: 'figures.yaml',
      write: 'projects delivered, icon: shipp',
      instead: 'projects delivered',
    },
    'content/figures.yaml:1  projects.icon: no icon "shipp" on lucide.dev/icons; did you mean "ship"?',
  ],
  [
    'an icon of a technology mistyped',
    { file: 'technologies.yaml', text: technology('simple-icons:reakt') },
    'tools.items[0].icon: no icon "simple-icons:reakt"; did you mean "simple-icons:react"?',
  ],
  [
    'an icon of a technology without its set',
    { file: 'technologies.yaml', text: technology('react') },
    'tools.items[0].icon: expected set:name, such as simple-icons:react; got "react"',
  ],
  [
    'a text with a colon',
    {
      in: SERVICE,
      write: 'line: Testing: faster',
      instead: 'line: Testing that makes releases faster.',
    },
    'content/services/qa.yaml:4  not valid YAML: a text with a colon and a space after it needs quotes',
  ],
  [
    'a text of a list with a colon',
    {
      in: HOME,
      add: FAQ.replace(
        '[A sentence that answers the question.]',
        '\n          - One thing: a day.',
      ),
    },
    'a text with a colon and a space after it needs quotes: "One thing: a day."',
  ],
  [
    'a text that starts with an at sign',
    { in: SERVICE, write: 'line: @home', instead: 'line: Testing that makes releases faster.' },
    'content/services/qa.yaml:4  not valid YAML: a text that starts with @, ` or % needs quotes',
  ],
  [
    'a text that starts with an asterisk',
    { in: SERVICE, write: 'line: *new', instead: 'line: Testing that makes releases faster.' },
    'not valid YAML: a text that starts with * or & needs quotes',
  ],
  [
    'a file that grows as it is read, a billion laughs',
    {
      in: SERVICE,
      write: 'line: &a [x, x]\nmore: &b [*a, *a]\nmost: [*b, *b]',
      instead: 'line: Testing that makes releases faster.',
    },
    'not valid YAML: a text that starts with * or & needs quotes',
  ],
  [
    'a quotation mark forgotten',
    { in: SERVICE, write: 'line: "Testing', instead: 'line: Testing that makes releases faster.' },
    'not valid YAML: a quotation mark, comma or bracket is missing',
  ],
  [
    'a tab for indentation',
    { in: HOME, add: '  - type: faq\n\tid: faq\n' },
    'not valid YAML: indented by a tab; use spaces',
  ],
  [
    'a line too far to the right',
    { in: SERVICE, write: '  name: Quality', instead: 'name: Quality' },
    'content/services/qa.yaml:2  not valid YAML: something stands here that does not belong: often a text that needs quotes, or a line too far to the right',
  ],
  [
    'a field twice',
    { in: SERVICE, write: 'order: 1\norder: 2', instead: 'order: 1' },
    'content/services/qa.yaml:9  not valid YAML: a field stands here twice; remove one of them',
  ],
  [
    'a number where a text stands',
    { in: 'figures.yaml', write: 'value: 78', instead: 'value: "78"' },
    'value: expected text, got 78: put it in quotes, as in "78"',
  ],
  [
    'a word where a number stands',
    { in: SERVICE, write: 'order: first', instead: 'order: 1' },
    'order: expected a number, got "first"',
  ],
  [
    'yes for true',
    { in: SERVICE, write: 'order: 1\nindexed: yes', instead: 'order: 1' },
    'indexed: expected true or false, got "yes"',
  ],
  [
    'one item where a list stands',
    { in: HOME, write: 'figures: projects', instead: 'figures: [projects, nps]' },
    'figures: expected a list (each item on a line that starts with "- "), got "projects"',
  ],
  [
    'a title too long',
    {
      in: SERVICE,
      write: `title: ${'Quality assurance '.repeat(4)}`,
      instead: 'title: Quality assurance for the sample',
    },
    'title: too long: at most 60 characters, got 71',
  ],
  [
    'a description too short',
    {
      in: SERVICE,
      write: 'description: Testing.',
      instead:
        'description: A description of a service that is long enough to stand in search results.',
    },
    'description: too short: at least 50 characters',
  ],
  [
    'a link to a page that is not there',
    { in: SERVICE, write: '/servces/qa', instead: '/#results' },
    'href: no page at /servces/qa; did you mean "/services/qa"?',
  ],
  [
    'a link to a section that is not there',
    { in: SERVICE, write: '/#result', instead: '/#results' },
    'href: / has no section "result"; did you mean "results"?',
  ],
  [
    'a menu that scrolls to a section home has not',
    { in: 'navigation.yaml', write: 'section: tops', instead: 'section: top' },
    'content/navigation.yaml:4  menu[0].section: no section with the id "tops" on content/pages/index.yaml; did you mean "top"?',
  ],
  [
    'a capital in the name of a file',
    { file: 'services/UX-Audit.yaml', text: 'name: UX audit\n' },
    'content/services/UX-Audit.yaml:1  the name must be content/services/ux-audit.yaml: rename the file',
  ],
  [
    'the most before the least',
    {
      file: 'positions/tester.yaml',
      text: 'pay: { currency: EUR, from: 90000, to: 48000 }\n',
    },
    'pay.to: less than the pay it begins with; exchange from and to',
  ],
  [
    'a link without its protocol',
    { in: SERVICE, write: 'www.example.com', instead: '/#results' },
    'href: expected an address starting with /, #, mailto:, tel: or https://; got "www.example.com"',
  ],
  [
    'an e-mail address without its domain',
    { in: 'company.yaml', write: 'email: hello', instead: 'email: hello@example.com' },
    'email: expected an e-mail address such as hello@example.com; got "hello"',
  ],
  [
    'a place in braces mistyped',
    { in: HOME, write: 'lead: Since {foundd}, a lead', instead: 'lead: A lead' },
    'content/pages/index.yaml:9  sections[0].lead: nothing is put in place of {foundd} here; expected {founded}',
  ],
  [
    'a place in a field that has none',
    {
      in: SERVICE,
      write: 'line: Testing since {founded}.',
      instead: 'line: Testing that makes releases faster.',
    },
    'content/services/qa.yaml:4  line: nothing is put in place of {founded} here; write the words themselves',
  ],
  [
    'a place in the title of a page',
    { in: SERVICE, write: 'title: Quality since {founded}', instead: 'title: Quality assurance' },
    'content/services/qa.yaml:2  title: nothing is put in place of {founded} here',
  ],
  [
    'a place mistyped in what the service says',
    { in: 'enquiries.yaml', write: '{maximum}', instead: '{max}' },
    'errors.tooLong: nothing is put in place of {maximum} here; expected {max}',
  ],
  [
    'an emoji',
    {
      in: SERVICE,
      write: 'line: Testing 🚀',
      instead: 'line: Testing that makes releases faster.',
    },
    'line: the typeface has no emoji; leave out 🚀, or choose an icon where there is a field for one',
  ],
];

test.each(mistakes)('%s', (_name, mistake, message) => {
  const path = join(root, 'content', 'file' in mistake ? mistake.file : mistake.in);
  if ('file' in mistake) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, mistake.text);
  } else {
    const before = readFileSync(path, 'utf8');
    const after =
      'add' in mistake ? before + mistake.add : before.replace(mistake.instead, mistake.write);
    expect(after).not.toBe(before);
    writeFileSync(path, after);
  }
  expect(readContent(root).problems.map(formatProblem).join('\n')).toContain(message);
});
