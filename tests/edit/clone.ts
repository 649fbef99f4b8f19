/** Clones of the project with the content of the behaviour tests and a history of their own, and editors that run there. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { WorkerFixture } from '@playwright/test';
import { freePort } from '../fixtures/socket.ts';
import { copySite, runInCopy } from '../site-copy.ts';

const ROOT = join(import.meta.dirname, '../..');

/** What a command of the editor runs with in a clone. */
function settingsIn(folder: string, env: Readonly<Record<string, string>>) {
  const bin = join(folder, 'node_modules/.bin');
  return {
    cwd: folder,
    env: {
      PATH: `${bin}:${process.env.PATH}`,
      HOME: folder,
      BROWSER: 'none',
      ASTRO_TELEMETRY_DISABLED: '1',
      ...env,
    },
  };
}

/** Starts the editor in a clone. @returns its process, and the address that it says */
async function startIn(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ program: ChildProcess; url: string }> {
  const program = spawn(process.execPath, ['commands/edit.ts', ...args], {
    ...settingsIn(folder, env),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((done, fail) => {
    let said = '';
    program.stdout?.on('data', (words) => {
      said += words;
      const [found] = /http:\S+\/edit/.exec(said) ?? [];
      if (found) done(found);
    });
    program.on('exit', () => fail(new Error(`the editor has ended: ${said}`)));
  });
  return { program, url };
}

/** Makes a clone of the project with the content of the behaviour tests and a history of its own. */
function makeClone(name: string) {
  const folder = join(ROOT, '.cache/edit-test', name);
  const content = join(ROOT, 'tests/behaviour/site/content');
  copySite(folder, { content, without: ['bench', 'docs', 'tests'] });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  git('init', '--quiet', '--initial-branch=main');
  // The editor's trial of a save links to files, by which git would take all of them for changed and write them anew.
  git('config', 'core.trustctime', 'false');
  // Its history is thrown away: packing it small would take longer than everything else here.
  git('config', 'core.compression', '0');
  git('config', 'user.name', 'Vera Editor');
  git('config', 'user.email', 'vera@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--message=The site');
  return { folder, git };
}

/** A running editor and the clone that it edits. */
export interface Clone {
  readonly folder: string;
  readonly url: string;
  /** What a command of git says. */
  readonly git: (...args: string[]) => string;
  /** The text of a file of content/, by its key. */
  readonly text: (key: string) => string;
  /** Kills the editor as a crash would, and starts it again at the same address. */
  readonly crash: () => Promise<void>;
  /** Takes back what the last commit doesn't hold. */
  readonly reset: () => void;
}

/** Makes a clone and starts the editor on it. @returns the clone, and how all of it ends */
async function startClone(name: string): Promise<{ clone: Clone; stop: () => void }> {
  const { folder, git } = makeClone(name);
  let { program, url } = await startIn(folder, [], { PORT: '0' });
  const crash = async () => {
    program.removeAllListeners('exit');
    program.kill('SIGKILL');
    await once(program, 'exit');
    ({ program, url } = await startIn(folder, [], { PORT: new URL(url).port }));
  };
  const reset = () => {
    git('reset', '--quiet', '--hard');
    git('clean', '--quiet', '-fd', 'content');
    rmSync(join(folder, '.cache/edit'), { recursive: true, force: true });
  };
  const text = (key: string) => readFileSync(join(folder, `content/${key}.yaml`), 'utf8');
  return { clone: { folder, url, git, text, crash, reset }, stop: () => program.kill() };
}

/** A clone with its editor for each worker of a project. */
export const cloneFixture: [WorkerFixture<Clone, object>, { scope: 'worker'; timeout: number }] = [
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures one needs from this pattern
  async ({}, use, { project }) => {
    const { clone, stop } = await startClone(project.name.replaceAll(' ', '-'));
    await use(clone);
    stop();
  },
  { scope: 'worker', timeout: 120_000 },
];

/** The password of everybody in the tests. */
export const PASSWORD = 'four grey herons at dusk';

/** Runs a command of the editor in a clone. @returns what it says; throws where it fails */
export const command = (folder: string, args: readonly string[], input: string) =>
  execFileSync(process.execPath, ['commands/edit.ts', ...args], {
    ...settingsIn(folder, {}),
    input,
    encoding: 'utf8',
    stdio: 'pipe',
  });

/** Makes a clone, lets people sign in by these names, and starts the editor for several. */
export async function startTeam(name: string, people: readonly string[]) {
  const { folder, git } = makeClone(name);
  rmSync(join(folder, 'data'), { recursive: true, force: true });
  git('worktree', 'prune');
  // As npm run edit does first: what is drawn here need not be drawn for each.
  runInCopy(folder, 'node', ['site-build/pictures.ts']);
  for (const id of people) {
    command(folder, ['--add', id], `${id} Surname\n${id}@example.com\n${PASSWORD}\n`);
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { program } = await startIn(folder, ['--team'], { PORT: String(port), EDIT_URL: url });
  return { folder, git, url, stop: () => void program.kill() };
}
