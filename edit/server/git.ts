/** What was changed since the last commit, in words; publishing it; and what a record was earlier. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { formatProblem } from '../../src/content/problem.ts';
import { findSamples } from '../../src/content/samples.ts';
import { differences } from '../schema/differences.ts';
import { type Data, titleOf } from '../schema/fields.ts';
import { kindAt } from '../schema/files.ts';
import { dataOf, fileOf, kindFor, Refusal } from './store.ts';

const run = promisify(execFile);

/** A push waits for the network; a question of git would wait for ever. In ms. */
const PATIENCE = 60_000;

/** What a command of git says. @throws Refusal with what it says where it fails */
async function git(root: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await run('git', args, {
      cwd: root,
      timeout: PATIENCE,
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
    });
    return stdout;
  } catch (error) {
    const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string };
    throw new Refusal((stderr || stdout || String(error)).trim());
  }
}

const quiet = (root: string, ...args: string[]) => git(root, ...args).catch(() => '');

/** A file that differs from the last commit. */
interface ChangedFile {
  readonly file: string;
  /** The record's key, where it is one that is edited. */
  readonly key: string | undefined;
  readonly title: string;
  readonly state: 'new' | 'changed' | 'deleted';
  /** What changed in it, in words; empty for a new or deleted one. */
  readonly texts: readonly string[];
}

/** What publishing would do. */
export interface Changes {
  /** Whether there is a history to publish into; without one, files are only saved. */
  readonly hasHistory: boolean;
  readonly branch: string;
  /** Where it is sent; empty where nowhere. */
  readonly remote: string;
  readonly author: { readonly name: string; readonly email: string };
  readonly files: readonly ChangedFile[];
  /** What npm run publish-check finds: samples and placeholders. */
  readonly findings: readonly string[];
}

/** The text of a file at a commit; empty where it was not there. */
const textAt = (root: string, commit: string, file: string) =>
  quiet(root, 'show', `${commit}:./${file}`);

async function changedFile(root: string, code: string, file: string): Promise<ChangedFile> {
  const name = file.replace(/^content\//, '').replace(/\.yaml$/, '');
  const kind = file.endsWith('.yaml') ? kindAt(name) : undefined;
  const isDeleted = code.includes('D');
  const isNew = code === '??' || code.includes('A');
  const state = isDeleted ? 'deleted' : isNew ? 'new' : 'changed';
  if (!kind) return { file, key: undefined, title: file, state, texts: [] };
  const before = isNew ? {} : dataOf(kind, await textAt(root, 'HEAD', file));
  const path = join(root, file);
  const after = existsSync(path) ? dataOf(kind, readFileSync(path, 'utf8')) : {};
  const texts = state === 'changed' ? differences(before, after).map(({ text }) => text) : [];
  return { file, key: name, title: titleOf(isDeleted ? before : after) || name, state, texts };
}

/** Everything in content/ that differs from the last commit. */
export async function changesIn(root: string): Promise<Changes> {
  const findings = findSamples(root).map(formatProblem);
  const author = { name: '', email: '' };
  // A folder within somebody else's repository is not its content.
  const isTracked = await quiet(root, 'ls-files', '--', 'content/company.yaml');
  if (isTracked.trim() === '') {
    return { hasHistory: false, branch: '', remote: '', author, files: [], findings };
  }
  const [status, branch, remotes, name, email] = await Promise.all([
    git(
      root,
      'status',
      '--porcelain',
      '-z',
      '--no-renames',
      '--untracked-files=all',
      '--',
      'content',
    ),
    quiet(root, 'branch', '--show-current'),
    quiet(root, 'remote'),
    quiet(root, 'config', 'user.name'),
    quiet(root, 'config', 'user.email'),
  ]);
  const prefix = (await quiet(root, 'rev-parse', '--show-prefix')).trim();
  const entries = status.split('\0').filter((entry) => entry !== '');
  const files = await Promise.all(
    entries.map((entry) => changedFile(root, entry.slice(0, 2), entry.slice(3 + prefix.length))),
  );
  return {
    hasHistory: true,
    branch: branch.trim(),
    remote: remotes.split('\n')[0] ?? '',
    author: { name: name.trim(), email: email.trim() },
    files,
    findings,
  };
}

/** Who publishes what. */
export interface Publication {
  readonly message: string;
  readonly name: string;
  readonly email: string;
}

/**
 * Commits content/, and nothing else, under the editor's name, and pushes where there is a remote.
 * @returns the commit, and what kept it from being pushed
 */
export async function publish(
  root: string,
  { message, name, email }: Publication,
): Promise<{ commit: string; pushed: boolean; fault: string }> {
  const { remote, files } = await changesIn(root);
  if (files.length === 0) throw new Refusal('Nothing has changed since the last commit.');
  await git(root, 'add', '--all', '--', 'content');
  const who = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
  await git(root, ...who, 'commit', '--quiet', `--message=${message}`, '--', 'content');
  const commit = (await git(root, 'rev-parse', '--short', 'HEAD')).trim();
  if (remote === '') return { commit, pushed: false, fault: '' };
  try {
    await git(root, 'push', '--quiet', remote, 'HEAD');
    return { commit, pushed: true, fault: '' };
  } catch (error) {
    return { commit, pushed: false, fault: error instanceof Error ? error.message : String(error) };
  }
}

/** A commit that changed a record. */
export interface Version {
  readonly commit: string;
  /** ISO date and time. */
  readonly date: string;
  readonly author: string;
  readonly message: string;
}

/** Versions that are listed. */
const MOST = 50;

/** The commits that changed a record, newest first. */
export async function historyOf(root: string, key: string): Promise<Version[]> {
  kindFor(key);
  const format = '--format=%H%x1f%aI%x1f%an%x1f%s';
  const log = await quiet(root, 'log', `--max-count=${MOST}`, format, '--', fileOf(key));
  return log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [commit = '', date = '', author = '', message = ''] = line.split('\x1f');
      return { commit, date, author, message };
    });
}

/** What a record held at a commit. @throws Refusal where it was not there */
export async function versionOf(root: string, key: string, commit: string): Promise<Data> {
  if (!/^[0-9a-f]{40}$/.test(commit)) throw new Refusal('That is no commit.');
  const text = await textAt(root, commit, fileOf(key));
  if (text === '') throw new Refusal('The record was not there then.');
  return dataOf(kindFor(key), text);
}
