/** Loaded into a process before its own program: adds what it used to the file `METER`, a line of JSON, when it ends. */
import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const { METER } = process.env;

if (METER && isMainThread) {
  process.on('exit', () => appendFileSync(METER, `${JSON.stringify(process.resourceUsage())}\n`));
}
