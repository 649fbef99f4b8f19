/** The editor on a copy of the project with the content of the behaviour tests and a history of its own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { test as base, expect } from '../browser-test.ts';
import { copySite } from '../site-copy.ts';

export { expect };

const ROOT = join(import.meta.dirname, '../..');

/** A running editor and the clone that it edits. */
export interface Clone {
  readonly folder: string;
  readonly url: string;
  /** What a command of git says. */
  readonly git: (...args: string[]) => string;
  /** The text of a file of content/, by its key. */
  readonly text: (key: string) => string;
}

/** The editor in a window. */
export interface Editor {
  /** Opens a record and waits until its page is drawn. */
  readonly open: (key: string) => Promise<void>;
  /** The page in the preview. */
  readonly page: FrameLocator;
  /** The control of a field, by its path. */
  readonly field: (path: string) => Locator;
  /** The line that says what is and what is not saved. */
  readonly status: Locator;
  /** Saves, and waits until that is said. */
  readonly save: () => Promise<void>;
}

/** Makes a clone and starts the editor on it. @returns the clone, and how all of it ends */
async function startClone(name: string): Promise<{ clone: Clone; stop: () => void }> {
  const folder = join(ROOT, '.cache/edit-test', name);
  const content = join(ROOT, 'tests/behaviour/site/content');
  copySite(folder, { content, without: ['bench', 'tests'] });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Vera Editor');
  git('config', 'user.email', 'vera@example.com');
  git('add', '--all');
  git('commit', '--quiet', '--message=The site');
  const bin = join(folder, 'node_modules/.bin');
  const editor: ChildProcess = spawn(join(bin, 'node'), ['edit/main.ts'], {
    cwd: folder,
    env: {
      PATH: `${bin}:${process.env.PATH}`,
      HOME: folder,
      PORT: '0',
      BROWSER: 'none',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((done, fail) => {
    let said = '';
    editor.stdout?.on('data', (words) => {
      said += words;
      const [found] = /http:\S+\/edit/.exec(said) ?? [];
      if (found) done(found);
    });
    editor.on('exit', () => fail(new Error(`the editor has ended: ${said}`)));
  });
  const text = (key: string) => readFileSync(join(folder, `content/${key}.yaml`), 'utf8');
  return { clone: { folder, url, git, text }, stop: () => editor.kill() };
}

/** The editor in a window of the browser. */
function editorIn(page: Page, { url }: Clone): Editor {
  const preview = page.frameLocator('.preview iframe');
  const status = page.locator('header [role=status]');
  const open = async (key: string) => {
    await page.goto('about:blank');
    await page.goto(`${url}#${key}`);
    await expect(preview.locator('[data-edit]').first()).toBeAttached({ timeout: 100_000 });
  };
  const field = (path: string) =>
    page.locator(`[data-path="${path}"]`).locator('input, textarea, select, button').first();
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(status).toHaveText(/saved$/i);
  };
  return { open, page: preview, field, status, save };
}

export const test = base.extend<{ editor: Editor }, { clone: Clone }>({
  clone: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures one needs from this pattern
    async ({}, use, { project }) => {
      const { clone, stop } = await startClone(project.name.replaceAll(' ', '-'));
      await use(clone);
      stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  editor: async ({ page, clone }, use) => {
    clone.git('reset', '--quiet', '--hard');
    clone.git('clean', '--quiet', '-fd', 'content');
    await use(editorIn(page, clone));
  },
});
