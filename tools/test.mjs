/**
 * `npm test`: installs what the tests need, builds, and runs everything CI runs.
 *
 *     npm test [-- check | observatory | unit | browser | pictures …]
 *     npm test -- --quick
 *
 * Plain JavaScript, since it runs before the packages are there, on whatever Node there is.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { build, fail, prepare, runtime } from '../commands/prepare.mjs';
import { beginInstalling, findPrograms } from './programs.mjs';
import { RUNNERS, runOne, summary } from './runners.mjs';

const QUICK = ['quick-unit', 'quick-browser'];
const ALL = Object.keys(RUNNERS).filter((name) => !QUICK.includes(name));

const asked = process.argv.slice(2);
if (asked[0] === '--visual') {
  prepare('all');
  const visual = ['tests/visual/run.ts', ...asked.slice(1)];
  process.exit(spawnSync(runtime, visual, { stdio: 'inherit' }).status ?? 1);
}
const unknown = asked.filter((name) => name !== '--quick' && !ALL.includes(name));
if (unknown.length > 0)
  fail(`No tests are called ${unknown.join(', ')}: there are ${ALL.join(', ')}`);
const names = asked.includes('--quick') ? QUICK : asked.length > 0 ? asked : ALL;

const programs = await beginInstalling();
prepare('all');
await programs.end;
const { places, absent } = findPrograms();
if (!places.CHROMIUM) {
  // Playwright's own, which it finds by itself.
  const own = spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore' });
  if (own.status !== 0)
    fail('The tests need a Chromium: install one and name it, as in CHROMIUM=/path npm test');
}
build();

const notRun = absent.filter((name) => name !== 'Chromium');
// The pictures were approved of the sample's pages.
const isSample = /^sample: true$/m.test(readFileSync('content/company.yaml', 'utf8'));
const results = names
  .filter((name) => name !== 'pictures' || isSample)
  .map((name) => {
    const result = runOne(name, { env: places });
    if (result.unavailable) notRun.push(`${name} (its packages could not be installed)`);
    return result;
  });
if (process.env.CI) {
  // What can't run is a failure where everything is expected to be there.
  results.push({ passed: 0, failed: notRun.length, skipped: 0, unavailable: false, names: [] });
}

console.log();
if (!isSample) console.log('Not run: the facts of the sample, since content/ is no longer it.');
if (notRun.length > 0) console.log(`Not run: ${notRun.join('; ')}`);
for (const { names } of results) for (const name of names) console.log(`Failed: ${name}`);
const { line, code } = summary(results);
console.log(line);
process.exit(code);
