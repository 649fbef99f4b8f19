/** Clones of the project with the behaviour tests' content and their own history, and editors that run in them. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { WorkerFixture } from '@playwright/test';
import { copyFixture } from '../behaviour/copy-fixture.ts';
import { freePort } from '../fixtures/socket.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The options to run a command of the editor in a clone. */
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

/** Starts the editor in a clone, or in the project itself. @returns its process and its URL */
export async function startIn(
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

/** Makes a clone of the project with the behaviour tests' content and its own history. */
function makeClone(name: string) {
  const folder = join(ROOT, '.cache/edit-test', name);
  copyFixture(folder);
  /** Runs a git command. @returns its output */
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  git('init', '--quiet', '--initial-branch=main');
  // The editor checks a save with hard links. They change file times, so git would take all files for changed.
  git('config', 'core.trustctime', 'false');
  // The history is temporary, and compressing it would take longer than all other steps.
  git('config', 'core.compression', '0');
  git('config', 'user.name', 'Vera Editor');
  git('config', 'user.email', 'vera@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--message=The site');
  return { folder, git };
}

/** A running editor and the clone that it edits. */
export type Clone = Awaited<ReturnType<typeof startClone>>;

async function startClone(name: string) {
  const { folder, git } = makeClone(name);
  const { program, url } = await startIn(folder, [], { PORT: '0' });
  /** Resets the clone to the last commit. */
  const reset = () => {
    git('reset', '--quiet', '--hard');
    git('clean', '--quiet', '-fd', 'content');
    rmSync(join(folder, '.cache/edit'), { recursive: true, force: true });
  };
  const text = (key: string) => readFileSync(join(folder, `content/${key}.yaml`), 'utf8');
  return { folder, url, git, text, reset, stop: () => void program.kill() };
}

/** A worker fixture with a clone and its editor. */
export const cloneFixture: [WorkerFixture<Clone, object>, { scope: 'worker'; timeout: number }] = [
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures one needs from this pattern
  async ({}, use, { project }) => {
    const clone = await startClone(project.name.replaceAll(' ', '-'));
    await use(clone);
    clone.stop();
  },
  { scope: 'worker', timeout: 300_000 },
];

/** The password of all people in the tests. */
export const PASSWORD = 'four grey herons at dusk';

/** Runs a command of the editor in a clone. @returns its output @throws if it fails */
export const command = (folder: string, args: readonly string[], input: string) =>
  execFileSync(process.execPath, ['commands/edit.ts', ...args], {
    ...settingsIn(folder, {}),
    input,
    encoding: 'utf8',
    stdio: 'pipe',
  });

/** Makes a clone, adds people with these sign-in names, and starts the team's editor. */
export async function startTeam(name: string, people: readonly string[]) {
  const { folder, git } = makeClone(name);
  rmSync(join(folder, 'data'), { recursive: true, force: true });
  git('worktree', 'prune');
  for (const id of people) {
    command(folder, ['--add', id], `${id} Surname\n${id}@example.com\n${PASSWORD}\n`);
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { program } = await startIn(folder, ['--team'], { PORT: String(port), EDIT_URL: url });
  return { folder, git, url, stop: () => void program.kill() };
}
