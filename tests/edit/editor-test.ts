/** The editor on a copy of the project with the content of the behaviour tests and a history of its own. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { retype } from '../behaviour/enquiry-page.ts';
import { test as base, expect } from '../browser-test.ts';
import { type Clone, cloneFixture } from './clone.ts';

export { expect };

/** The editor in a window. */
export interface Editor {
  /** Opens a record and waits until its page is drawn. */
  readonly open: (key: string) => Promise<void>;
  /** The page in the preview. */
  readonly page: FrameLocator;
  /** Clicks the first element of the page that matches. */
  readonly click: (selector: string) => Promise<void>;
  /** The control of a field, by its path. */
  readonly field: (path: string) => Locator;
  /** The line that says what is and what is not saved. */
  readonly status: Locator;
  /** Saves, and waits until that is said. */
  readonly save: () => Promise<void>;
  /** Begins a record in a folder such as `case studies`, as a copy of another where one is named. */
  readonly begin: (folder: string, name: string, from?: string) => Promise<void>;
  /** Gives a photograph to the field of a picture, by its path. */
  readonly upload: (path: string, name: string) => Promise<void>;
}

/** The editor in a window of the browser. */
export function editorIn(page: Page, { url }: Pick<Clone, 'url'>): Editor {
  const preview = page.frameLocator('.preview iframe');
  const status = page.locator('header [role=status]');
  const open = async (key: string) => {
    await page.goto('about:blank');
    await page.goto(`${url}#${key}`);
    await expect(preview.locator('[data-edit]').first()).toBeAttached({ timeout: 100_000 });
  };
  /** By the mouse, where it is: the driver of Firefox finds no place to click in a frame that is drawn smaller. */
  const click = async (selector: string) => {
    const place = await preview
      .locator(selector)
      .first()
      .evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
    const at = await page.locator('.preview iframe').evaluate((frame, { x, y }) => {
      const box = frame.getBoundingClientRect();
      const scale = box.width / (frame as HTMLElement).offsetWidth;
      return { x: box.left + x * scale, y: box.top + y * scale };
    }, place);
    await page.mouse.click(at.x, at.y);
  };
  const field = (path: string) =>
    page.locator(`[data-path="${path}"]`).locator('input, textarea, select, button').first();
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(status).toHaveText(/saved$/i);
  };
  const begin = async (folder: string, name: string, from = '') => {
    await page.getByRole('button', { name: /pages and records/ }).click();
    await page.getByRole('button', { name: `New in ${folder}` }).click();
    const window = page.getByRole('dialog', { name: `New in ${folder}` });
    await retype(window.getByLabel('Name'), name);
    await window.getByLabel('Begin with').selectOption(from);
    await window.getByRole('button', { name: 'Begin' }).click();
    await expect(window).toBeHidden();
  };
  const upload = async (path: string, name: string) => {
    const buffer = await photograph();
    const input = page.locator(`[data-path="${path}"] input[type=file]`);
    await input.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  };
  return { open, page: preview, click, field, status, save, begin, upload };
}

/**
 * Puts words in place of what a field holds, all at once, as who pastes them does: the page is drawn once for them, not for
 * every letter. For Chromium alone: by the driver of Firefox not every field takes them.
 */
export async function paste(control: Locator, words: string) {
  await control.press('ControlOrMeta+A');
  await control.page().keyboard.insertText(words);
}

/** A photograph: a face would do no better. */
export function photograph(): Promise<Buffer> {
  const sheet = { width: 1600, height: 1200, channels: 3, background: '#bbb' } as const;
  const ball = Buffer.from(
    '<svg width="600" height="600"><circle cx="300" cy="300" r="300" fill="#543"/></svg>',
  );
  return sharp({ create: sheet })
    .composite([{ input: ball }])
    .blur(40)
    .jpeg()
    .toBuffer();
}

export const test = base.extend<{ editor: Editor }, { clone: Clone }>({
  clone: cloneFixture,
  editor: async ({ page, clone }, use) => {
    clone.reset();
    await use(editorIn(page, clone));
  },
});
