/**
 * `npm run check -- --audit`: known weaknesses of the packages that run on the server, from the registry in use. Exit code 0 means that
 * it was asked and knows none, 1 that it knows some, UNAVAILABLE that it couldn't be asked.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { UNAVAILABLE } from './exit-codes.ts';

const { status, stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev'], { encoding: 'utf8' });
// npm names the address it asked; the status before it says enough.
const [failure] =
  /audit endpoint returned an error|\b[45]\d\d [A-Z][\w ]+(?= - )/.exec(stderr) ?? [];
if (failure !== undefined) {
  console.error(
    `Not audited: the registry in use answers no audits (${failure}). ` +
      'Nothing is known about weaknesses; ask another registry: npm audit --omit=dev --registry ADDRESS',
  );
  process.exit(UNAVAILABLE);
}
console.log(stdout.trim());
process.exit(status ?? UNAVAILABLE);
