/** Preloaded into a process: when it ends, appends its resource usage to the file `METER` as a line of JSON. */
import { appendFileSync } from 'node:fs';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const { METER } = process.env;

if (METER && isMainThread) {
  process.on('exit', () => appendFileSync(METER, `${JSON.stringify(process.resourceUsage())}\n`));
}
