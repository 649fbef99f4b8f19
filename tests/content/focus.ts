import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '../browser-test.ts';

/** Where the subject of every drawn picture is, as the build wrote it down. Percent. */
const PICTURES: readonly Subject[] = Object.values(
  JSON.parse(readFileSync('.cache/art/manifest.json', 'utf8')),
);

interface Subject {
  readonly src: string;
  /** The same in AVIF, as a `srcset`. */
  readonly avif?: string;
  /** What is looked at first. */
  readonly focus?: { readonly x: number; readonly y: number };
}

/** By the address of every file. */
const FOCUS = Object.fromEntries(
  PICTURES.flatMap(({ src, avif = '', focus }) =>
    focus
      ? [src, ...avif.split(', ')].map((each) => [each.split(' ')[0] ?? '', focus] as const)
      : [],
  ),
);

/** The windows in which it is looked at. Unit: px. */
const WIDTHS = [390, 768, 1440, 2560];

/** No frame of a page cuts off what its picture is about. */
export async function expectSubjectsInView(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(cutOff, FOCUS), `subjects at ${width} px`).toEqual([]);
  }
}

/** The pictures whose point lies outside of what their frames show, and where it is. */
async function cutOff(known: Readonly<Record<string, { x: number; y: number }>>) {
  const found: string[] = [];
  for (const image of document.images) {
    image.loading = 'eager';
    if (!image.checkVisibility()) continue;
    await image.decode().catch(() => {});
    const { pathname } = new URL(image.currentSrc || image.src, location.href);
    const focus = known[pathname];
    const box = image.getBoundingClientRect();
    const { naturalWidth, naturalHeight, offsetWidth, offsetHeight } = image;
    if (!focus || box.width === 0 || naturalWidth === 0) continue;

    // Where the point is in the box that the picture covers, then in the window, whatever scales the box.
    const { objectFit, objectPosition } = getComputedStyle(image);
    const cover = objectFit === 'cover';
    const scale = cover
      ? Math.max(offsetWidth / naturalWidth, offsetHeight / naturalHeight)
      : Math.min(offsetWidth / naturalWidth, offsetHeight / naturalHeight);
    const [left = 50, top = 50] = objectPosition.split(' ').map(Number.parseFloat);
    const across = (offsetWidth - naturalWidth * scale) * (left / 100);
    const down = (offsetHeight - naturalHeight * scale) * (top / 100);
    const x =
      box.left + ((across + (naturalWidth * scale * focus.x) / 100) / offsetWidth) * box.width;
    const y =
      box.top + ((down + (naturalHeight * scale * focus.y) / 100) / offsetHeight) * box.height;

    for (let frame: Element | null = image; frame; frame = frame.parentElement) {
      const { overflowX } = getComputedStyle(frame);
      // What scrolls can be scrolled to.
      if (['auto', 'scroll'].includes(overflowX)) break;
      if (frame !== image && !['hidden', 'clip'].includes(overflowX)) continue;
      const edge = frame.getBoundingClientRect();
      if (x > edge.left && x < edge.right && y > edge.top && y < edge.bottom) continue;
      const where = [(x - box.left) / box.width, (y - box.top) / box.height];
      found.push(`${pathname}: its subject is at ${where.map((at) => `${Math.round(at * 100)}%`)}`);
      break;
    }
  }
  return found;
}
