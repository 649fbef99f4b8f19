/** Checks content/ and brand/; part of `npm run check`. With `--publish` it lists the samples in content/ instead. */
import process from 'node:process';
import { readContent } from '../src/content/check.ts';
import { listSamples } from '../src/content/samples.ts';
import { formatProblem } from '../src/schema/problem.ts';

const content = readContent('.');
if (process.argv.includes('--publish')) process.exit(listSamples(content) > 0 ? 1 : 0);

const { entries, problems } = content;
if (problems.length > 0) {
  console.error(problems.map(formatProblem).join('\n'));
  console.error(`content: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`);
  process.exitCode = 1;
} else console.log(`content: ${entries.length} records checked, no problem`);
