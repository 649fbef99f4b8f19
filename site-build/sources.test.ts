import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForEach } from '../tests/fixtures/folder.ts';
import { TableWriter } from './site-tables.ts';
import { builtState, fingerprint } from './sources.ts';

const folder = folderForEach();

test('what was built last is known, whoever asked for it', () => {
  for (const name of [
    'art',
    'content',
    'contract',
    'plates',
    'public/art',
    'server/static',
    'site-build',
    'src',
    'dist',
  ]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  for (const name of ['astro.config.ts', 'package-lock.json', 'tsconfig.json']) {
    writeFileSync(join(folder, name), '');
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
