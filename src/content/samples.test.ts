import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { smallContent } from '../../tests/fixtures/small-content.ts';
import { formatProblem } from '../schema/problem.ts';
import { findSamples } from './samples.ts';

const { pathOf, write, change, read } = smallContent();
const findings = () => findSamples(read()).map(formatProblem);

function findingsAfter(...changed: Parameters<typeof change>): string[] {
  change(...changed);
  return findings();
}

const CONTACTS = [
  'brand/brand.yaml:3  site: an address reserved for examples: https://sample.example',
  'content/company.yaml:3  email: an address reserved for examples: hello@example.com',
  'content/company.yaml:5  phones[0].number: a telephone number reserved for fiction: +44 20 7946 0000',
];

test('placeholder contacts are listed', () => {
  expect(findings()).toEqual(CONTACTS);
});

test('a sample record is listed with the line of its mark', () => {
  expect(findingsAfter('company.yaml', 'social: []', 'social: []\nsample: true')).toContain(
    'content/company.yaml:7  sample: invented or unconfirmed; make it yours, then remove this line',
  );
});

test('an unconfirmed figure is listed as one', () => {
  write(
    'figures.yaml',
    'projects: { value: 300+, label: projects, sample: true }\nnps: { value: "78", label: score }',
  );
  expect(findings()).toContain(
    'content/figures.yaml:1  projects.sample: a figure that nobody has confirmed; make it yours, then remove this line',
  );
});

test.each([
  ['+1 202 555 0123', 'a telephone number reserved for fiction'],
  ['+351 000 000 000', 'a telephone number of zeros'],
])('%s is %s', (number, what) => {
  const found = findingsAfter('company.yaml', '+44 20 7946 0000', number);
  expect(found.join('\n')).toContain(`${what}: ${number}`);
});

test('real contacts are not listed', () => {
  findingsAfter('../brand/brand.yaml', 'https://sample.example', 'https://harbour.studio');
  findingsAfter('company.yaml', 'hello@example.com', 'hello@harbour.studio');
  expect(findingsAfter('company.yaml', '+44 20 7946 0000', '+44 117 325 1190')).toEqual([]);
});

/** Adds a German translation of one text to the fixture. */
function german(file: string, pair: string) {
  write('languages.yaml', 'source: { en-GB: English }\nothers: { de: Deutsch }\n');
  write(`de/${file}`, `texts:\n${pair}`);
  return findings();
}

test('an unchecked machine translation is listed', () => {
  const pair =
    '  - en-GB: Testing that makes releases faster.\n    de: Tests.\n    machine: true\n';
  expect(german('services/qa.yaml', pair)).toContain(
    'content/de/services/qa.yaml:3  translated by a machine; read it, then remove the line machine: true',
  );
});

test('a stale translation of a consent is listed', () => {
  const form = 'forms/enquiry.yaml';
  mkdirSync(pathOf('forms'));
  const another = join(import.meta.dirname, '../../tests/behaviour/site/content', form);
  cpSync(another, pathOf(form));
  const pair = (words: string) => `  - en-GB: ${words}\n    de: Ich bin einverstanden.\n`;
  const { fields } = parse(readFileSync(another, 'utf8'));
  const now = String(fields.consent.label);
  expect(german(form, pair(now))).toEqual(CONTACTS);
  expect(german(form, pair(now.replace(/\.?$/, ', for ever.')))).toContainEqual(
    expect.stringMatching(/^content\/de\/forms\/enquiry\.yaml:3 {2}translates an earlier wording/),
  );
});
