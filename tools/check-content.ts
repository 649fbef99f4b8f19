/** Checks content/ and the contrast of every pair of colours in brand/brand.yaml; part of `npm run check`. */
import { brandColours } from '../art/brand.ts';
import { failing, pairLine, pairsOf } from '../art/contrast.ts';
import { readContent } from '../src/content/check.ts';
import { formatProblem } from '../src/schema/problem.ts';

const { entries, problems } = readContent('.');
const pairs = pairsOf(brandColours());
const lines = [...problems.map(formatProblem), ...failing(pairs).map(pairLine)];

if (lines.length > 0) {
  console.error(lines.join('\n'));
  console.error(`content: ${lines.length} ${lines.length === 1 ? 'problem' : 'problems'}`);
  process.exitCode = 1;
} else {
  console.log(
    `content: ${entries.length} records and ${pairs.length} pairs of colours checked, no problem`,
  );
}
