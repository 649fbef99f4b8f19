/**
 * Checks content/ and the contrast of every pair of colours in brand/brand.yaml; part of `npm run check`. With `--publish` it
 * lists the samples in content/ instead.
 */
import process from 'node:process';
import { brandColours } from '../art/brand.ts';
import { failing, pairLine, pairsOf } from '../art/contrast.ts';
import { readContent } from '../src/content/check.ts';
import { listSamples } from '../src/content/samples.ts';
import { formatProblem } from '../src/schema/problem.ts';

const content = readContent('.');
if (process.argv.includes('--publish')) process.exit(listSamples(content) > 0 ? 1 : 0);

const pairs = pairsOf(brandColours());
const lines = [...content.problems.map(formatProblem), ...failing(pairs).map(pairLine)];
if (lines.length > 0) {
  console.error(lines.join('\n'));
  console.error(`content: ${lines.length} ${lines.length === 1 ? 'problem' : 'problems'}`);
  process.exitCode = 1;
} else {
  const { length } = content.entries;
  console.log(
    `content: ${length} records and ${pairs.length} pairs of colours checked, no problem`,
  );
}
