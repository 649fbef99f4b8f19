import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writePageScripts } from './page-scripts.ts';

const RUNTIME = '<script>start();</script><script>go();\n</script>\n';
const KEPT =
  '<script type="module" src="/_astro/Document.js"></script><script type="application/ld+json">{}</script>';

let folder: string;
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scripts-'));
  mkdirSync(join(folder, '_astro'));
  mkdirSync(join(folder, 'services'));
  writeFileSync(join(folder, 'index.html'), `<main>${RUNTIME}<p></p></main>${KEPT}`);
  writeFileSync(join(folder, 'services/qa.html'), `${KEPT}<i></i>${RUNTIME}`);
  writeFileSync(join(folder, 'about.html'), KEPT);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('scripts that follow each other become one file for all pages', () => {
  const summary = writePageScripts(folder);
  const [file = ''] = readdirSync(join(folder, '_astro'));
  expect(read(`_astro/${file}`)).toBe('start();\ngo();\n');
  expect(summary).toEqual({ pages: 2, files: 1, bytes: read(`_astro/${file}`).length });
  const link = `<script src="/_astro/${file}" async></script>`;
  expect(read('index.html')).toBe(`<main>${link}<p></p></main>${KEPT}`);
  expect(read('services/qa.html')).toBe(`${KEPT}<i></i>${link}`);
});

test('modules, data and a page without scripts stay as they are', () => {
  writePageScripts(folder);
  expect(read('about.html')).toBe(KEPT);
});

test('a second run finds nothing to do', () => {
  writePageScripts(folder);
  expect(writePageScripts(folder)).toEqual({ pages: 0, files: 0, bytes: 0 });
});
