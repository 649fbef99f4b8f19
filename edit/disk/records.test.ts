import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from '../../src/content/check.ts';
import { contentIn } from '../../tests/fixtures/content.ts';
import { folderForEach } from '../../tests/fixtures/folder.ts';
import { restorePictures } from './pictures.ts';
import { removalOf, remove, rename } from './records.ts';
import { save } from './store.ts';
import { keyIn, Refusal, recordIn } from './validate.ts';

const root = folderForEach('src/content/fixture');
const { file, textOf, changed, write, addGerman } = contentIn(root);

const at = (key: string) => keyIn(root, key);
const record = (name: string) => recordIn(root, name);

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';

/** Makes the block on how work begins link to a page. */
function linkTo(href: string) {
  const link = { label: 'Read on', href };
  expect(save(root, [changed('how-we-work', { link })]).faults).toEqual([]);
}

test('renaming a page updates links to it and redirects its old address', () => {
  linkTo('/services/qa?looking-for=testing#top');
  expect(rename(root, record('services/qa'), record('services/testing'))).toEqual([]);
  expect(existsSync(join(root, 'content/services/qa.yaml'))).toBe(false);
  expect(textOf('how-we-work')).toContain('href: /services/testing?looking-for=testing#top');
  expect(textOf('redirects')).toContain('/services/qa: /services/testing');
  expect(readContent(root).problems).toEqual([]);
});

/** Adds to home a list of case studies that can be filtered by the service and an industry. */
function addOverview() {
  const page = textOf('pages/index').replace('A sample page that has a title', 'All of our work');
  write(
    'pages/work.yaml',
    `${page}  - { type: caseStudies, id: all, layout: overview, heading: All work }\n`,
  );
  write(
    'sectors.yaml',
    '# What we know.\nspace:\n  name: Space # and beyond\n  order: 1\n  intro: One sentence about the sector.\n  description: [A paragraph about the sector.]\n  caption: Plate\n  picture: sector/space\n',
  );
  const study = textOf('services/qa').replace(/^(audience|next|group|picture): .*\n/gm, '');
  write(
    'case-studies/solwick.yaml',
    `${study.replace('Quality assurance for the sample', 'Testing for Solwick')}headline: Tested
summary: A summary that says what was done.
services: [qa]
facts: []
industry: space
result: { value: 9%, label: faster, measured: By those who know how to measure. }
`.replace(/^line: .*\n/m, ''),
  );
  expect(readContent(root).problems).toEqual([]);
}

test('renaming a service or an overview updates addresses of filtered overviews', () => {
  addOverview();
  linkTo('/work/by/qa');
  expect(removalOf(root, record('services/qa')).referrers).toContainEqual(
    expect.objectContaining({ key: 'how-we-work' }),
  );
  expect(rename(root, record('services/qa'), record('services/testing'))).toEqual([]);
  expect(textOf('how-we-work')).toContain('href: /work/by/testing');
  expect(textOf('redirects')).toContain('/work/by/qa: /work/by/testing');
  expect(rename(root, record('pages/work'), record('pages/projects'))).toEqual([]);
  expect(textOf('how-we-work')).toContain('href: /projects/by/testing');
  expect(textOf('redirects')).toContain('/work/by/space: /projects/by/space');
  expect(textOf('redirects')).toContain('/work/by/qa: /projects/by/testing');
  expect(readContent(root).problems).toEqual([]);
});

/** Translates the name of the service. @returns the text of the translation file */
function addTranslation() {
  const pairs = 'texts:\n  - en-GB: Quality assurance\n    de: Qualitätssicherung\n';
  addGerman();
  write('de/services/qa.yaml', pairs);
  return pairs;
}

test('renaming a record renames its translation', () => {
  const pairs = addTranslation();
  expect(rename(root, record('services/qa'), record('services/testing'))).toEqual([]);
  expect(textOf('de/services/testing')).toBe(pairs);
  expect(existsSync(join(root, 'content/de/services/qa.yaml'))).toBe(false);
  expect(readContent(root).problems).toEqual([]);
});

test('deleting a page deletes its translation and can redirect its address', () => {
  addTranslation();
  expect(remove(root, record('services/qa'), '/')).toEqual([]);
  expect(existsSync(join(root, 'content/de/services/qa.yaml'))).toBe(false);
  expect(textOf('redirects')).toContain('/services/qa: /');
});

