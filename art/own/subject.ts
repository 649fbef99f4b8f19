/** Pictures that are no part of plates/registry.ts: photographs of the owner's own, and plates drawn from a record's name. */

import type { Look } from '../../plates/registry.ts';
import { CUTS, type Cut } from '../cuts.ts';
import { clamp } from '../field.ts';
import { hash } from '../random.ts';
import type { ThemeName } from '../themes.ts';

/** What the build makes of a photograph: nothing, a duotone in the colours of a theme, or a line engraving in them. */
export const TREATMENTS = ['plain', 'tinted', 'engraved'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** A point in a picture, in percent from its left and its upper edge. */
export type Point = readonly [x: number, y: number];

/** A photograph, screenshot or drawing of the owner's own. */
export interface Photograph {
  kind: 'photograph';
  /** Its path from the root of the project. */
  file: string;
  /** The point that every crop keeps. */
  focus: Point;
  treatment: Treatment;
  theme: ThemeName;
  /** Whether words stand on it, so that a plain one is darkened. */
  underWords: boolean;
}

/** A picture to be drawn besides those of the registry. `key` is its name in the manifest, without the cut. */
export interface OwnDrawing {
  key: string;
  cut: Cut;
  /** What a plate is drawn from; a photograph has no use for it. */
  seed: string;
  subject: Photograph | Look;
}

/** Pixels of the largest picture that is read. A file that unpacks to more is refused before it is unpacked. */
export const MOST_PIXELS = 64_000_000;

/** The themes of pictures that stand in a row, so that neighbours differ: in the order of the sample's team. */
const ROW = ['tint', 'dark', 'pale', 'deep', 'paper', 'brand'] as const;
/** The plates of records without a picture, one for each theme of a row. */
const NAMED: readonly Look[] = [
  { kind: 'echo', theme: 'tint', cx: 0.3, cy: 0.2 },
  { kind: 'swell', theme: 'dark', force: 0.25, calm: 0.35 },
  { kind: 'echo', theme: 'pale', cx: 0.2, cy: 0.9 },
  { kind: 'swell', theme: 'deep', force: 0.2, tilt: -0.3 },
  { kind: 'echo', theme: 'paper', cx: 0.9, cy: 0.6 },
  { kind: 'swell', theme: 'brand', chop: 1.5 },
];

/** One of a list by its place in a row, which begins with 1. */
const inTurn = <Item>(list: readonly [Item, ...Item[]] | readonly Item[], turn: number): Item =>
  list[(((turn - 1) % list.length) + list.length) % list.length] as Item; // the remainder is a place in the list

/** Those of them in whose darkest and lightest colour a photograph is seen to have the brand's: the others would be grey. */
const TINTS = ['tint', 'deep', 'brand'] as const;

/** The theme of the picture at a place in a row. */
export const themeInTurn = (turn: number, treatment: Treatment): ThemeName => {
  // A plain one is the same at every place, and so is drawn once.
  if (treatment === 'plain') return ROW[0];
  return inTurn(treatment === 'tinted' ? TINTS : ROW, turn);
};

/** The plate of a record without a picture: its id is what it is drawn from, its place in a row gives kind and theme. */
export const plateInTurn = (turn: number): Look => inTurn(NAMED, turn);

/** A name for a photograph in the manifest: another one for each way to show it. */
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

/** The proportions (width over height) that a screenshot keeps, lying or upright; a longer one loses its foot. */
const LYING = { least: 4 / 3, most: 16 / 9 };
const UPRIGHT = { least: 360 / 740, most: 3 / 4 };

/** Width over height of a picture in a cut; a screenshot keeps its own as far as its place allows. */
export function proportions(cut: Cut, { width, height }: Size): number {
  if (cut !== 'screen') return CUTS[cut].width / CUTS[cut].height;
  const { least, most } = width >= height ? LYING : UPRIGHT;
  return clamp(width / height, least, most);
}

/** The part of a picture that is shown, in pixels of the picture, and where the focus lies in it. */
export interface Part extends Size {
  left: number;
  top: number;
  focus: Point;
}

/** The largest part of a picture with these proportions, as close around the focus as the edges allow. */
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

/** Pixels across that an engraving of a photograph needs: its light is read no finer. */
const ENGRAVED_LEAST = 400;

/** Pixels across that the part shown in a cut needs: those of the widest box at single density. */
export function leastWidth(cut: Cut, own: Size, treatment: Treatment): number {
  const { raster } = CUTS[cut];
  const least = cut === 'screen' && own.height > own.width ? 360 : Math.round(raster / 2);
  return treatment === 'engraved' ? Math.min(least, ENGRAVED_LEAST) : least;
}
