import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A drawing, whose type scales with it. */
const DRAWN = /\/Sheet\./;

const sheets = globSync('src/sections/**/*.css').filter((file) => !DRAWN.test(file));

/** A size of the scale, or one relative to the parent's. */
const OF_THE_SCALE = /var\(--|\b[\d.]+em\b|^inherit$/;

test('sections use only the type sizes of tokens.css', () => {
  const raw = sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/font-size:\s*([^;]+);/g)]
      .filter(([, size = '']) => !OF_THE_SCALE.test(size))
      .map(([line]) => `${file}: ${line}`),
  );
  expect(raw).toEqual([]);
});

test('no section defines twelve columns of its own', () => {
  expect(sheets.filter((file) => /repeat\(\s*12,/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
