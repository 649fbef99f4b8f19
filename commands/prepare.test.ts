import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { TableWriter } from '../site-build/site-tables.ts';
import { fingerprint, isBuilt, nodeFault } from './prepare.mjs';

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));

test('the oldest Node is the one that package.json names', () => {
  const [, least] = /^>=(\d+\.\d+)$/.exec(engines.node) ?? [];
  expect(nodeFault(`${least}.0`)).toBeUndefined();
});

test.each(['24.21.0', '22.0.0', '20.12.0'])('Node %s will do', (version) => {
  expect(nodeFault(version)).toBeUndefined();
});

test.each(['20.11.1', '20.0.0', '18.20.8'])('Node %s is too old, and a line says so', (version) => {
  expect(nodeFault(version)).toBe(
    `Node ${version} is too old: install Node 20.12 or newer from https://nodejs.org`,
  );
});

test('what was built last is known, whoever asked for it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'project-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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
  expect(isBuilt(folder)).toBe(false);
  build();
  expect(isBuilt(folder)).toBe(true);
  writeFileSync(join(folder, 'public/art/plate.svg'), 'drawn by the build');
  expect(isBuilt(folder)).toBe(true);

  edit('name: Tidewrong');
  expect(isBuilt(folder)).toBe(false);
  build();
  edit('name: Tidewright');
  expect(isBuilt(folder)).toBe(false);

  build();
  rmSync(join(folder, 'content/company.yaml'));
  expect(isBuilt(folder)).toBe(false);
});
