/**
 * `npm test -- --visual`: compares key pages of the last build with their approved pictures. `--update` approves the present
 * pages. Names of pictures, or parts of them, limit either to those: `npm test -- --visual --update contact menu-390`.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import sharp from 'sharp';

const APPROVED = join(import.meta.dirname, 'approved');

/** Takes the pictures and compares them. @returns the exit code */
function compare(args: readonly string[]): number {
  const program = 'node_modules/@playwright/test/cli.js';
  const command = [program, 'test', '--project=pictures', ...args];
  return spawnSync(process.execPath, command, { stdio: 'inherit' }).status ?? 1;
}

/** Compresses new pictures with a palette: a third of the bytes, without a difference that fails a comparison. */
async function shrink() {
  for (const file of readdirSync(APPROVED)) {
    const path = join(APPROVED, file);
    const picture = sharp(readFileSync(path));
    if ((await picture.metadata()).isPalette) continue;
    const options = { palette: true, dither: 0, effort: 10, compressionLevel: 9 };
    writeFileSync(path, await picture.png(options).toBuffer());
  }
}

const names = process.argv.slice(2).filter((arg) => arg !== '--update');
const some = names.length > 0 ? ['--grep', names.join('|')] : [];
if (process.argv.includes('--update')) {
  // Updating all pictures starts with an empty folder, which drops pictures of removed pages.
  if (names.length === 0) rmSync(APPROVED, { recursive: true, force: true });
  compare(['--update-snapshots=all', '--grep-invert', '@approved', ...some]);
  await shrink();
}
process.exit(compare(['--update-snapshots=none', ...some]));
