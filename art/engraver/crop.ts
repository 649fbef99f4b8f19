import type { CutSize, Standing } from '../cuts.ts';
import { clamp } from '../field.ts';
import type { Frame, PictureRecord } from '../pictures.ts';
import type { Crop } from './engrave.ts';

/** What a crop is chosen by. */
export type Framed = Pick<PictureRecord, 'frame' | 'focus' | 'crop' | 'bleeds' | 'buoy'>;

/** What stands where in a cut. Percent of its width and height. */
export interface Focus {
  /** What is looked at first. */
  x: number;
  y: number;
  /** What no frame may cut through: left, upper, right and lower edge. */
  frame: Frame;
}

/** The part of the maps that a cut shows. */
export interface Cutting {
  crop: Crop;
  /** The height of the crop as a share of the maps' height. */
  height: number;
  focus: Focus;
}

/** Proportions closer than this count as the same. */
const SAME = 0.02;

/**
 * Chooses the part of the maps that a cut shows: the subject's frame as large as its standing there allows.
 *
 * @param aspect width over height of the maps
 */
export function cutting(
  { frame, focus, crop: own, bleeds = false }: Framed,
  aspect: number,
  { width, height }: Pick<CutSize, 'width' | 'height'>,
  standing: Standing,
): Cutting {
  const shape = width / height / aspect;
  const [left, top, right, bottom] = frame.map((edge) => edge / 100) as [
    number,
    number,
    number,
    number,
  ];
  const asMade = Math.abs(shape - 1) < SAME && standing.at === 0.5;
  const crop = asMade && own ? own : asMade ? { x: 0, y: 0, width: 1 } : placed();
  const tall = crop.width / shape;
  const across = (x: number) => Math.round(((x - crop.x) / crop.width) * 1000) / 10;
  const down = (y: number) => Math.round(((y - crop.y) / tall) * 1000) / 10;
  const [x, y] = focus ?? [(frame[0] + frame[2]) / 2, (frame[1] + frame[3]) / 2];
  return {
    crop,
    height: tall,
    focus: {
      x: across(x / 100),
      y: down(y / 100),
      frame: [across(left), down(top), across(right), down(bottom)],
    },
  };

  function placed(): Crop {
    const least = Math.max(
      (right - left) / standing.across,
      ((bottom - top) / standing.down) * shape,
    );
    const wide = bleeds ? Math.min(least, 1, shape) : least;
    const high = wide / shape;
    const x = (left + right) / 2 - wide * standing.at;
    const y = (top + bottom) / 2 - high / 2;
    if (!bleeds) return { x, y, width: wide };
    return { x: clamp(x, 0, 1 - wide), y: clamp(y, 0, 1 - high), width: wide };
  }
}
