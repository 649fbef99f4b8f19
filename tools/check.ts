/** The fast gate, `npm run check`: everything that can be said without a browser or a build. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** Commands as npm finds them: the project's own programs come first on its path. */
const checks: readonly {
  name: string;
  command: readonly [string, ...string[]];
  remedy?: string;
}[] = [
  { name: 'format and lint', command: ['biome', 'ci', '.'] },
  { name: 'content', command: ['node', 'tools/check-content.ts'] },
  {
    name: 'spelling',
    command: ['cspell', 'lint', '--no-progress', '--no-summary'],
    remedy: 'Names and terms of your own go into content/words.txt, one a line.',
  },
  { name: 'contrast', command: ['node', 'tools/check-contrast.ts'] },
  { name: 'types', command: ['astro', 'check', '--minimumSeverity', 'warning'] },
  { name: 'imports', command: ['node', 'tools/check-imports.ts'] },
  { name: 'unused code', command: ['knip'] },
  { name: 'licences', command: ['node', 'tools/licences.ts', '--check'] },
];

const failed: string[] = [];
for (const { name, command, remedy } of checks) {
  const [program, ...args] = command;
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${status === 0 ? 'ok    ' : 'failed'} ${name} (${seconds} s)`);
  if (status !== 0) {
    failed.push(name);
    console.log([stdout + stderr, ...(remedy ? [`${remedy}\n`] : [])].join(''));
  }
}
if (failed.length > 0) {
  console.error(`check: ${failed.join(', ')} failed`);
  process.exit(1);
}
console.log('check: all passed');
