/** Checks everything in content/ and that the editors' schemas are fresh: part of `npm run check`. */
import { readFileSync } from 'node:fs';
import { readContent } from '../src/content/check.ts';
import { jsonSchemas } from '../src/content/json-schema.ts';
import { formatProblem } from '../src/schema/problem.ts';

const { entries, problems } = readContent('.');
const lines = problems.map(formatProblem);
for (const [file, text] of jsonSchemas()) {
  const path = `content/${file}`;
  let written = '';
  try {
    written = readFileSync(path, 'utf8');
  } catch {
    // A missing file is as stale as an old one.
  }
  if (written !== text) lines.push(`${path}  is not what the schemas say now: run npm run schemas`);
}

if (lines.length > 0) {
  console.error(lines.join('\n'));
  console.error(`content: ${lines.length} ${lines.length === 1 ? 'problem' : 'problems'}`);
  process.exitCode = 1;
} else {
  console.log(`content: ${entries.length} records checked, no problem`);
}
