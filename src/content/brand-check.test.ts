import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderForEach } from '../../tests/fixtures/folder.ts';
import { formatProblem } from '../schema/problem.ts';
import { readContent } from './check.ts';

const root = folderForEach('src/content/fixture');

/** What the check says once a line of brand.yaml is another. */
function problemsWith(from: RegExp, to: string): string[] {
  const path = join(root, 'brand/brand.yaml');
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
  return readContent(root).problems.map(formatProblem);
}

test.each([
  [/^main: .*$/m, 'main: #1f7a3d', 'brand/brand.yaml:4  main: is empty; expected text'],
  [/^main: .*$/m, 'main: green', 'brand/brand.yaml:4  main: expected a colour such as "#0f3df2"'],
  [/^main: .*$/m, 'main: "#7a7a7a"', 'brand/brand.yaml:4  main: words on #7a7a7a reach a'],
  [/^name: .*$/m, `name: ${'A'.repeat(33)}`, 'brand/brand.yaml:1  name: too long: at most 32'],
  [/^site: .*$/m, 'site: https://sample.example/', 'brand/brand.yaml:3  site: expected an address'],
  [/^mark: .*$/m, 'mark: marc.svg', 'brand/brand.yaml:7  mark: brand/marc.svg is missing'],
  [/^mark: .*$/m, 'marc: mark.svg', 'brand/brand.yaml:7  unknown field "marc"; did you mean'],
  [
    /^typeface: .*$/m,
    'typeface: "@fontsource/lora"',
    'brand/brand.yaml:6  typeface: brand/typeface/ was cut from @fontsource-variable/archivo',
  ],
  [/^mark: .*$/m, 'mark: mark.svg\nfilm: film', 'brand/brand.yaml:8  film: brand/film/hero-wide'],
])('%s as %s', (from, to, message) => {
  expect(problemsWith(from, to)).toContainEqual(expect.stringContaining(message));
});

test.each([
  ['<svg viewBox="0 0 9 9"><text>A</text></svg>', 'words (<text>) need a font'],
  ['<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>', 'no script, style sheet or picture'],
  ['<svg viewBox="0 0 9 9"><path onload="go()" d="M0 0z"/></svg>', 'no style, href or on'],
  ['<svg viewBox="0 0 9 9"><path fill="url(#a)" d="M0 0z"/></svg>', 'no gradients, masks'],
  ['<svg><path d="M0 0z"/></svg>', 'expected an SVG with a viewBox'],
  [`<svg viewBox="0 0 9 9"><path d="M0 0${'h1'.repeat(4000)}z"/></svg>`, 'simplify its paths'],
])('a mark that is %.50s is refused', (svg, message) => {
  writeFileSync(join(root, 'brand/mark.svg'), svg);
  const problems = readContent(root).problems.map(formatProblem);
  expect(problems).toEqual([expect.stringContaining(message)]);
});

test('a film that was made for other colours is refused', () => {
  mkdirSync(join(root, 'brand/film'));
  for (const cut of ['wide', 'narrow']) {
    for (const end of ['av1.webm', 'h264.mp4', 'poster.avif', 'poster.jpg']) {
      writeFileSync(join(root, `brand/film/hero-${cut}.${end}`), '');
    }
  }
  writeFileSync(join(root, 'brand/film/film.yaml'), 'main: "#0f3df2"\naccent: "#00ff00"\n');
  expect(problemsWith(/^mark: .*$/m, 'mark: mark.svg\nfilm: film')).toEqual([
    expect.stringContaining('was made for other colours; render it anew'),
  ]);
});
