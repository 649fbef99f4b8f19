import { readFileSync } from 'node:fs';
import { diffArrays } from 'diff';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { fileOf } from '../model/files.ts';
import { textsOf } from '../model/references.ts';
import { withValue } from '../model/value.ts';
import { allFiles, kindFor, textOf } from './store.ts';
import { updateYaml } from './update-yaml.ts';
import type { Key } from './validate.ts';

/** The files that exist: some are optional. */
const files = allFiles('.').filter(({ hash }) => hash !== '');
const textIn = (key: Key) => readFileSync(fileOf(key), 'utf8');

/** How many lines of a text are written anew: the larger number of removed and of added ones. */
function changedLines(before: string, after: string): number {
  const parts = diffArrays(before.split('\n'), after.split('\n'));
  const count = (side: 'added' | 'removed') =>
    parts.reduce((sum, part) => sum + (part[side] ? part.count : 0), 0);
  return Math.max(count('removed'), count('added'));
}

test('saving an unchanged record leaves its file unchanged', () => {
  const changed = files.filter((file) => textOf('.', file) !== textIn(file.key));
  expect(changed.map(({ key }) => key)).toEqual([]);
});

/** What decides how a text is written: its field, whose list indexes don't count, and whether it is long or needs quotes. */
const writingOf = (path: readonly (string | number)[], text: string) =>
  [
    ...path.map((part) => (typeof part === 'number' ? '*' : part)),
    text.length > 80,
    text.includes('\n'),
    /[:#"']/.test(text),
  ].join('.');

test('changing texts changes their lines alone, in every field of every collection', () => {
  const cases = new Map(
    files.flatMap(({ key, data }) => {
      const { name: collection, schema } = kindFor(key);
      return textsOf(schema, data).map(({ path, text }) => {
        const name = `${collection} ${writingOf(path, text)}`;
        return [name, { key, path, text }] as const;
      });
    }),
  );
  // All cases of a file at once, since reading the file takes longest.
  const byFile = Map.groupBy(cases.values(), ({ key }) => key);
  const wrong = files.filter(({ key, data }) => {
    const texts = byFile.get(key) ?? [];
    const changed = texts.reduce(
      (all, { path, text }) => withValue(all, path, `${text} anew`),
      data,
    );
    const source = textIn(key);
    // Changing a text of several lines may reflow it.
    const lines = texts.reduce((sum, { text }) => sum + text.split('\n').length, 0);
    return changedLines(source, updateYaml(source, changed)) > lines;
  });
  expect(wrong.map(({ key }) => key)).toEqual([]);
});

const SOURCE = `# The head stays.
name: Home
title: "In quotes: kept"
sections:
  - type: hero
    id: hero
    words: [faster, better]

  # Why this one is here.
  - type: faq
    id: faq
    heading: Asked # often
`;
const data = () => parse(SOURCE) as { sections: { id: string }[] };

test.each([
  ['a text over several lines', 'lead: one\n  two\nlist: [a,  b,\n  c]\nid: hero\n'],
  ['a folded text', 'lead: >\n  one two\n  three\n\n  four\nid: hero\n'],
  ['two empty lines', 'lead:   one\n\n\nid: hero\n# The end.\n'],
  ['deeper indentation', 'item:\n    lead: one\n    id: hero\n    list:\n        - a\n'],
  ['lists that are not indented', 'list:\n- id: hero\n  lead: one\n- id: faq\n'],
  ['line ends of Windows', 'lead: >\r\n  one\r\n  two\r\nid: hero\r\n'],
])('a file with %s keeps it when another line changes', (_what, source) => {
  const data: unknown = JSON.parse(JSON.stringify(parse(source)).replace('hero', 'other'));
  expect(updateYaml(source, data)).toBe(source.replace('hero', 'other'));
});

test('a moved section keeps its comment', () => {
  const { sections, ...head } = data();
  const next = updateYaml(SOURCE, { ...head, sections: sections.toReversed() });
  expect(next).toMatch(/# Why this one is here\.\n {2}- type: faq[\s\S]*id: hero/);
  expect(next).toContain('heading: Asked # often');
});

test('a new file has lists of ids on one line', () => {
  const fresh = updateYaml('', { name: 'New', sections: [{ clients: ['a', 'b'] }] });
  expect(fresh).toBe('name: New\nsections:\n  - clients: [a, b]\n');
});

test('a changed translation pair keeps its comment when another pair is added', () => {
  const pairs = `texts:
  - en-GB: Book a call # as in the menu
    de: Anrufen
  # The short form, as on the sign.
  - en-GB: Testing
    de: "Tests"
`;
  const texts = [
    { 'en-GB': 'Process', de: 'Ablauf' },
    { 'en-GB': 'Book a call', de: 'Anrufen' },
    { 'en-GB': 'Testing', de: 'Prüfung' },
  ];
  expect(updateYaml(pairs, { texts })).toBe(`texts:
  - en-GB: Process
    de: Ablauf
  - en-GB: Book a call # as in the menu
    de: Anrufen
  # The short form, as on the sign.
  - en-GB: Testing
    de: "Prüfung"
`);
});

test('a file that is not valid YAML is refused with its line', () => {
  expect(() => updateYaml('name: A\ntitle: B: C\n', { name: 'A' })).toThrow(
    /^Line 2 is .* needs quotes\./,
  );
});

test('a removed field is removed even if it is called constructor', () => {
  expect(updateYaml('constructor: x\nname: A\n', { name: 'B' })).toBe('name: B\n');
});
