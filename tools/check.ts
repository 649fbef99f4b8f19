/**
 * `npm run check`: all checks that need neither a browser nor a build. Arguments select checks by parts of their names:
 * `npm run check -- content spelling`.
 */
import { execFile } from 'node:child_process';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Commands are looked up on npm's path, where the project's own programs come first. */
const checks: readonly {
  name: string;
  command: readonly [string, ...string[]];
  remedy?: string;
}[] = [
  { name: 'format and lint', command: ['biome', 'ci', '.'] },
  { name: 'content and contrast', command: ['node', 'tools/check-content.ts'] },
  {
    name: 'spelling',
    command: ['cspell', 'lint', '--no-progress', '--no-summary'],
    remedy: 'Names and terms of your own go into content/words.txt, one a line.',
  },
  // TypeScript 7 takes a third of the time of 6, but Astro's checker needs 6.
  { name: 'types', command: ['node', 'node_modules/typescript-7/bin/tsc'] },
  {
    name: 'types of Astro components',
    command: [
      'astro',
      'check',
      '--tsconfig',
      'tools/astro.tsconfig.json',
      '--minimumSeverity',
      'warning',
    ],
  },
  { name: 'imports', command: ['node', 'tools/check-imports.ts'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'licences', command: ['node', 'tools/licences.ts', '--check'] },
];

/** Runs a check and prints its result. @returns whether it passed */
async function passes({ name, command: [program, ...args], remedy }: (typeof checks)[number]) {
  const start = performance.now();
  const fault = await run(program, args, { maxBuffer: Number.POSITIVE_INFINITY }).then(
    () => undefined,
    (error: { stdout?: string; stderr?: string; message: string }) =>
      `${error.stdout ?? ''}${error.stderr ?? ''}` || error.message,
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${fault === undefined ? 'ok    ' : 'failed'} ${name} (${seconds} s)`);
  if (fault !== undefined) console.log([fault, ...(remedy ? [`${remedy}\n`] : [])].join(''));
  return fault === undefined;
}

const words = process.argv.slice(2);
const unknown = words.find((word) => !checks.some(({ name }) => name.includes(word)));
if (unknown !== undefined) {
  console.error(
    `check: none is called "${unknown}"; there are: ${checks.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}
const asked = checks.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);

// In parallel: each check uses one processor.
const passed = await Promise.all(asked.map(passes));
const failed = asked.filter((_, index) => !passed[index]).map(({ name }) => name);
if (failed.length > 0) {
  console.error(`check: ${failed.join(', ')} failed`);
  process.exit(1);
}
console.log('check: all passed');
