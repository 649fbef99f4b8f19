/** Pictures outside plates/registry.ts: the owner's own photographs, and plates drawn from a record's name. */

import type { Look } from '../../plates/registry.ts';
import { CUTS, type Cut } from '../cuts.ts';
import { clamp } from '../field.ts';
import { hash } from '../random.ts';
import type { ThemeName } from '../themes.ts';

/** How the build treats a photograph: unchanged, a duotone in a theme's colours, or a line engraving in them. */
export const TREATMENTS = ['plain', 'tinted', 'engraved'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** A point in a picture, in percent from its left and upper edges. */
export type Point = readonly [x: number, y: number];

/** The owner's own photograph, screenshot or drawing. */
export interface Photograph {
  kind: 'photograph';
  /** Its path from the project root. */
  file: string;
  /** The point that every crop keeps. */
  focus: Point;
  treatment: Treatment;
  theme: ThemeName;
  /** Whether text lies on it. A plain photograph is then darkened. */
  underWords: boolean;
}

/** A picture outside the registry. `key` is its name in the manifest, without the cut. */
export interface OwnDrawing {
  key: string;
  cut: Cut;
  /** The seed of a plate; unused for a photograph. */
  seed: string;
  subject: Photograph | Look;
}

/** The largest picture that is read, in pixels. Larger files are refused before they are decompressed. */
export const MOST_PIXELS = 64_000_000;

/** The themes of pictures in a row, so that neighbours differ. */
const ROW = ['tint', 'dark', 'pale', 'deep', 'paper', 'brand'] as const;
/** The plates of records without a picture, one for each theme in a row. */
const NAMED: readonly Look[] = [
  { kind: 'echo', theme: 'tint', cx: 0.3, cy: 0.2 },
  { kind: 'swell', theme: 'dark', force: 0.25, calm: 0.35 },
  { kind: 'echo', theme: 'pale', cx: 0.2, cy: 0.9 },
  { kind: 'swell', theme: 'deep', force: 0.2, tilt: -0.3 },
  { kind: 'echo', theme: 'paper', cx: 0.9, cy: 0.6 },
  { kind: 'swell', theme: 'brand', chop: 1.5 },
];

/** Picks an item by position in a row. Positions start at 1 and wrap around. */
const inTurn = <Item>(list: readonly Item[], turn: number): Item =>
  list.at((turn - 1) % list.length) as Item; // the remainder is a valid index

/** The themes for tinted photographs. In the others a duotone would look grey. */
const TINTS = ['tint', 'deep', 'brand'] as const;

/** The theme of the picture at a position in a row. */
export const themeInTurn = (turn: number, treatment: Treatment): ThemeName => {
  // A plain picture doesn't depend on the theme. With a fixed theme it is drawn only once.
  if (treatment === 'plain') return ROW[0];
  return inTurn(treatment === 'tinted' ? TINTS : ROW, turn);
};

/** The plate of a record without a picture. Its position in a row sets kind and theme; the seed is the record's id. */
export const plateInTurn = (turn: number): Look => inTurn(NAMED, turn);

/** The name of a photograph in the manifest. It differs for each way to show it. */
export function photographKey(photograph: Photograph): string {
  const name = photograph.file.replace(/^.*\/|\.\w+$/g, '').toLowerCase();
  const way = hash(JSON.stringify(photograph)).toString(36);
  return `own/${name.replaceAll(/[^a-z0-9]+/g, '-')}-${way}`;
}

/** A size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The limits of a screenshot's proportions (width over height), landscape or portrait. Longer ones are cropped. */
const LYING = { least: 4 / 3, most: 16 / 9 };
const UPRIGHT = { least: 360 / 740, most: 3 / 4 };

/** Width over height of a picture in a cut. A screenshot keeps its own within the limits. */
export function proportions(cut: Cut, { width, height }: Size): number {
  if (cut !== 'screen') return CUTS[cut].width / CUTS[cut].height;
  const { least, most } = width >= height ? LYING : UPRIGHT;
  return clamp(width / height, least, most);
}

/** The shown part of a picture, in pixels of the picture, and the focus in that part. */
export interface Part extends Size {
  left: number;
  top: number;
  focus: Point;
}

/** The largest part of a picture with the proportions `shape`, centred on the focus as far as the edges allow. */
export function partShown(own: Size, shape: number, [x, y]: Point): Part {
  const width = Math.max(1, Math.round(Math.min(own.width, own.height * shape)));
  const height = Math.max(1, Math.min(own.height, Math.round(width / shape)));
  const left = Math.round(clamp((own.width * x) / 100 - width / 2, 0, own.width - width));
  const top = Math.round(clamp((own.height * y) / 100 - height / 2, 0, own.height - height));
  const within = (at: number, from: number, whole: number) =>
    clamp(Math.round(((at - from) / whole) * 100), 0, 100);
  const focus = [
    within((own.width * x) / 100, left, width),
    within((own.height * y) / 100, top, height),
  ] as const;
  return { left, top, width, height, focus };
}

/** The width in pixels that an engraving of a photograph needs. */
const ENGRAVED_LEAST = 400;

/** The width in pixels that the shown part needs in a cut: that of the widest box at single density. */
export function leastWidth(cut: Cut, own: Size, treatment: Treatment): number {
  const { raster } = CUTS[cut];
  const least = cut === 'screen' && own.height > own.width ? 360 : Math.round(raster / 2);
  return treatment === 'engraved' ? Math.min(least, ENGRAVED_LEAST) : least;
}
