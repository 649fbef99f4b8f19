/** Describes the changes since the last commit, publishes them, and reads earlier versions of a record. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { readContent } from '../../src/content/check.ts';
import { findSamples, UNMARK } from '../../src/content/samples.ts';
import { formatProblem } from '../../src/schema/problem.ts';
import { reasonOf } from '../../src/schema/reason.ts';
import { differences } from '../model/differences.ts';
import { fileOf, keyOf, kindAt, titleAt } from '../model/files.ts';
import type { Data } from '../model/names.ts';
import { picturesIn } from '../model/references.ts';
import { same } from '../model/value.ts';
import { archive } from './pictures.ts';
import { parsed, stateOf, textIn } from './store.ts';
import { inside, type Key, Refusal } from './validate.ts';

const run = promisify(execFile);

/** Time limit for a git command, in ms: a push waits for the network, and a prompt would wait for ever. */
const PATIENCE = 60_000;

/** The output of a git command, without trailing white space. @throws Refusal with git's message if it fails */
export const git = async (root: string, ...args: string[]) =>
  (await bytesOf(root, args)).toString().trimEnd();

async function bytesOf(
  root: string,
  args: readonly string[],
  patience = PATIENCE,
): Promise<Buffer> {
  try {
    const { stdout } = await run('git', args, {
      cwd: root,
      timeout: patience,
      maxBuffer: 64 * 1024 * 1024,
      // Reading the state of files takes no lock, which would make a merge at the same time fail.
      env: {
        ...process.env,
        GIT_TERMINAL_PROMPT: '0',
        GIT_OPTIONAL_LOCKS: '0',
        // A file's name may have brackets, as those of routes have.
        GIT_LITERAL_PATHSPECS: '1',
      },
      encoding: 'buffer',
    });
    return stdout;
  } catch (error) {
    const { stderr, stdout, killed } = error as Readonly<Record<string, unknown>>; // the properties that Node sets
    if (killed) {
      throw new Refusal(
        `git ${args[0]} did not finish within ${patience / 1000} seconds. Can the remote be reached?`,
      );
    }
    const said = String(stderr || stdout || error).trim();
    // Hides local paths from the user, but not the URLs of remotes.
    throw new Refusal(said.replaceAll(/(?<![\w:/])\/(?:[^\s'":/]+\/)+/g, '…/'));
  }
}

const quiet = (root: string, ...args: string[]) => git(root, ...args).catch(() => '');

/** A file that differs from the last commit. */
interface Differing {
  readonly file: string;
  readonly state: 'new' | 'changed' | 'deleted';
}

/** The same with its title and changes. */
interface ChangedFile extends Differing {
  readonly title: string;
  /** Its changes in words; empty for a new or deleted file. */
  readonly texts: readonly string[];
}

/** The changes that publishing would commit, and where it would push them. */
export interface Changes {
  /** Whether a git repository tracks content/; if not, files can only be saved. */
  readonly hasHistory: boolean;
  /** The remote to push to; empty if there is none. */
  readonly remote: string;
  readonly author: { readonly name: string; readonly email: string };
  readonly files: readonly ChangedFile[];
  /** Paths of those files that the user may no longer change. */
  readonly notOwn?: readonly string[];
  /** How many commits are not pushed yet, as after a failed push. */
  readonly unsent: number;
  /** The samples and placeholders that `npm run check -- --publish` finds. */
  readonly findings: readonly string[];
}

/** A file's bytes at a commit; undefined if it did not exist. */
export const bytesAt = (root: string, commit: string, file: string) =>
  bytesOf(root, ['show', `${commit}:./${file}`]).catch(() => undefined);

/** The same as text; empty if it did not exist. */
const textAt = async (root: string, commit: string, file: string) =>
  String((await bytesAt(root, commit, file)) ?? '');

/** The files of a folder that differ from the last commit. */
export async function changedFiles(root: string, folder = 'content'): Promise<Differing[]> {
  const how = ['--porcelain', '-z', '--no-renames', '--untracked-files=all'];
  const [status, prefix] = await Promise.all([
    git(root, 'status', ...how, '--', folder),
    git(root, 'rev-parse', '--show-prefix'),
  ]);
  return status
    .split('\0')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const letters = entry.slice(0, 2);
      const isNew = /[?A]/.test(letters);
      const state = letters.includes('D') ? 'deleted' : isNew ? 'new' : 'changed';
      return { file: entry.slice(3 + prefix.length), state };
    });
}

/** A file's data now and at the last commit. */
async function changeOf(root: string, file: string) {
  const before = await textAt(root, 'HEAD', file);
  return { before: parsed(before), after: parsed(textIn(join(root, file))) };
}

/** Whether a record was added or deleted: as a file of its own, or in a file of many records. */
export async function hasOtherRecords(root: string, { file, state }: Differing): Promise<boolean> {
  if (state !== 'changed') return true;
  if (!kindAt(keyOf(file))?.holdsAll) return false;
  const { before, after } = await changeOf(root, file);
  return !same(Object.keys(before).sort(), Object.keys(after).sort());
}

async function changedFile(root: string, { file, state }: Differing): Promise<ChangedFile> {
  const name = keyOf(file);
  if (!file.endsWith('.yaml') || !kindAt(name)) return { file, title: file, state, texts: [] };
  const { before, after } = await changeOf(root, file);
  const texts = state === 'changed' ? differences(before, after) : [];
  const own = state === 'deleted' ? before : after;
  // The record of a translation with a valid key has a valid key too.
  const title = titleAt(name, (key) => (key === name ? own : stateOf(root, key as Key).data));
  return { file, title, state, texts };
}

/** How many commits the remote lacked at the last fetch or push. @param remote empty if there is none */
export async function unsentIn(root: string, remote: string): Promise<number> {
  if (remote === '') return 0;
  return Number(await quiet(root, 'rev-list', '--count', 'HEAD', '--not', `--remotes=${remote}`));
}

/** Whether a repository tracks content/. The project's folder may lie in another one that doesn't. */
const isTracked = async (root: string) =>
  (await quiet(root, 'ls-files', '--', 'content/company.yaml')) !== '';

/** Everything in content/ that differs from the last commit. */
export async function changesIn(root: string): Promise<Changes> {
  const findings = findSamples(readContent(root)).map((found) =>
    // The check names a line of YAML; the form has a checkbox.
    formatProblem(found).replace(UNMARK, 'untick Sample'),
  );
  const author = { name: '', email: '' };
  if (!(await isTracked(root))) {
    return { hasHistory: false, remote: '', author, files: [], unsent: 0, findings };
  }
  const [changed, remote, name, email] = await Promise.all([
    changedFiles(root),
    remoteOf(root),
    quiet(root, 'config', 'user.name'),
    quiet(root, 'config', 'user.email'),
  ]);
  const files = await Promise.all(changed.map((each) => changedFile(root, each)));
  return {
    hasHistory: true,
    remote,
    unsent: await unsentIn(root, remote),
    author: { name, email },
    files,
    findings,
  };
}

/** A commit's message and author. */
export type Publication = Readonly<Record<'message' | 'name' | 'email', string>>;

/** The result of publishing. */
export interface Published {
  readonly commit: string;
  readonly pushed: boolean;
  /** Why the push failed; empty if it didn't. */
  readonly fault: string;
}

/** Commits content/, and nothing else, under the author's name. */
export async function commitContent(root: string, { message, name, email }: Publication) {
  await git(root, 'add', '--all', '--', 'content');
  const who = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
  await git(root, ...who, 'commit', '--quiet', `--message=${message}`, '--', 'content');
}

/**
 * Pushes the last commit to a remote, if there is one.
 * @param remote empty if there is none
 * @param patience time limit for the push, in ms
 */
export async function push(root: string, remote: string, patience = PATIENCE): Promise<Published> {
  const commit = await git(root, 'rev-parse', '--short', 'HEAD');
  if (remote === '') return { commit, pushed: false, fault: '' };
  try {
    await bytesOf(root, ['push', '--quiet', remote, 'HEAD'], patience);
    return { commit, pushed: true, fault: '' };
  } catch (error) {
    return { commit, pushed: false, fault: reasonOf(error) };
  }
}

/** The branch that is checked out, such as `refs/heads/main`; empty if none is. */
const branchIn = (root: string) => quiet(root, 'symbolic-ref', '--quiet', 'HEAD');

/** The remote to push to: the one set for the branch, else origin, else the first; empty if there is none. */
export async function remoteOf(root: string): Promise<string> {
  const branch = await branchIn(root);
  const format = '--format=%(push:remotename)';
  const set = branch === '' ? '' : await quiet(root, 'for-each-ref', format, branch);
  const [first = '', ...others] = (await quiet(root, 'remote')).split('\n');
  return set || (others.includes('origin') ? 'origin' : first);
}

/** @throws Refusal if there is nothing to publish */
export function mustDiffer(files: readonly unknown[]): void {
  if (files.length === 0) throw new Refusal('Nothing has changed since the last commit.');
}

/** Commits content/ and pushes it if there is a remote. */
export async function publish(root: string, publication: Publication): Promise<Published> {
  mustDiffer((await isTracked(root)) ? await changedFiles(root) : []);
  if ((await branchIn(root)) === '') {
    throw new Refusal(
      'No branch is checked out, so the commit would get lost. Run: git switch main',
    );
  }
  await commitContent(root, publication);
  return push(root, await remoteOf(root));
}

/** A commit that changed a record. */
export interface Version {
  readonly commit: string;
  /** ISO date and time. */
  readonly date: string;
  readonly author: string;
  readonly message: string;
  /** The key that the record had then. */
  readonly key: string;
}

/** The most versions listed under one name. */
const MOST = 50;

/** The commits that changed a record, newest first, also under its earlier names. @param from the commit to begin at */
export async function historyOf(root: string, key: string, from = 'HEAD'): Promise<Version[]> {
  const format = '--format=%H%x1f%aI%x1f%an%x1f%s';
  const log = await quiet(root, 'log', `--max-count=${MOST}`, format, from, '--', fileOf(key));
  const versions = log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [commit = '', date = '', author = '', message = ''] = line.split('\x1f');
      return { commit, date, author, message, key };
    });
  const first = versions.at(-1)?.commit;
  if (first === undefined) return [];
  // `git log --follow` would go on with the file that this one is a copy of.
  const how = ['--format=', '--name-status', '--diff-filter=R', '--find-renames', '--relative'];
  const renames = await quiet(root, 'show', ...how, first);
  const [, before] =
    renames
      .split('\n')
      .map((line) => line.split('\t'))
      .find(([, , to]) => to === fileOf(key)) ?? [];
  if (before === undefined || !kindAt(keyOf(before))) return versions;
  return [...versions, ...(await historyOf(root, keyOf(before), `${first}^`))];
}

/**
 * A record's data at a commit. Its deleted pictures are archived, and come back once the record names them again.
 * @throws Refusal if it did not exist
 */
export async function versionOf(root: string, key: Key, commit: string): Promise<Data> {
  if (!/^[0-9a-f]{40}$/.test(commit)) throw new Refusal('This is not a commit.');
  const text = await textAt(root, commit, fileOf(key));
  if (text === '') throw new Refusal('The record did not exist at that commit.');
  const data = parsed(text);
  for (const file of picturesIn([{ key, data }])) {
    if (existsSync(inside(root, 'content', file))) continue;
    const bytes = await bytesAt(root, commit, `content/${file}`);
    if (bytes) archive(root, file, bytes);
  }
  return data;
}
