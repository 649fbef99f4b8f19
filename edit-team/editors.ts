/** Gives each person a git worktree on a branch of their own, and an editor process while they work. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';
import { isDeepStrictEqual } from 'node:util';
import { branchOf, type Member } from '../edit/disk/branch.ts';
import { git } from '../edit/disk/git.ts';
import { Refusal } from '../edit/disk/validate.ts';
import type { Person } from './people.ts';

/** An editor without requests for this time is stopped to free its memory, in ms. */
const IDLE = 30 * 60_000;
/** Memory of a working editor, and of the system, the front and git together, in bytes. */
const EDITOR_MEMORY = 850e6;
const OTHER_MEMORY = 350e6;

/** How many editors fit into memory. @param memory available memory, in bytes */
export const mostEditors = (memory: number) =>
  Math.max(1, Math.floor((memory - OTHER_MEMORY) / EDITOR_MEMORY));

/** The memory available to this process: a container may have a limit. */
const memoryHere = () => Math.min(totalmem(), process.constrainedMemory() || Infinity);

/** Folders of drawn pictures, which are copied so that a new worktree need not draw them again. */
const DRAWN = ['public/art', '.cache/art'];

/** A running editor. */
export interface Running {
  readonly port: number;
  /** Every request must carry it. */
  readonly key: string;
  readonly program: ChildProcess;
  /** Resolves when the program exits. */
  readonly ended: Promise<unknown>;
}

/** Creates what a person's folder lacks: the worktree, its link to the packages and the drawn pictures. */
async function makeFolder(clone: string, folder: string, { id, branch }: Member): Promise<void> {
  if (!existsSync(join(folder, '.git'))) {
    await git(clone, 'worktree', 'prune');
    const own = branchOf(id);
    const known = await git(clone, 'branch', '--list', own);
    const how = known === '' ? ['-b', own, folder, branch] : [folder, own];
    await git(clone, 'worktree', 'add', '--quiet', ...how);
  }
  const packages = join(folder, 'node_modules');
  if (!existsSync(packages)) {
    symlinkSync(relative(folder, join(clone, 'node_modules')), packages, 'dir');
  }
  for (const path of DRAWN) {
    const [from, to] = [join(clone, path), join(folder, path)];
    if (existsSync(from) && !existsSync(to)) cpSync(from, to, { recursive: true });
  }
}

async function start(folder: string, member: Member): Promise<Running> {
  const program = fork(join(folder, 'edit-team/editor-process.ts'), {
    cwd: folder,
    env: { ...process.env, EDIT_MEMBER: JSON.stringify(member) },
  });
  const ended = once(program, 'exit');
  // The editor sends its port once it listens.
  const said = await Promise.race([once(program, 'message'), ended.then(() => undefined)]);
  if (!said) throw new Refusal('The editor could not be started. Its terminal shows why.');
  return { port: Number(said[0]), key: member.key, program, ended };
}

/**
 * Keeps the folders and editors of all who sign in.
 * @param clone the folder of the project
 * @param folders the parent of each person's folder
 * @param most how many editors may run at a time
 */
export async function keepEditors(
  clone: string,
  folders: string,
  most = mostEditors(memoryHere()),
) {
  const branch = await git(clone, 'branch', '--show-current');
  if (branch === '') throw new Refusal('The clone has no branch checked out. Run: git switch main');
  /** An editor that is running or starting, and the person it was started for. */
  interface Editor {
    readonly person: Person;
    readonly started: Promise<Running>;
    readonly idle: NodeJS.Timeout;
  }
  const editors = new Map<string, Editor>();

  /** Stops a person's editor. One that is still starting is stopped as soon as it has started. */
  const stop = async (id: string) => {
    const editor = editors.get(id);
    if (!editor) return;
    clearTimeout(editor.idle);
    editors.delete(id);
    const started = await editor.started.catch(() => undefined);
    started?.program.kill();
    await started?.ended;
  };
  const begin = async (id: string, { name, email, languages }: Person): Promise<Running> => {
    const key = randomBytes(32).toString('base64url');
    const member = { id, name, email, clone, branch, languages, key };
    const folder = join(folders, id);
    await makeFolder(clone, folder, member);
    return start(folder, member);
  };
  return {
    /**
     * A person's editor. It is started if it isn't running, and restarted if their details or languages have changed.
     * @throws Refusal if it can't be started or too many are running
     */
    of: (id: string, person: Person): Promise<Running> => {
      const known = editors.get(id);
      if (known && isDeepStrictEqual(known.person, person)) {
        known.idle.refresh();
        return known.started;
      }
      if (!known && editors.size >= most) {
        throw new Refusal(
          `All editors that fit into this machine’s memory (${most}) are in use. An editor stops half an hour after its last use: try again then.`,
        );
      }
      const started = stop(id).then(() => begin(id, person));
      const forget = () => {
        if (editors.get(id) === editor) void stop(id);
      };
      const editor = { person, started, idle: setTimeout(forget, IDLE).unref() };
      editors.set(id, editor);
      started.then(({ ended }) => ended).then(forget, forget);
      return started;
    },
    stopAll: () => {
      for (const id of editors.keys()) void stop(id);
    },
  };
}
