import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderForEach } from '../../../tests/fixtures/folder.ts';
import { isDrawn, plateImage } from './drawn-pictures.ts';

const ROOT = process.cwd();
const MANIFEST = '.cache/art/manifest.json';

/** Writes the manifest in the test's folder, each time with a modification time one second later. */
let second = 0;
function writeManifest(manifest: string) {
  writeFileSync(MANIFEST, manifest);
  second += 1;
  utimesSync(MANIFEST, second, second);
}

const folder = folderForEach();
beforeEach(() => {
  process.chdir(folder);
  mkdirSync('.cache/art', { recursive: true });
  const picture = { src: '/art/office-london-wide.0.svg', width: 1280, height: 800 };
  writeManifest(JSON.stringify({ 'office/london@wide': picture }));
});
afterEach(() => {
  process.chdir(ROOT);
});

test('a drawn plate has an address and a size', () => {
  expect(plateImage('office/london', 'wide')).toEqual({
    src: '/art/office-london-wide.0.svg',
    width: 1280,
    height: 800,
  });
});

test('the error for a plate that is not drawn names the command, and the file for a cut that it lacks', () => {
  expect(() => plateImage('office/london', 'card')).toThrow(
    'plate office/london is not drawn in cut "card": run npm run build, or add the cut in plates/registry.ts, which has wide',
  );
});

test('the error for a damaged manifest names the command', () => {
  writeManifest('{"office/london@wide": {');
  expect(() => plateImage('office/london', 'wide')).toThrow(
    'missing or damaged: run npm run build',
  );
});

test('a changed manifest is read again', () => {
  expect(isDrawn('own/photograph@card')).toBe(false);
  const picture = { src: '/art/own-photograph-card.0.jpg', width: 800, height: 600 };
  writeManifest(JSON.stringify({ 'own/photograph@card': picture }));
  expect(isDrawn('own/photograph@card')).toBe(true);
});
