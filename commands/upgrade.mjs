/**
 * `npm run upgrade -- TAG`: merges a later version of this project into the owner's copy. The owner's folders don't change.
 *
 * Plain JavaScript without dependencies, since the installed packages may fit either version while it runs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

const OWN = ['content', 'brand'];
/** Converts content to the format of the merged version. */
const MIGRATE = 'edit/upgrade/migrate.ts';

/** Runs git in the current folder. @returns its output, and whether it succeeded */
function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' });
  return { ok: status === 0, said: `${stdout}${stderr}`.trim() };
}

function must(...args) {
  const { ok, said } = git(...args);
  if (!ok) fail(said);
  return said;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

const [version] = process.argv.slice(2);
if (!version) fail('Say which version: npm run upgrade -- v0.2.0');
if (must('status', '--porcelain')) fail('Commit your own changes first; git status lists them.');
if (!git('rev-parse', '--verify', '--quiet', `${version}^{commit}`).ok) {
  fail(
    `There is no version ${version} here: fetch it first, with git fetch --tags and the name of its remote.`,
  );
}

git('merge', '--no-commit', '--no-ff', version);
if (!git('rev-parse', '--verify', '--quiet', 'MERGE_HEAD').ok) {
  fail(`${version} is merged already, or has nothing in common with this copy.`);
}
// Restores the owner's folders exactly, so that deleted sample files don't return with the merge.
for (const folder of OWN) {
  git('rm', '-r', '-f', '-q', '--ignore-unmatch', folder);
  if (git('cat-file', '-e', `HEAD:${folder}`).ok) must('checkout', 'HEAD', '--', folder);
}

const open = must('diff', '--name-only', '--diff-filter=U');
if (open) {
  fail(
    `These files were changed here and in ${version}:\n${open}\nResolve them, or git merge --abort leaves all as it was; then git commit.`,
  );
}
must('commit', '--no-edit', '-m', `Merge ${version}`);
console.log(`${version} is merged.`);
// The conversion of content is a separate commit, so that it can be reviewed and reverted by itself.
if (existsSync(MIGRATE)) {
  const { status } = spawnSync(process.execPath, [MIGRATE], { stdio: 'inherit' });
  if (status !== 0)
    fail(
      'node commands/run.mjs edit node edit/upgrade/migrate.ts installs what is missing and moves content/.',
    );
  if (must('status', '--porcelain')) {
    must('add', '--all', ...OWN);
    must('commit', '-m', `Move content to ${version}`);
  }
  console.log('npm run check says what your content needs now.');
}
