/**
 * Serves sites for the tests at free ports until its parent process exits. Sites that have changed are built first:
 *
 *     node tests/behaviour/serve.ts site fixture
 *
 * Each site has a process of its own, so that they are built in parallel. Its output lines begin with its name.
 */
import { fork } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { DATA_FOLDER } from './enquiries.ts';

/** Prepares a site for its server. @returns the server's environment variables */
const SITES: Readonly<Record<string, () => Promise<Record<string, string>>>> = {
  /** The last build of the site. */
  site: async () => ({ DATA: 'test-results/served-data' }),
  /** The site of the behaviour tests. Only its process loads the schemas of all sections. */
  fixture: async () => {
    const { buildFixture } = await import('./build-fixture.ts');
    return { DIST: buildFixture(), DATA: DATA_FOLDER };
  },
};

// The tests send more enquiries in an hour than one office would.
const SERVER = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', ENQUIRY_LIMIT: '10000' };

async function serve(name: string) {
  const settings = await SITES[name]?.();
  if (!settings) throw new Error(`Say which site: ${Object.keys(SITES).join(', ')}`);
  Object.assign(process.env, SERVER, settings);
  await import('../../server/main.ts');
}

/** Serves a site in a child process. If that exits, so does this process, since the tests need all sites. */
function serveBeside(name: string) {
  const child = fork(import.meta.filename, [name], { silent: true });
  child.stderr?.pipe(process.stderr);
  if (child.stdout) {
    createInterface(child.stdout).on('line', (line) => console.log(`${name}: ${line}`));
  }
  child.on('exit', (code) => process.exit(code ?? 1));
}

const names = process.argv.slice(2);
if (process.send) {
  process.on('disconnect', () => process.exit());
  await serve(names[0] ?? '');
} else {
  // The parent holds the other end of stdin, which closes however the parent exits.
  process.stdin.resume().on('end', () => process.exit());
  names.forEach(serveBeside);
}
