/** A team member's branch: merges what others have published, and publishes what it holds. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readContent } from '../../src/content/check.ts';
import { formatProblem } from '../../src/schema/problem.ts';
import { type Kind, keyOf, kindAt } from '../model/files.ts';
import { type Choices, type Clash, merge } from '../model/merge.ts';
import { withoutEmpty } from '../model/shape.ts';
import {
  bytesAt,
  changedFiles,
  commitContent,
  git,
  mustDiffer,
  type Published,
  push,
  remoteOf,
} from './git.ts';
import { hashAt, parsed, writeAll } from './store.ts';
import { updateYaml } from './update-yaml.ts';
import { Refusal } from './validate.ts';

/** A member of the team: whose branch it is, and where it is published. */
export interface Member {
  /** The sign-in name. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The folder of the clone, with the published branch checked out. */
  readonly clone: string;
  /** The published branch. */
  readonly branch: string;
  /** Tags of the languages that they may change; all if unset. */
  readonly languages?: readonly string[] | undefined;
  /** The value that `x-edit-key` has in every request to their editor, which the front adds. */
  readonly key: string;
}

/** Fields that others have published meanwhile, by file, and the published commit. */
export interface Clashes {
  readonly clashing: readonly { readonly file: string; readonly clashes: readonly Clash[] }[];
  readonly onto: string;
}

/** Choices for clashing fields, by file and path. */
export const resolution = z.object({
  /** The published commit that the choices refer to. Choices for an earlier commit don't count. */
  onto: z.string(),
  files: z.record(z.string(), z.record(z.string(), z.enum(['mine', 'theirs']))),
});
export type Resolution = z.output<typeof resolution>;

/** The name of a person's branch. */
export const branchOf = (id: string) => `edit/${id}`;

const countOf = async (root: string, range: string) =>
  Number(await git(root, 'rev-list', '--count', range));

const bytesIn = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file)) : undefined;

/** A file's bytes at the common base, in this folder and as published; undefined where it doesn't exist. */
type States = readonly [base: Bytes, mine: Bytes, theirs: Bytes];
type Bytes = Buffer | undefined;

/**
 * Merges a file that was changed both here and by others.
 * @param kind undefined for a picture or a file outside content/, which is not merged but chosen
 */
function mergeFile(kind: Kind | undefined, [base, mine, theirs]: States, choices: Choices) {
  const held = (bytes: Bytes) =>
    kind && bytes ? withoutEmpty(kind.schema, parsed(bytes.toString())) : bytes?.toString('base64');
  const { merged, clashes } = merge(held(base), held(mine), held(theirs), choices);
  if (kind) {
    const source = (theirs ?? mine ?? '').toString();
    const text = merged === undefined ? undefined : updateYaml(source, merged);
    return { text, clashes };
  }
  const clash = {
    text: 'The file',
    mine: mine && 'your file',
    theirs: theirs && 'the file that was published',
  };
  return {
    text: merged === held(mine) ? mine : theirs,
    clashes: clashes.map((each) => ({ ...each, ...clash })),
  };
}

/**
 * Makes unpublished commits a draft again: that of an editor that was stopped while publishing, or one made by hand.
 * Otherwise they would skip the check of rights.
 * @returns the commit that the draft is based on
 */
export async function undoUnpublished(root: string, { branch }: Member): Promise<string> {
  const head = await git(root, 'rev-parse', '--verify', 'HEAD');
  const base = await git(root, 'merge-base', 'HEAD', `refs/heads/${branch}`);
  if (head !== base) await git(root, 'reset', '--quiet', base);
  return base;
}

/**
 * Merges what others have published into a person's folder. Their own unpublished changes stay, field by field.
 * @returns the clashing fields without a choice, and the published commit; if any field clashes, nothing was changed
 */
