import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nodeFault } from './run.mjs';

const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));

test('the oldest accepted Node is the one in package.json', () => {
  const [, least] = /^>=(\d+\.\d+)$/.exec(engines.node) ?? [];
  expect(nodeFault(`${least}.0`)).toBeUndefined();
});

test('an older Node can load the file, so that it says so', () => {
  const source = readFileSync('commands/run.mjs', 'utf8');
  const names = [...source.matchAll(/^import (?:\{ (.+) \}|\w+) from 'node:/gm)];
  // In every Node since 16.
  expect(
    names
      .flatMap(([, each = '']) => each.split(', '))
      .filter(Boolean)
      .sort(),
  ).toEqual([
    'constants',
    'createHash',
    'delimiter',
    'dirname',
    'existsSync',
    'fileURLToPath',
    'join',
    'once',
    'readFileSync',
    'setTimeout',
    'spawn',
    'spawnSync',
    'writeFileSync',
  ]);
});

test.each(['24.21.0', '22.0.0', '21.0.0', '20.12.0'])('Node %s is accepted', (version) => {
  expect(nodeFault(version)).toBeUndefined();
});

test.each(['20.11.1', '20.0.0', '18.20.8'])('Node %s is refused as too old', (version) => {
  expect(nodeFault(version)).toBe(
    `Node ${version} is too old: install Node 20.12 or newer from https://nodejs.org`,
  );
});
