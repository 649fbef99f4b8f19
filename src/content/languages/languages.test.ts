/** A second language in the fixture: which pages exist, their addresses, and the messages about mistakes. */
import { renameSync, rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { smallContent } from '../../../tests/fixtures/small-content.ts';
import { screenTexts } from '../../exhibits/schemas.ts';
import { publishedForms } from '../../site/forms.ts';
import { siteIn, sitesOf } from '../../site/site.ts';
import type { Content } from '../entry.ts';
import { inLanguage, textsIn } from './translate.ts';

const { pathOf, textOf, write, change, append, read, problems } = smallContent();

const LANGUAGES = 'source:\n  en-GB: English\nothers:\n  de: Deutsch\n';

/** A fake German translation: as long as the source, but with other words. */
const inGerman = (text: string) => text.replaceAll(/[a-z](?![^{]*\})/g, 'ä');

function german(content: Content) {
  const [, de] = content.languages;
  if (!de) throw new Error('no second language');
  return { ...inLanguage(content, de), texts: [...textsIn(content, de)] };
}

/** Translates whole files of the fixture. */
function translate(...files: readonly string[]) {
  write('languages.yaml', LANGUAGES);
  const { texts } = german(read());
  for (const file of files) {
    const own = texts.filter(({ entry }) => entry.source.file === `content/${file}`);
    const words = [...new Set(own.map(({ text }) => text))];
    const pairs = words.map((text) => {
      const de = inGerman(text);
      return { 'en-GB': text, ...(de === text ? { keep: true } : { de }) };
    });
    write(`de/${file}`, stringify({ texts: pairs }, { lineWidth: 0 }));
  }
}

const SHARED = [
  ...['company.yaml', 'enquiries.yaml', 'figures.yaml', 'how-we-work.yaml', 'navigation.yaml'],
  ...['interface.yaml', 'service-groups.yaml', 'shared-section.yaml'],
];
const STUDY = `name: Lost
title: A case study that is in no other language
description: A description that is long enough to stand in search results, for the tests.
headline: What was done
summary: What was done, and what came of it, in a sentence.
services: [qa]
industry: retail
order: 1
facts: []
result: { value: "2", label: times faster, measured: "By whom, and over which time." }
sections:
  - { type: pageHero, id: top, layout: plain, heading: A heading, lead: A lead that says what it is. }
`;
const SECTORS = `retail:
  name: Retail
  order: 1
  intro: What is built there, in short.
  description: [What is built there and in which order.]
  caption: What it shows
  picture: service/qa
`;
const HOME = 'pages/index.yaml';
const SERVICE = 'services/qa.yaml';

describe('what a language has', () => {
  test('a site without languages.yaml has one language, at the source addresses', () => {
    const content = read();
    expect(content.languages.map(({ tag, prefix }) => [tag, prefix])).toEqual([['en-GB', '']]);
    const [source] = content.languages;
    const { addresses } = inLanguage(content, source);
    expect(addresses.get('/services/qa')).toBe('/services/qa');
  });

  test('a language without a page has no forms for the server', () => {
    write('languages.yaml', LANGUAGES);
    const { languages } = publishedForms(sitesOf(read()));
    expect(languages.map(({ language }) => language)).toEqual(['en-GB']);
  });

  test('a fully translated page exists, at its translated address', () => {
    translate(...SHARED, SERVICE);
    write('de/addresses.yaml', '/services/: /leistungen/\n');
    change(`de/${SERVICE}`, 'texts:', 'address: pruefung\ntexts:');
    const content = read();
    expect(content.problems).toEqual([]);
    expect([...german(content).addresses]).toEqual([['/services/qa', '/de/leistungen/pruefung']]);
  });

  test('one missing text drops the page; a missing fact drops the record too', () => {
    translate(...SHARED, HOME, SERVICE);
    change(
      SERVICE,
      'lead: A lead that says what the service is about.',
      'lead: Something else altogether, in other letters, XYZ 42.',
    );
    const lacking = german(read());
    expect([...lacking.addresses.keys()]).toEqual(['/']);
    expect(lacking.entries.map(({ id }) => id)).toContain('qa');
    change(SERVICE, 'audience: Teams that release often', 'audience: Nobody knows them, XYZ.');
    expect(german(read()).entries.map(({ id }) => id)).not.toContain('qa');
  });

  test('product screens are in the source language until all of their texts are translated', () => {
    const [[name = '', texts] = []] = Object.entries(screenTexts);
    const screen = () => siteIn('de', read()).screen(name);
    translate(...SHARED, HOME);
    expect(screen()).toMatchObject({ language: 'en-GB', prefix: '', texts });
    translate(...SHARED, HOME, 'screens.yaml');
    const [[key = '', first = ''] = []] = Object.entries(texts ?? {});
    expect(screen()).toMatchObject({
      language: 'de',
      prefix: '/de',
      texts: { [key]: inGerman(first) },
    });
  });

  test('texts are replaced; structure, references and pictures stay', () => {
    translate(...SHARED, SERVICE);
    const { entries } = german(read());
    const { data } = entries.find(({ id }) => id === 'qa') ?? {};
    expect(data).toMatchObject({
      title: inGerman('Quality assurance for the sample'),
      group: 'product-ideation',
      order: 1,
      picture: 'service/qa',
      sections: [
        {
          id: 'top',
          layout: 'plain',
          actions: [{ label: inGerman('See the figures'), href: '/#results' }],
        },
      ],
    });
  });

  test('a reworded text keeps its translation as stale', () => {
    translate(...SHARED, HOME);
    change(
      HOME,
      'A lead that says what the page is about.',
      'A lead that says what this page is about.',
    );
    const { texts, addresses } = german(read());
    const [lead] = texts.filter(({ text }) => text.includes('this page'));
    expect(lead).toMatchObject({
      state: 'stale',
      pair: { source: 'A lead that says what the page is about.' },
    });
    expect(texts.filter(({ state, entry }) => state !== 'current' && entry.id === 'index')).toEqual(
      [lead],
    );
    expect([...addresses.keys()]).toContain('/');
  });

  test('a pair whose source text is gone is unused', () => {
    translate(...SHARED, HOME);
    change(HOME, '    heading: Figures\n', '    heading: Something with quite other words\n');
    const { texts, unused } = german(read());
    expect(texts.filter(({ state }) => state === 'missing').map(({ text }) => text)).toContain(
      'Something with quite other words',
    );
    expect(unused.map(({ pair }) => pair.source)).toEqual(['Figures']);
  });

  test('equal source texts can have different translations by place', () => {
    translate(...SHARED, HOME);
    change(HOME, '    heading: Figures', '    heading: A heading');
    change(
      `de/${HOME}`,
      '  - en-GB: Figures\n',
      '  - en-GB: A heading\n    at: sections.results.heading\n',
    );
    const { entries } = german(read());
    const { data } = entries.find(({ id }) => id === 'index') ?? {};
    expect(data?.sections).toMatchObject([
      { heading: inGerman('A heading') },
      { heading: inGerman('Figures') },
    ]);
  });

  test('a section for one language is missing in the others and needs no translation', () => {
    translate(...SHARED, HOME);
    const section = (id: string, heading: string, tag: string) =>
      `  - type: callToAction\n    id: ${id}\n    layout: question\n    onlyIn: [${tag}]\n    heading: ${heading}\n    lead: A lead that stands under the heading.\n    actions: [{ label: Go, href: / }]\n`;
    append(HOME, section('talk', 'Reden wir', 'de') + section('talk', 'Let us talk', 'en-GB'));
    const content = read();
    expect(content.problems).toEqual([]);
    const headings = ({ entries }: { entries: Content['entries'] }) => {
      const home = entries.find(({ id }) => id === 'index');
      return (home?.data.sections as { heading: string }[] | undefined)?.map(
        ({ heading }) => heading,
      );
    };
    expect(headings(inLanguage(content, content.languages[0]))?.at(-1)).toBe('Let us talk');
    expect(headings(german(content))?.at(-1)).toBe('Reden wir');
    expect(headings(german(content))).toHaveLength(3);
  });
});

test('a list leaves out a record that only another language has', () => {
  write('languages.yaml', LANGUAGES);
  write('sectors.yaml', SECTORS);
  write('case-studies/lost.yaml', STUDY.replace('[qa]', '[qa, audit]'));
  const audit = textOf(SERVICE).replace('title: Quality', 'onlyIn: [de]\ntitle: Another');
  write('services/audit.yaml', audit);
  const content = read();
  expect(content.problems).toEqual([]);
  const study = siteIn('en-GB', content).pages.find(({ id }) => id === 'lost');
  expect(study).toMatchObject({ services: ['qa'] });
});

describe('mistakes in translations are reported', () => {
  const [name, title, lead, action] = [
    inGerman('Quality assurance'),
    inGerman('Quality assurance for the sample'),
    inGerman('A lead that says what the service is about.'),
    inGerman('See the figures'),
  ];

  /** Replacements in the translated page content/de/services/qa.yaml, with the expected message. */
  test.each([
    [lead, 'Ä {sum}', 'nothing is put in place of {sum} here; expected {founded}'],
    [action, 'Ä'.repeat(85), 'too long: at most 84 characters (60 in the source), got 85'],
    [title, 'Ä'.repeat(61), 'too long: at most 60 characters, got 61'],
    ['texts:', 'order: 2\ntexts:', ':1  unknown field "order"; expected one of address, texts'],
    ['    de: ', '    dee: ', 'unknown field "dee"; did you mean "de"?'],
    [
      `    de: ${name}\n`,
      '',
      'no translation; write de: …, or keep: true where it is the same in German',
    ],
    [
      'texts:\n',
      'texts:\n  - en-GB: Quality assurance\n    de: Prüfung\n',
      '"Quality assurance" is translated in two ways; say where with at: name or sections.top.heading',
    ],
    [action, 'See the figures', 'the same as the source; write keep: true if that is right'],
    [
      'texts:',
      'address: über-uns\ntexts:',
      ':1  address: address "über-uns": letters a–z, digits and hyphens, such as ueber-uns',
    ],
    [action, 'Ä\u202e', 'holds an invisible direction mark (U+202E)'],
    [
      action,
      'Цены',
      'sections[0].actions[0].label: no subset in brand/typeface/ has Ц е н ы; add a line for them to SUBSETS',
    ],
  ])('%s written as %s', (from, to, message) => {
    translate(...SHARED, HOME, SERVICE);
    change(`de/${SERVICE}`, from, to);
    const found = problems().join('\n');
    expect(found).toContain(message);
    expect(found).toContain('content/de/services/qa.yaml:');
  });

  /** Other changes, with the expected message. */
  test.each<[mistake: () => void, message: string]>([
    [
      () => change('languages.yaml', 'de: Deutsch', 'ge: Deutsch'),
      'content/languages.yaml:4  others.ge: unknown language "ge"; expected a tag such as de or pt-BR',
    ],
    [
      () => change(HOME, '    layout: rows', '    onlyIn: [dee]\n    layout: rows'),
      'content/pages/index.yaml:11  sections[1].onlyIn[0]: unknown language "dee"; did you mean "de"?',
    ],
    [
      () => {
        change(SERVICE, 'lead: A lead that', 'lead: Since {founded} a lead that');
        change(`de/${SERVICE}`, 'en-GB: A lead that', 'en-GB: Since {founded} a lead that');
      },
      'the source has {founded}, the translation has not',
    ],
    [
      () => {
        write('pages/prices.yaml', textOf(HOME).replace('A sample', 'Another'));
        translate('pages/prices.yaml');
        write('de/addresses.yaml', '/services/: /\n');
        change(`de/${SERVICE}`, 'texts:', 'address: prices\ntexts:');
      },
      'content/de/services/qa.yaml:1  /de/prices is already the address of content/de/pages/prices.yaml',
    ],
    [
      () => write('de/addresses.yaml', '/servces/: /leistungen/\n'),
      'content/de/addresses.yaml:1  /servces/: no page lies in "/servces/"; did you mean "/services/"?',
    ],
    [
      () => write('languages.yaml', 'source:\n  en-GB: English\n'),
      'a page lies in content/pages/, a language is named in languages.yaml',
    ],
    [
      () => renameSync(pathOf('services'), pathOf('offerings')),
      'content/offerings/:1  nothing reads "offerings/"',
    ],
    [
      () => write('de/services/old.yaml', 'texts: []\n'),
      'content/de/services/old.yaml:1  content/services/old.yaml does not exist',
    ],
    [
      () => {
        write('case-studies/lost.yaml', STUDY);
        write('sectors.yaml', SECTORS);
        append(
          HOME,
          '  - { type: caseStudies, id: work, layout: cards, heading: A heading, items: [lost] }\n',
        );
      },
      'content/pages/index.yaml:15  sections[2].items: in German 0 of 1 case studies are left, the layout needs 1; translate lost',
    ],
    [
      () => rmSync(pathOf('de/figures.yaml')),
      'content/de/figures.yaml:1  2 texts have no translation, such as',
    ],
  ])('$1', (mistake, message) => {
    translate(...SHARED, HOME, SERVICE);
    expect(problems()).toEqual([]);
    mistake();
    expect(problems().join('\n')).toContain(message);
  });
});
