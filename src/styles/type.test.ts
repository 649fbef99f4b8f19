import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A drawing, whose letters are as large as what is drawn. */
const DRAWN = /\/Sheet\./;

const sheets = globSync('src/sections/**/*.css').filter((file) => !DRAWN.test(file));

/** A size of the scale, or one that follows the letters around it. */
const OF_THE_SCALE = /var\(--|\b[\d.]+em\b|^inherit$/;

test('no section sets letters in a size beside the scale of tokens.css', () => {
  const raw = sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/font-size:\s*([^;]+);/g)]
      .filter(([, size = '']) => !OF_THE_SCALE.test(size))
      .map(([line]) => `${file}: ${line}`),
  );
  expect(raw).toEqual([]);
});

test('no section lays the twelve columns anew', () => {
  expect(sheets.filter((file) => /repeat\(\s*12,/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
