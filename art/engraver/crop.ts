import type { Frame, PictureRecord } from '../../plates/pictures.ts';
import type { CutSize, Placement } from '../cuts.ts';
import { clamp } from '../field.ts';
import type { Crop } from './engrave.ts';

type Framed = Pick<PictureRecord, 'frame' | 'focus' | 'bleeds'>;

/** Positions in a cut, in percent of its width and height. */
export interface Focus {
  /** The focal point. */
  x: number;
  y: number;
  /** The part that no crop may cut: left, upper, right and lower edge. */
  frame: Frame;
}

/**
 * Chooses the part of the maps that a cut shows. The subject's frame is as large as its placement allows.
 *
 * @param aspect width over height of the maps
 * @returns that part, its height as a share of the maps' height, and the focus in the cut
 */
export function cropFor(
  { frame, focus, bleeds = false }: Framed,
  aspect: number,
  { width, height }: Pick<CutSize, 'width' | 'height'>,
  placement: Placement,
): { crop: Crop; height: number; focus: Focus } {
  const [left, top, right, bottom] = frame;
  const middle = [(left + right) / 2, (top + bottom) / 2] as const;
  // Width over height of the crop, both as shares of the maps.
  const shape = width / height / aspect;
  const least = Math.max(
    (right - left) / 100 / placement.across,
    ((bottom - top) / 100 / placement.down) * shape,
  );
  const wide = bleeds ? Math.min(least, 1, shape) : least;
  const high = wide / shape;
  const from = middle[0] / 100 - wide * placement.at;
  const above = middle[1] / 100 - high / 2;
  const crop = bleeds
    ? { x: clamp(from, 0, 1 - wide), y: clamp(above, 0, 1 - high), width: wide }
    : { x: from, y: above, width: wide };
  const across = (percent: number) => Math.round(((percent / 100 - crop.x) / wide) * 1000) / 10;
  const down = (percent: number) => Math.round(((percent / 100 - crop.y) / high) * 1000) / 10;
  const [x, y] = focus ?? middle;
  return {
    crop,
    height: high,
    focus: {
      x: across(x),
      y: down(y),
      frame: [across(left), down(top), across(right), down(bottom)],
    },
  };
}
