/** The editor on a clone of the project with the behaviour tests' content and its own history. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { retype } from '../behaviour/enquiry-page.ts';
import { test as base, expect } from '../browser-test.ts';
import { type Clone, cloneFixture } from './clone.ts';

export { expect };

/** Helpers to use the editor. */
export type Editor = ReturnType<typeof editorIn>;

/** The helpers for a browser page. */
export function editorIn(page: Page, { url }: Pick<Clone, 'url'>) {
  const preview = page.frameLocator('.preview iframe');
  const status = page.locator('header [role=status]');
  /** Opens a record and waits until its page is rendered. */
  const open = async (key: string) => {
    await page.goto('about:blank');
    await page.goto(`${url}#${key}`);
    await expect(preview.locator('[data-edit]').first()).toBeAttached({ timeout: 100_000 });
  };
  /** Clicks the first matching element of the page by its position, since Firefox's driver can't click in a scaled frame. */
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
  /** The control of a field by dotted path. */
  const field = (path: string) =>
    page.locator(`[data-path="${path}"]`).locator('input, textarea, select, button').first();
  /** Saves, and waits until the status confirms it. */
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(status).toHaveText(/saved$/i);
  };
  /** Creates a record in a folder such as `case studies`, empty or as a copy of `from`. */
  const begin = async (folder: string, name: string, from = '') => {
    await page.getByRole('button', { name: /pages and records/ }).click();
    await page.getByRole('button', { name: `New in ${folder}` }).click();
    const window = page.getByRole('dialog', { name: `New in ${folder}` });
    await retype(window.getByLabel('Name'), name);
    await window.getByLabel('Start with').selectOption(from);
    await window.getByRole('button', { name: 'Create' }).click();
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
 * Replaces a field's text in one step, as by pasting, so that the page is rendered once and not for every letter. For
 * Chromium only: with Firefox's driver, not every field accepts it.
 */
export async function paste(control: Locator, words: string) {
  await control.press('ControlOrMeta+A');
  await control.page().keyboard.insertText(words);
}

/** A plain grey image as a photograph. */
function photograph(): Promise<Buffer> {
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
