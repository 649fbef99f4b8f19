/**
 * `npm run build`: builds the site into dist/. It runs two programs in turn, so that the memory for the pages is freed before
 * the second starts. It takes the options of pages.ts.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

for (const program of ['pages.ts', 'finish.ts']) {
  const args = [join(import.meta.dirname, program), ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