test('renaming a record in a list updates references and keeps comments', () => {
  addOverview();
  linkTo('/work/by/space');
  addTranslation();
  const pairs = (id: string) =>
    `texts:\n  - en-GB: Space\n    de: Raumfahrt\n    at: ${id}.name\n  - en-GB: Plate\n    de: Tafel\n`;
  write('de/sectors.yaml', pairs('space'));
  expect(removalOf(root, record('sectors/space')).referrers).toContainEqual(
    expect.objectContaining({ key: 'case-studies/solwick', path: 'industry' }),
  );
  expect(rename(root, record('sectors/space'), record('sectors/cosmos'))).toEqual([]);
  expect(textOf('sectors')).toMatch(/^# What we know\.\ncosmos:\n {2}name: Space # and beyond\n/);
  expect(textOf('de/sectors')).toBe(pairs('cosmos'));
  expect(textOf('case-studies/solwick')).toContain('industry: cosmos');
  expect(textOf('redirects')).toContain('/work/by/space: /work/by/cosmos');
  expect(readContent(root).problems).toEqual([]);
});

test('deleting a record from a list keeps the others and their translations', () => {
  addTranslation();
  const colleague = (name: string, order: number) =>
    `  name: ${name}\n  position: Engineer ${order}\n  order: ${order}\n  portrait: { file: ${name.toLowerCase()}.svg, alt: "" }\n`;
  const folder = join(root, 'content/team');
  for (const name of ['ana', 'eva']) write(`team/${name}.svg`, DRAWING);
  const head = '# yaml-language-server: $schema=./.schema/team.json\n';
  write('team.yaml', `${head}ana:\n${colleague('Ana', 1)}eva:\n${colleague('Eva', 2)}`);
  const pair = (order: number) => `  - en-GB: Engineer ${order}\n    de: Ingenieurin ${order}\n`;
  write('de/team.yaml', `texts:\n${pair(1)}${pair(2)}`);
  expect(readContent(root).problems).toEqual([]);
  expect(removalOf(root, record('team/ana')).pictures).toEqual(['team/ana.svg']);
  expect(remove(root, record('team/ana'), '')).toEqual([]);
  expect(textOf('team')).toBe(`${head}eva:\n${colleague('Eva', 2)}`);
  expect(textOf('de/team')).toBe(`texts:\n${pair(2)}`);
  expect([existsSync(join(folder, 'ana.svg')), existsSync(join(folder, 'eva.svg'))]).toEqual([
    false,
    true,
  ]);
});

test('a page that others refer to is not deleted; the referring fields are named', () => {
  linkTo('/services/qa?looking-for=testing#top');
  expect(removalOf(root, record('services/qa')).referrers).toContainEqual({
    key: 'how-we-work',
    path: 'link.href',
  });
  const [fault] = remove(root, record('services/qa'), '');
  expect(fault?.message).toContain('no page at /services/qa');
  expect(existsSync(join(root, 'content/services/qa.yaml'))).toBe(true);
});

test('deleting a record removes pictures that only it names; naming one again restores it', () => {
  const path = (name: string) => join(root, 'content/services', name);
  const show = (key: string, name: string) => {
    const picture = { file: name, alt: 'A square' };
    expect(save(root, [changed(key, { picture })]).faults).toEqual([]);
  };
  for (const name of ['own.svg', 'shared.svg']) write(`services/${name}`, DRAWING);
  show('services/qa', 'shared.svg');
  const picture = { file: 'shared.svg', alt: '' };
  const copy = { ...file('services/qa').data, title: 'A title of its own', picture };
  expect(save(root, [{ key: at('services/copy'), data: copy, hash: '' }]).faults).toEqual([]);
  expect(removalOf(root, record('services/copy')).pictures).toEqual([]);
  show('services/qa', 'own.svg');
  expect(removalOf(root, record('services/qa')).pictures).toEqual(['services/own.svg']);
  expect(remove(root, record('services/qa'), '')).toEqual([]);
  expect([existsSync(path('own.svg')), existsSync(path('shared.svg'))]).toEqual([false, true]);
  restorePictures(root, [{ key: at('services/qa'), data: { picture: { file: 'own.svg' } } }]);
  expect(readFileSync(path('own.svg'), 'utf8')).toBe(DRAWING);
});

test.each([
  ['services/qa', 'pages/qa'],
  ['company', 'company-2'],
  ['figures/none', 'figures/some'],
  ['figures/nps', 'figures/projects'],
  ['services/none', 'services/some'],
])('renaming %s to %s is refused', (key, to) => {
  expect(() => rename(root, record(key), record(to))).toThrow(Refusal);
});