export async function catchUp(root: string, member: Member, chosen?: Resolution): Promise<Clashes> {
  const { branch, id } = member;
  const head = await undoUnpublished(root, member);
  const onto = await git(root, 'rev-parse', '--verify', `refs/heads/${branch}`);
  if (head === onto) return { clashing: [], onto };
  const published = await git(root, 'diff', '--name-only', '-z', '--no-renames', head, onto);
  // Files outside content/ too, which somebody may have changed by hand.
  const own = new Set((await changedFiles(root, '.')).map(({ file }) => file));
  const theirs = published.split('\0').filter((file) => file !== '');
  const both = theirs.filter((file) => own.has(file));
  const choices: Resolution['files'] = chosen?.onto === onto ? chosen.files : {};
  const results = await Promise.all(
    both.map(async (file) => {
      const [base, published] = await Promise.all([
        bytesAt(root, head, file),
        bytesAt(root, onto, file),
      ]);
      const mine = bytesIn(root, file);
      const states: States = [base, mine, published];
      const kind = file.endsWith('.yaml') ? kindAt(keyOf(file)) : undefined;
      return { file, before: hashAt(root, file), ...mergeFile(kind, states, choices[file] ?? {}) };
    }),
  );
  const clashing = results
    .filter(({ file, clashes }) => clashes.some(({ path }) => !choices[file]?.[path]))
    .map(({ file, clashes }) => ({ file, clashes }));
  if (clashing.length > 0) return { clashing, onto };
  // Keeps the unpublished changes for the administrator.
  await git(root, 'add', '--all', '--', 'content');
  // The check of a save changes times of files in brand/ too, and git would fail to stash those without a message.
  await git(root, 'update-index', '-q', '--refresh');
  const draft = await git(root, 'stash', 'create');
  if (draft !== '') await git(root, 'update-ref', `refs/before/${id}`, draft);
  const others = theirs.filter((file) => !own.has(file));
  const how = [`--source=${onto}`, '--staged', '--worktree'];
  if (others.length > 0) await git(root, 'restore', ...how, '--', ...others);
  writeAll(root, results);
  // The branch moves last. After a crash before this, merging again changes nothing that is merged already.
  await git(root, 'reset', '--quiet', onto);
  return { clashing: [], onto };
}

/** How often publishing is tried if others publish at the same time. */
const ATTEMPTS = 5;

/**
 * Publishes a person's saved changes as one commit on the published branch, and pushes it if there is a remote.
 * @returns the publication, or the clashing fields that need a choice first
 * @throws Refusal if content/ would have faults
 */
export async function publishBranch(
  root: string,
  member: Member,
  message: string,
  chosen?: Resolution,
): Promise<Published | Clashes> {
  const { clone, branch, id } = member;
  const remote = await remoteOf(clone);
  if (remote !== '') {
    await git(clone, 'fetch', '--quiet', remote, branch);
    await git(clone, 'merge', '--quiet', '--ff-only', 'FETCH_HEAD').catch(async (fault) => {
      const [own, others] = await Promise.all([
        countOf(clone, 'FETCH_HEAD..HEAD'),
        countOf(clone, 'HEAD..FETCH_HEAD'),
      ]);
      // The remote has nothing new. Commits that could not be pushed earlier go with this one.
      if (others === 0) return;
      if (own === 0) throw fault;
      throw new Refusal(
        `${remote} has ${others} new commits, and ${own} of this machine could not be pushed. The administrator must run git pull --no-rebase in the clone.`,
      );
    });
  }
  for (let attempt = 1; ; attempt++) {
    const state = await catchUp(root, member, chosen);
    if (state.clashing.length > 0) return state;
    const problems = readContent(root).problems.map(formatProblem);
    if (problems.length > 0) {
      throw new Refusal(
        `Together with what others have published, your changes have faults:\n${problems.join('\n')}`,
      );
    }
    mustDiffer(await changedFiles(root));
    await commitContent(root, { ...member, message });
    try {
      await git(clone, 'merge', '--quiet', '--ff-only', `refs/heads/${branchOf(id)}`);
      return await push(clone, remote);
    } catch (error) {
      await undoUnpublished(root, member);
      if (attempt === ATTEMPTS) throw error;
    }
  }
}
