import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForEach } from '../tests/fixtures/folder.ts';
import { TableWriter } from './site-tables.ts';
import { builtState, fingerprint, SOURCES } from './sources.ts';

const folder = folderForEach();

test('the state of the last build follows from its sources', () => {
  for (const name of [...SOURCES, 'public/art', 'dist']) {
    if (extname(name)) writeFileSync(join(folder, name), '');
    else mkdirSync(join(folder, name), { recursive: true });
  }
  const edit = (text: string) => writeFileSync(join(folder, 'content/company.yaml'), text);
  const build = () => new TableWriter().write(join(folder, 'dist'), fingerprint(folder));

  edit('name: Tidewright');
  expect(builtState(folder)).toBe('none');
  build();
  expect(builtState(folder)).toBe('pages');
  writeFileSync(join(folder, 'public/art/plate.svg'), 'drawn by the build');
  expect(builtState(folder)).toBe('pages');

  edit('name: Tidewrong');
  expect(builtState(folder)).toBe('none');
  build();
  edit('name: Tidewright');
  expect(builtState(folder)).toBe('none');

  build();
  rmSync(join(folder, 'content/company.yaml'));
  expect(builtState(folder)).toBe('none');
});

test('every file that the build imports is among its sources', () => {
  const files = globSync('{art,contract,plates,site-build,src}/**/*.{ts,tsx,astro}').filter(
    (file) => !/\.(test|spec|d)\.tsx?$/.test(file),
  );
  const imported = [...files, 'astro.config.ts'].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '(\.{1,2}\/[^']+)'/g)].map(([, path = '']) =>
      join(dirname(file), path),
    ),
  );
  const unknown = imported.filter((path) => !SOURCES.some((source) => path.startsWith(source)));
  expect(new Set(unknown)).toEqual(new Set());
});
