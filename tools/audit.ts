/**
 * `npm run check -- --audit`: asks the registry in use for known vulnerabilities of the server's packages. Exit code 0 means
 * that there are none, 1 that there are some, UNAVAILABLE that the registry couldn't be asked.
 */
import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** A registry did not answer. EX_UNAVAILABLE in sysexits.h. */
const UNAVAILABLE = 69;

const { status, stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
// Only the status from npm's message, without the registry's address.
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
