import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** The subject of every drawn picture, in per cent, as recorded by the build. */
const PICTURES: readonly Subject[] = Object.values(
  JSON.parse(readFileSync('.cache/art/manifest.json', 'utf8')),
);

interface Subject {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The same in AVIF, as a `srcset`. */
  readonly avif?: string;
  /** The subject's position. */
  readonly focus?: { readonly x: number; readonly y: number };
}

const BY_FILE = new Map(
  PICTURES.flatMap(({ avif = '', ...picture }) =>
    [picture.src, ...avif.split(', ')].map((each) => [each.split(' ')[0] ?? '', picture] as const),
  ),
);

/** The drawn pictures of a page by address. */
export async function picturesOn(page: Page): Promise<Readonly<Record<string, Subject>>> {
  const shown = (await page.evaluate(addresses)).flatMap((address) => {
    const picture = BY_FILE.get(address);
    return picture ? [[address, picture] as const] : [];
  });
  return Object.fromEntries(shown);
}

/** Of these, the pictures whose frames cut off their subject, with its position. */
export const cutSubjects = (page: Page, pictures: Readonly<Record<string, Subject>>) =>
  page.evaluate(cutOff, pictures);

/** The addresses of the pictures of a page, as `cutOff` determines them. */
const addresses = () =>
  [...document.querySelectorAll<HTMLImageElement | HTMLSourceElement>('img, source')].map(
    (each) => {
      const address = each instanceof HTMLImageElement ? each.src : each.srcset.split(' ')[0];
      return new URL(address ?? '', location.href).pathname;
    },
  );

/** The pictures whose subject is outside their visible frames, with its position. The pictures need not be loaded. */
function cutOff(pictures: Readonly<Record<string, Subject>>): string[] {
  const found: string[] = [];
  for (const image of document.images) {
    const box = image.getBoundingClientRect();
    if (box.width === 0 || !image.checkVisibility()) continue;
    const chosen = [...(image.parentElement?.querySelectorAll('source') ?? [])].find(
      ({ media }) => matchMedia(media).matches,
    );
    const address = (chosen?.srcset ?? image.src).split(' ')[0] ?? '';
    const { pathname } = new URL(address, location.href);
    const picture = pictures[pathname];
    if (!picture?.focus) continue;

    // The position of the subject in the image's box, then in the window, where the box may be scaled.
    const { offsetWidth, offsetHeight } = image;
    const { objectFit, objectPosition } = getComputedStyle(image);
    const ratio = objectFit === 'cover' ? Math.max : Math.min;
    const scale = ratio(offsetWidth / picture.width, offsetHeight / picture.height);
    const place = objectPosition.split(' ').map(Number.parseFloat);
    const at = (inside: number, whole: number, focus: number, free = 50) =>
      ((inside - whole * scale) * (free / 100) + (whole * scale * focus) / 100) / inside;
    const across = at(offsetWidth, picture.width, picture.focus.x, place[0]);
    const down = at(offsetHeight, picture.height, picture.focus.y, place[1]);
    const x = box.left + across * box.width;
    const y = box.top + down * box.height;

    for (let frame: Element | null = image; frame; frame = frame.parentElement) {
      const { overflowX } = getComputedStyle(frame);
      // A scrolling ancestor cuts nothing off.
      if (['auto', 'scroll'].includes(overflowX)) break;
      if (frame !== image && !['hidden', 'clip'].includes(overflowX)) continue;
      const edge = frame.getBoundingClientRect();
      // The subject may be at the very edge, and positions are rounded.
      const near = (at: number, from: number, to: number) => at > from - 1 && at < to + 1;
      if (near(x, edge.left, edge.right) && near(y, edge.top, edge.bottom)) continue;
      const where = [across, down].map((share) => `${Math.round(share * 100)}%`).join(' ');
      found.push(`${pathname}: its subject is at ${where} of its frame`);
      break;
    }
  }
  return found;
}
