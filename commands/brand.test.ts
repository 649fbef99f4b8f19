/** Runs `npm run brand` in a folder with nothing but a brand. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderForEach } from '../tests/fixtures/folder.ts';
import { ONE_THREAD } from '../tests/fixtures/process.ts';

const CIRCLE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>';
const COMMAND = join(import.meta.dirname, 'brand.ts');
const ROOT = join(import.meta.dirname, '..');

const folder = folderForEach();
beforeEach(() => {
  cpSync(join(ROOT, 'src/content/fixture/brand'), join(folder, 'brand'), { recursive: true });
});

const inBrand = (file: string) => join(folder, 'brand', file);
const written = () => readFileSync(inBrand('brand.yaml'), 'utf8');
function run(...flags: string[]) {
  return answering([], flags);
}
/** Runs it with lines of input, after which the input ends. */
function answering(lines: readonly string[], flags: readonly string[] = ['--ask']) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [ONE_THREAD, COMMAND, ...flags], {
    cwd: folder,
    encoding: 'utf8',
    input: lines.map((line) => `${line}\n`).join(''),
  });
  return { status, said: stdout + stderr };
}

test('flags are normalised and written, and other fields stay', () => {
  writeFileSync(inBrand('brand.yaml'), `# Ours.\n${written()}sample: true\n`);
  const names = ['--name', 'Pinehill & Daughters', '--legal-name', 'Pinehill Ltd'];
  const flags = [...names, '--domain', 'pinehill.example/'];
  const { status, said } = run(...flags, '--main', '1F7A3D', '--accent', '#fc3');
  expect(said).toContain('pairs of colours hold');
  expect(status).toBe(0);
  expect(written()).toContain('# Ours.');
  expect(parse(written())).toEqual({
    name: 'Pinehill & Daughters',
    legalName: 'Pinehill Ltd',
    site: 'https://pinehill.example',
    main: '#1f7a3d',
    accent: '#ffcc33',
    typeface: '@fontsource-variable/archivo',
    mark: 'mark.svg',
  });
});

test('an invalid answer is asked again, and an empty one keeps the value', () => {
  writeFileSync(join(folder, 'our mark.svg'), CIRCLE);
  const { status, said } = answering([
    'The Extraordinarily Long Named Company',
    'Pinehill',
    '',
    'not a domain',
    'pinehill.example',
    'green',
    '#7a7a7a',
    '#1f7a3d',
    '#301040',
    'f2c230',
    'nowhere.woff2',
    '',
    'nowhere.svg',
    "'our mark.svg'",
  ]);
  expect(said).toContain('too long: at most 32 characters, got 38');
  expect(said).toContain('expected an address that starts with https://');
  expect(said).toContain('expected a colour such as "#0f3df2", in quotes; got "#green"');
  expect(said).toMatch(
    /text on #7a7a7a has .*; the nearest colour of the same hue that has it is "#\w{6}"/,
  );
  expect(said).toMatch(/#301040 on the dark ground .*; the nearest colour of the same hue/);
  expect(said).toContain('there is no file nowhere.woff2');
  expect(said).toContain('nowhere.svg is missing');
  expect(said).toContain('pairs of colours hold');
  expect(status).toBe(0);
  expect(parse(written())).toEqual({
    name: 'Pinehill',
    legalName: 'Sample Ltd',
    site: 'https://pinehill.example',
    main: '#1f7a3d',
    accent: '#f2c230',
    typeface: '@fontsource-variable/archivo',
    mark: 'mark.svg',
  });
  expect(readFileSync(inBrand('mark.svg'), 'utf8')).toBe(CIRCLE);
});

test('nothing changes if the questions are interrupted', () => {
  const before = written();
  const { status, said } = answering(['Pinehill', 'Pinehill Ltd', 'pinehill.example', '#1f7a3d']);
  expect(said).toContain('Nothing was changed.');
  expect(said).not.toMatch(/\n\s+at /);
  expect(status).toBe(130);
  expect(written()).toBe(before);
});

test('a new name needs a registered name and a domain of its own', () => {
  writeFileSync(inBrand('brand.yaml'), `${written()}sample: true\n`);
  const { said } = run('--name', 'Pinehill', '--legal-name', 'Pinehill Ltd');
  expect(said).toMatch(/site: https:\/\/\S+ is the sample’s; say yours with --domain/);
  expect(parse(written())).toHaveProperty('sample');
  // The registered name defaults to the new name; the domain has no default.
  expect(answering(['Pinehill', '', '', 'pinehill.example', '', '', '', '']).status).toBe(0);
  expect(parse(written())).toMatchObject({
    legalName: 'Pinehill',
    site: 'https://pinehill.example',
  });
  expect(parse(written())).not.toHaveProperty('sample');
});

test.each([
  [['--main', 'teal'], /main: expected a colour such as "#0f3df2"/],
  [['--mark', 'words.svg'], /mark: words\.svg has words \(<text>\)/],
  [['--typeface', 'Brand Sans'], /typeface: expected a package of fontsource, .* got "Brand Sans"/],
  [['--colour', '#123456'], /Unknown option '--colour'/],
])('%s is refused, and nothing changes', (flags, message) => {
  const words = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>A</text></svg>';
  writeFileSync(join(folder, 'words.svg'), words);
  const before = written();
  const { status, said } = run(...flags);
  expect(said).toMatch(message);
  expect(said).toContain('Nothing was changed.');
  expect(status).toBe(1);
  expect(written()).toBe(before);
  expect(existsSync(inBrand('typeface/typeface.json'))).toBe(true);
});

test('new colours remove the film, and mark and logo are copied', () => {
  mkdirSync(inBrand('film'));
  writeFileSync(inBrand('film/film.yaml'), 'main: "#0f3df2"\naccent: "#ff5c26"\n');
  writeFileSync(join(folder, 'our mark.svg'), CIRCLE);
  const { said } = run('--main', '#8b1024', '--mark', 'our mark.svg', '--logo', 'our mark.svg');
  expect(said).toContain('brand/film/ had other colours and is gone');
  expect(existsSync(inBrand('film'))).toBe(false);
  expect(parse(written())).toMatchObject({ mark: 'mark.svg', logo: 'logo.svg' });
  expect(readFileSync(inBrand('mark.svg'), 'utf8')).toBe(CIRCLE);
  run('--logo', 'none');
  expect(parse(written())).not.toHaveProperty('logo');
});

test('a font file is subset, and its fallback is measured', () => {
  const font =
    'node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';
  cpSync(join(ROOT, font), join(folder, 'Own-Variable.woff2'));
  const { said } = run('--typeface', 'Own-Variable.woff2');
  expect(said).toContain('brand/typeface/basic.woff2');
  expect(parse(written())).toMatchObject({ typeface: 'Own-Variable.woff2' });
  const cut = JSON.parse(readFileSync(inBrand('typeface/typeface.json'), 'utf8'));
  expect(cut).toMatchObject({ family: 'Own', width: [100, 110], weight: [400, 600] });
  expect(cut.fallback).toHaveLength(3);
  for (const { size, ascent, descent } of cut.fallback) {
    expect(size).toBeGreaterThan(80);
    expect(size).toBeLessThan(120);
    expect(ascent + descent).toBeGreaterThan(90);
  }
});
