/** The branch of one of several who edit: what others have published comes in, and what it holds goes out. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { readContent } from '../../src/content/check.ts';
import { formatProblem } from '../../src/schema/problem.ts';
import { type Kind, keyOf, kindAt } from '../schema/files.ts';
import { type Choices, type Clash, merge } from '../schema/merge.ts';
import { tidied } from '../schema/shape.ts';
import { Refusal } from './door.ts';
import {
  bytesAt,
  changedFiles,
  commitContent,
  git,
  mustDiffer,
  type Published,
  remoteOf,
  send,
} from './git.ts';
import { keepYaml } from './keep-yaml.ts';
import { parsed } from './store.ts';

/** Whose branch it is, and where it goes. */
export const workplace = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** The folder of the clone, which has the branch that is published checked out. */
  clone: z.string(),
  /** That branch. */
  branch: z.string(),
  /** Tags of the languages that they may change; all where unset. */
  languages: z.array(z.string()).optional(),
});
export type Workplace = z.output<typeof workplace>;

/** What both have changed in a file, or whether it is there at all. */
interface ClashingFile {
  readonly file: string;
  readonly clashes: readonly Clash[];
}

/** What others have published meanwhile of the same fields, and the commit that they did it with. */
export interface Clashes {
  readonly clashing: readonly ClashingFile[];
  readonly onto: string;
}

/** Choices for what clashed, by file and place. */
export const settled = z.object({
  /** The commit that was chosen against; after another one, it is asked anew. */
  onto: z.string(),
  files: z.record(z.string(), z.record(z.string(), z.enum(['mine', 'theirs']))),
});
export type Settled = z.output<typeof settled>;

/** The branch that somebody's drafts are on. */
export const branchOf = (id: string) => `edit/${id}`;

const countOf = async (root: string, range: string) =>
  Number(await git(root, 'rev-list', '--count', range));

const bytesIn = (root: string, file: string) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file)) : undefined;

/** A file as it was, as it is here, and as it was published; undefined where it wasn't there. */
type States = readonly [base: Bytes, mine: Bytes, theirs: Bytes];
type Bytes = Buffer | undefined;

/**
 * A file that was changed here and in what was published: what both have done, and what clashes.
 * @param kind that of a record; undefined for a picture, which is taken as a whole
 */
function mergeFile(kind: Kind | undefined, [base, mine, theirs]: States, choices: Choices) {
  const held = (bytes: Bytes) =>
    kind && bytes ? tidied(kind.schema, parsed(kind, bytes.toString())) : bytes?.toString('base64');
  const { merged, clashes } = merge(held(base), held(mine), held(theirs), choices);
  if (kind) {
    const source = (theirs ?? mine ?? '').toString();
    const text = merged === undefined ? undefined : keepYaml(source, merged, kind.schema);
    return { bytes: text === undefined ? undefined : Buffer.from(text), clashes };
  }
  const clash = {
    text: 'The picture',
    mine: mine && 'your file',
    theirs: theirs && 'the file that was published',
  };
  return {
    bytes: merged === held(mine) ? mine : theirs,
    clashes: clashes.map((each) => ({ ...each, ...clash })),
  };
}

/** Makes a commit a draft again whose editor was ended before it was published: nobody would publish it, or ask whose right it is. */
export async function takeBack(root: string, { branch, email }: Workplace): Promise<void> {
  const ahead = await git(root, 'log', '--format=%ae', `refs/heads/${branch}..HEAD`);
  if (ahead === email) await git(root, 'reset', '--quiet', '--soft', 'HEAD~1');
}

/**
 * Brings what others have published into somebody's folder. What they have not published stays, field by field.
 * @returns what both have changed and nobody has chosen yet: then nothing was touched; and the commit it was held against
 */
