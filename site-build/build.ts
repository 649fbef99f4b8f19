/**
 * `npm run build`: builds the site into dist/. It runs two programs, so that the memory for the pages is free before files are
 * compressed. The second draws share images while the first renders pages, which takes one core. It takes the options of
 * pages.ts.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';

const start = (program: string) => fork(join(import.meta.dirname, program), process.argv.slice(2));

/** @returns the exit status; 1 if a signal ended the program */
async function ended(program: ChildProcess): Promise<number> {
  const [status] = await once(program, 'exit');
  return status ?? 1;
}

const pages = start('pages.ts');
const rendered = ended(pages);
// pages.ts reports when the list of share images is written.
pages.once('message', async () => {
  const finish = start('finish.ts');
  const finished = ended(finish);
  const status = await rendered;
  if (status === 0) finish.send('rendered');
  else finish.kill();
  process.exit(status || (await finished));
});
process.exitCode = await rendered;
