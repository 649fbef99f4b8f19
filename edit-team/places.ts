/** A folder and an editor for each of several who edit: a worktree on a branch of their own, and a process while they work. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join, relative } from 'node:path';
import process from 'node:process';
import { Refusal } from '../edit/disk/door.ts';
import { git } from '../edit/disk/git.ts';
import { branchOf, type Workplace } from './branch.ts';
import type { Person } from './people.ts';

/** An editor that nobody has asked for so long is stopped, in ms: it takes some hundred megabytes. */
const IDLE = 30 * 60_000;
/** What an editor at work takes, and what the system, the front and git need beside, in bytes. */
const EDITOR_MEMORY = 850e6;
const OTHER_MEMORY = 350e6;

/** How many editors a machine carries. @param memory of the machine or of what it grants, in bytes */
export const mostEditors = (memory: number) =>
  Math.max(1, Math.floor((memory - OTHER_MEMORY) / EDITOR_MEMORY));

/** What this process may have: a container may be granted less than there is. */
const memoryHere = () => Math.min(totalmem(), process.constrainedMemory() || Infinity);

/** What has been drawn already, so that a new folder need not draw it again. */
const DRAWN = ['public/art', '.cache/art'];

/** A running editor: its port, and what it wants to be told with every request. */
export interface Running {
  readonly port: number;
  readonly key: string;
}

/** Makes what is missing of somebody's folder, with what is published in it. */
async function makeFolder(clone: string, folder: string, { id, branch }: Workplace): Promise<void> {
  if (!existsSync(join(folder, '.git'))) {
    await git(clone, 'worktree', 'prune');
    const own = branchOf(id);
    const isThere = await git(clone, 'branch', '--list', own);
    const how = isThere.trim() === '' ? ['-b', own, folder, branch] : [folder, own];
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

async function start(
  folder: string,
  key: string,
  place: Workplace,
): Promise<[ChildProcess, number]> {
  const editor = fork(join(folder, 'edit-team/place.ts'), {
    cwd: folder,
    env: { ...process.env, EDIT_PLACE: JSON.stringify({ ...place, key }) },
  });
  const ended = once(editor, 'exit').then(() => {
    throw new Refusal('The editor could not be started: its terminal says why.');
  });
  // It says its port once it listens.
  const [port] = await Promise.race([once(editor, 'message'), ended]);
  return [editor, Number(port)];
}

/**
 * The folders and editors of all who sign in.
 * @param clone the folder of the project
 * @param folders where theirs lie
 * @param most how many may be at work at a time
 */
export async function keepPlaces(clone: string, folders: string, most = mostEditors(memoryHere())) {
  const branch = (await git(clone, 'branch', '--show-current')).trim();
  if (branch === '') throw new Refusal('The clone is on no branch: git switch main');
  const editors = new Map<string, { running: Promise<Running>; idle: NodeJS.Timeout }>();
  const processes = new Map<string, ChildProcess>();

  const stop = (id: string) => {
    clearTimeout(editors.get(id)?.idle);
    editors.delete(id);
    processes.get(id)?.kill();
    processes.delete(id);
  };
  const begin = async (id: string, person: Person): Promise<Running> => {
    const { name, email, languages } = person;
    const place = { id, name, email, clone, branch, languages };
    const folder = join(folders, id);
    await makeFolder(clone, folder, place);
    const key = randomBytes(32).toString('base64url');
    const [editor, port] = await start(folder, key, place);
    processes.set(id, editor);
    editor.once('exit', () => {
      if (processes.get(id) === editor) stop(id);
    });
    return { port, key };
  };
  return {
    /** Somebody's editor, started where it isn't running. @throws Refusal where it can't be */
    of: (id: string, person: Person): Promise<Running> => {
      const known = editors.get(id);
      if (known) {
        known.idle.refresh();
        return known.running;
      }
      if (editors.size >= most) {
        throw new Refusal(
          `This machine has memory for ${most} at work at a time, and so many are. An editor ends half an hour after its last use: come back then.`,
        );
      }
      const running = begin(id, person);
      const idle = setTimeout(() => stop(id), IDLE).unref();
      editors.set(id, { running, idle });
      running.catch(() => stop(id));
      return running;
    },
    stop,
    stopAll: () => {
      for (const id of [...editors.keys()]) stop(id);
    },
  };
}