export async function catchUp(root: string, place: Workplace, chosen?: Settled): Promise<Clashes> {
  const { branch, id } = place;
  await takeBack(root, place);
  const [head, onto] = await Promise.all([
    git(root, 'rev-parse', '--verify', 'HEAD'),
    git(root, 'rev-parse', '--verify', `refs/heads/${branch}`),
  ]);
  if (head === onto) return { clashing: [], onto };
  const published = await git(root, 'diff', '--name-only', '-z', '--no-renames', head, onto);
  const theirs = new Set(published.split('\0'));
  const own = (await changedFiles(root)).map(({ file }) => file);
  const both = own.filter((file) => theirs.has(file));
  const choices: Settled['files'] = chosen?.onto === onto ? chosen.files : {};
  const results = await Promise.all(
    both.map(async (file) => {
      const [base, published] = await Promise.all([
        bytesAt(root, head, file),
        bytesAt(root, onto, file),
      ]);
      const states: States = [base, bytesIn(root, file), published];
      const kind = file.endsWith('.yaml') ? kindAt(keyOf(file)) : undefined;
      return { file, base, ...mergeFile(kind, states, choices[file] ?? {}) };
    }),
  );
  const clashing = results
    .filter(({ file, clashes }) => clashes.some(({ place }) => !choices[file]?.[place]))
    .map(({ file, clashes }) => ({ file, clashes }));
  if (clashing.length > 0) return { clashing, onto };
  // Whatever happens next, what was there can be found again.
  if (own.length > 0) {
    await git(root, 'add', '--all', '--', 'content');
    const draft = await git(root, 'stash', 'create');
    await git(root, 'reset', '--quiet');
    await git(root, 'update-ref', `refs/before/${id}`, draft);
  }
  const put = (file: string, bytes: Bytes) => {
    if (!bytes) return rmSync(join(root, file), { force: true });
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), bytes);
  };
  // git moves on where nothing is in its way.
  for (const { file, base } of results) put(file, base);
  await git(root, 'merge', '--quiet', '--ff-only', onto);
  for (const { file, bytes } of results) put(file, bytes);
  return { clashing: [], onto };
}

/** Times that somebody else may publish in between. */
const ATTEMPTS = 5;

/**
 * Publishes what somebody has saved: one commit on top of what is published, and sends it where there is a remote.
 * @returns what was published, or what has to be chosen first
 * @throws Refusal where content/ would not be right
 */
export async function publishBranch(
  root: string,
  place: Workplace,
  message: string,
  chosen?: Settled,
): Promise<Published | Clashes> {
  const { clone, branch, id } = place;
  const remote = await remoteOf(clone);
  if (remote !== '') {
    await git(clone, 'fetch', '--quiet', remote, branch);
    await git(clone, 'merge', '--quiet', '--ff-only', 'FETCH_HEAD').catch(async (fault) => {
      const [own, others] = await Promise.all([
        countOf(clone, 'FETCH_HEAD..HEAD'),
        countOf(clone, 'HEAD..FETCH_HEAD'),
      ]);
      // Nothing has come, and what could not be sent the last time goes with this.
      if (others === 0) return;
      if (own === 0) throw fault;
      throw new Refusal(
        `${remote} has ${others} new commits, and ${own} of this machine could not be sent before: whoever looks after it brings both together, with git pull --no-rebase in the clone.`,
      );
    });
  }
  for (let attempt = 1; ; attempt++) {
    const state = await catchUp(root, place, chosen);
    if (state.clashing.length > 0) return state;
    const problems = readContent(root).problems.map(formatProblem);
    if (problems.length > 0) {
      throw new Refusal(
        `With what others have published this is not right:\n${problems.join('\n')}`,
      );
    }
    mustDiffer(await changedFiles(root));
    await commitContent(root, { ...place, message });
    try {
      await git(clone, 'merge', '--quiet', '--ff-only', `refs/heads/${branchOf(id)}`);
      return await send(clone, remote);
    } catch (error) {
      // Nothing is lost: it is a draft again.
      await git(root, 'reset', '--quiet', '--soft', 'HEAD~1');
      if (attempt === ATTEMPTS) throw error;
    }
  }
}
