/** Checks everything in content/: part of `npm run check`. */
import { readContent } from '../src/content/check.ts';
import { formatProblem } from '../src/schema/problem.ts';

const { entries, problems } = readContent('.');
const lines = problems.map(formatProblem);

if (lines.length > 0) {
  console.error(lines.join('\n'));
  console.error(`content: ${lines.length} ${lines.length === 1 ? 'problem' : 'problems'}`);
  process.exitCode = 1;
} else {
  console.log(`content: ${entries.length} records checked, no problem`);
}
