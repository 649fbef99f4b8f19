/**
 * `npm run build`: builds the site into dist/, by two programs one after the other, since what the pages need of the memory
 * is free again when they are there. Options are those of pages.ts.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';

for (const program of ['pages.ts', 'finish.ts']) {
  const args = [join(import.meta.dirname, program), ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
