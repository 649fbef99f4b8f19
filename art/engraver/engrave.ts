/**
 * Engraves a modelled subject: depth bends the lines, light swells them, and every surface has a family of
 * lines of its own. One rule makes all ink, that of the plates: `ink = cos(phase) > cos(pi * duty)`.
 *
 * What it is given are maps (`maps.ts`): rendered from a scene once, or made from a photograph.
 */
import { namedTheme } from '../colouring.ts';
import { area, contours, simplify } from '../contour.ts';
import { clamp, mix, smooth } from '../field.ts';
import { outline, units } from '../path.ts';
import { isDark, isOneInk, type ThemeName } from '../themes.ts';
import { blur, type Grid, widened } from './grid.ts';
import { type Maps, type Raster, REGION_STEP } from './maps.ts';

/** How one surface is cut. */
interface Hatching {
  /** Heading of the lines in radians; 0 runs across. Not used where `strands` is set. */
  heading?: number;
  /** How strongly depth bends the lines: the slope of the planes that cut the form. */
  relief?: number;
  /** Lines to the picture's one. */
  density?: number;
  /** Lines follow the flow map, so many across its range. */
  strands?: number;
  /** How light the surface itself is; above 1 only its shadows print. */
  albedo?: number;
  /** Share of ink in the tone that prints least and in the one that prints most. */
  least?: number;
  most?: number;
  /** Number of the surface whose mask and lines this one shares; only `albedo` is its own (lips on skin). */
  joins?: number;
  /** Whether its edge is drawn. Default true. */
  edge?: boolean;
  /** From its edge to here it darkens, in lines: hair, whose outermost strands turn away. */
  rim?: number;
}

/** A part of the maps: its left and upper edge and its width, as shares of the maps. May reach past them. */
export interface Crop {
  x: number;
  y: number;
  width: number;
}

/** The calm lines behind a subject. */
interface Ground {
  /** Share of ink at the left and at the right edge. */
  from: number;
  to: number;
}

/** How a subject is cut, whatever the size of the picture. */
export interface Style {
  theme: ThemeName;
  /** By number of the surface. */
  surfaces: Readonly<Record<number, Hatching>>;
  /** Tones: light above `white` counts as full light, below `black` as none. */
  white: number;
  black: number;
  /** None leaves the ground clear. */
  ground?: Ground | undefined;
  /** Clear seam between surfaces, in lines. */
  seam: number;
}

/** A picture of a subject. */
export interface Engraving extends Style {
  /** Pixels. */
  width: number;
  height: number;
  /** Lines down the height. */
  lines: number;
  crop: Crop;
  /** The one orange point: centre and radius in picture heights. */
  buoy?: readonly [x: number, y: number, radius: number];
  /** Whether the picture is clear around the subject, which then has a fill of its own. */
  cutout?: boolean;
  /** The side that the lightest ink of a dark theme lies on. Default left. */
  light?: 'left' | 'right';
  /** Goes into ids, so that several pictures can stand in one document. */
  id: string;
}

/** Samples to a line, and how far an outline may leave the exact one, in lines. */
const SAMPLES = 8;
const TOLERANCE = 0.035;
/** The least that lies between two samples, in pixels. */
const SMALLEST_STEP = 0.7;
/** Samples beyond the picture, where outlines close. */
const RIM = 3;
/** Specks of ink smaller than this are left out, in squares as wide as a line with its gap. */
const SPECK = 0.12;
/** Lines thinner than this share of their pitch are left out, gaps as thin are filled. */
const FINEST = 0.085;
/** Lines closer than one to so many samples turn into flat tone. */
const CROWDED = 2.6;
/** Width of the line round a surface, and of the line where a form passes before itself, in lines. */
const EDGE = 0.14;
const FOLD = 0.3;
/** A jump in depth between two samples that counts as a fold, in lines. */
const JUMP = 1.1;
/** How far the blur between two surfaces reaches, and that of the fold's line, in lines. */
const SOFT = 0.2;
const SOFT_FOLD = 0.12;
/** The part of a map whose water goes on past its edge. */
const OUTERMOST = 0.1;
/** The numbers of ground and water in the region map. */
const GROUND = 0;
const WATER = 10;

/** Above 0 in the ink. `k` is a sample of the surface's window; `x`, `y` and the way `within` from its edge are in lines. */
type Ink = (k: number, x: number, y: number, within: number) => number;

/** A picture's samples: where they lie, and how the maps are read at them. */
interface Sheet extends Grid {
  picture: Engraving;
  dark: boolean;
  /** Pixels from line to line and from sample to sample; samples to a line. */
  pitch: number;
  step: number;
  samples: number;
  /** Depth of the maps' range in lines, so that `relief` is a slope whatever the size of the picture. */
  reach: number;
}

/** Draws the SVG, which names its colours. The same maps and parameters always give the same picture. */
export function engrave(maps: Maps, picture: Engraving): string {
  const { width, height, lines, crop } = picture;
  const pitch = height / lines;
  const step = Math.max(SMALLEST_STEP, pitch / SAMPLES);
  const sheet: Sheet = {
    picture,
    dark: isDark(picture.theme),
    pitch,
    step,
    samples: pitch / step,
    columns: Math.ceil(width / step) + 1 + 2 * RIM,
    rows: Math.ceil(height / step) + 1 + 2 * RIM,
    reach: (maps.range * maps.depth.height * width) / (maps.depth.width * crop.width * pitch),
  };
  const surfaces = surfacesAt(maps.region, sheet);
  const value = engraved(maps, surfaces, sheet);
  const silhouette = picture.cutout && trace(figure(surfaces.regions, sheet), sheet);
  return document(trace(value, sheet), silhouette, picture);
}

/** The picture as one field that is above 0 in the ink. */
function engraved(maps: Maps, found: Surfaces, sheet: Sheet): Float32Array {
  const { regions, tint } = found;
  const { columns, samples, dark } = sheet;
  const { surfaces, seam } = sheet.picture;
  const value = new Float32Array(regions.length).fill(-1);
  const depth = read(maps.depth, found, sheet);
  const shade = read(maps.shade, found, sheet);
  const flow = maps.flow && read(maps.flow, found, sheet);
  const soft = Math.max(1, Math.round(samples * SOFT));
  for (const [number, box] of boxes(regions, columns, samples)) {
    const part = new Window(regions, number, box, columns, soft);
    const hatching = surfaces[number] ?? {};
    const ink =
      number === GROUND
        ? groundInk(sheet)
        : surfaceInk(hatching, sheet, part, { depth, shade, flow, tint });
    if (!ink) continue;
    const clear = (seam / 2) * (number === GROUND ? 1.6 : 1);
    const hasEdge = number !== GROUND && hatching.edge !== false;
    part.each((k, at, column, row) => {
      const share = part.mask[k] ?? 0;
      if (share < 0.002) return;
      const within = edgeDistance(share, soft) / samples - clear;
      const edge = hasEdge ? EDGE / 2 - Math.abs(within - EDGE / 2) : -1;
      const drawn = ink(k, (column - RIM) / samples, (row - RIM) / samples, within);
      value[at] = Math.max(value[at] ?? -1, Math.min(Math.max(drawn, edge), within));
    });
  }
  fold(value, found, depth, sheet);
  if (maps.feature) carve(value, blur(read(maps.feature, found, sheet), sheet, 1, 1), dark);
  return value;
}

/** A line `share` of its pitch wide, above 0 in the ink; unit: turns of the lines. */
function line(turns: number, share: number): number {
  if (share < FINEST) return -1;
  if (share > 1 - FINEST) return 1;
  return share / 2 - Math.abs(turns - Math.round(turns));
}

/** The calm lines behind the subject, or undefined where the ground stays clear. */
function groundInk({ picture, pitch }: Sheet): Ink | undefined {
  const { ground, width, cutout } = picture;
  if (!ground || cutout) return undefined;
  return (_, x, y) => {
    const share = ground.from + (ground.to - ground.from) * clamp((x * pitch) / width);
    // Every line ends somewhere else, as a hand would end it.
    const end = 0.035 * (1 + Math.sin(Math.round(y) * 2.4));
    return share - end < FINEST ? -1 : line(y, share);
  };
}

/** What a surface's lines are drawn from, at the samples of the whole picture. */
interface Fields {
  depth: Float32Array;
  shade: Float32Array;
  flow: Float32Array | undefined;
  tint: Float32Array | undefined;
}

/** The lines of one surface. */
function surfaceInk(hatching: Hatching, sheet: Sheet, part: Window, fields: Fields): Ink {
  const { heading = -0.08, relief = 0.3, density = 1, strands, albedo = 1 } = hatching;
  const { least = 0, most = 1, rim = 0 } = hatching;
  const { white, black } = sheet.picture;
  const { samples, dark } = sheet;
  const light = part.widened(fields.shade);
  const own = fields.tint && part.cut(fields.tint);
  // What the lines count, and how many there are to a unit of it.
  const along = strands && fields.flow ? part.widened(fields.flow, 2) : undefined;
  const near = along ?? part.widened(fields.depth);
  const bend = along ? -(strands ?? 0) : density * relief * sheet.reach;
  const [across, down] = along
    ? [0, 0]
    : [-density * Math.sin(heading), density * Math.cos(heading)];
  const at = (k: number) => near[k] ?? 0;
  const steepness = (k: number) =>
    Math.hypot(
      across / samples - (bend * (at(k + 1) - at(k - 1))) / 2,
      down / samples - (bend * (at(k + part.columns) - at(k - part.columns))) / 2,
    );
  return (k, x, y, within) => {
    const joined = own?.[k] ?? 1;
    const tone = clamp((light[k] ?? 0) * albedo * joined);
    const printed = dark ? smooth(black, white, tone) : smooth(white, black, tone);
    const turned = rim > 0 ? 1 - smooth(0, rim, within) : 0;
    const share = mix(least + (most - least) * printed, dark ? 0 : 1, turned);
    const crowd = steepness(k) * CROWDED;
    if (crowd > 1 && joined >= 0.98) {
      return clamp((share - 0.5) * 2, -1, 1) * Math.min(1, crowd - 0.5);
    }
    return line(across * x + down * y - bend * at(k), share);
  };
}

/**
 * Distance from the edge of a mask, in samples, positive inside. Two box passes blur an edge by a triangle,
 * which can be undone.
 */
function edgeDistance(share: number, soft: number): number {
  const part = share > 0.5 ? 1 - Math.sqrt(Math.max(0, 2 - 2 * share)) : Math.sqrt(2 * share) - 1;
  return part * (2 * soft + 1);
}

/** Draws a line where depth jumps inside one surface: the side of a nose, a finger before a palm. */
function fold(value: Float32Array, { regions, tint }: Surfaces, depth: Float32Array, sheet: Sheet) {
  const { columns, samples, reach, dark } = sheet;
  const edge = new Float32Array(value.length);
  const span = Math.max(1, Math.round(samples * SOFT));
  const neighbours = [-span, span, -span * columns, span * columns];
  for (let k = columns * span; k < value.length - columns * span; k++) {
    const number = regions[k];
    // Lips have their line drawn; the gap between them is no fold.
    if (!number || (tint?.[k] ?? 1) < 0.98) continue;
    const limit = (depth[k] ?? 0) + JUMP / reach;
    const jumps = neighbours.some(
      (by) => regions[k + by] === number && (depth[k + by] ?? 0) > limit,
    );
    if (jumps) edge[k] = 1;
  }
  const soft = blur(edge, sheet, Math.max(1, Math.round(samples * SOFT_FOLD)));
  const threshold = 0.6 - 0.5 * FOLD;
  for (let k = 0; k < value.length; k++) {
    const on = (soft[k] ?? 0) - threshold;
    if (on <= -0.3) continue;
    const old = value[k] ?? -1;
    value[k] = dark ? Math.min(old, -on) : Math.max(old, on);
  }
}

/** Cuts what is drawn whole, eyes, brows and mouth, and clears what stays white. */
function carve(value: Float32Array, feature: Float32Array, dark: boolean): void {
  for (let k = 0; k < value.length; k++) {
    const mark = (feature[k] ?? 0.502) - 0.502;
    if (Math.abs(mark) < 0.02) continue;
    const ink = dark ? mark : -mark;
    const kept = Math.min(value[k] ?? -1, (ink + 0.25) * 1.6);
    value[k] = Math.max(kept, (ink - 0.25) * 1.6);
  }
}

/** Everything but the ground, as a field that is above 0 in it. */
function figure(regions: Uint8Array, sheet: Sheet): Float32Array {
  const mask = Float32Array.from(regions, (number) => (number === GROUND ? 0 : 1));
  return blur(mask, sheet, 1).map((share) => share - 0.5);
}

/** Where a surface lies in the grid, from and up to. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The part of the grid that each surface and its soft edge take up. */
function boxes(regions: Uint8Array, columns: number, samples: number): Map<number, Box> {
  const found = new Map<number, Box>();
  const rows = regions.length / columns;
  for (let k = 0, y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++, k++) {
      const number = regions[k] ?? GROUND;
      const box = found.get(number);
      if (!box) found.set(number, { left: x, top: y, right: x + 1, bottom: y + 1 });
      else {
        if (x < box.left) box.left = x;
        if (x >= box.right) box.right = x + 1;
        box.bottom = y + 1;
      }
    }
  }
  const margin = Math.ceil(samples);
  for (const box of found.values()) {
    box.left = Math.max(0, box.left - margin);
    box.top = Math.max(0, box.top - margin);
    box.right = Math.min(columns, box.right + margin);
    box.bottom = Math.min(rows, box.bottom + margin);
  }
  return found;
}

/** One surface on the part of the grid that it takes up. */
class Window implements Grid {
  readonly columns: number;
  readonly rows: number;
  /** How much of a sample and its neighbourhood is this surface, 0 to 1. */
  readonly mask: Float32Array;
  readonly #sharp: Float32Array;
  readonly #box: Box;
  readonly #all: number;
  readonly #soft: number;

  /** @param soft samples over which its edge is blurred */
  constructor(regions: Uint8Array, number: number, box: Box, columns: number, soft: number) {
    this.columns = box.right - box.left;
    this.rows = box.bottom - box.top;
    this.#box = box;
    this.#all = columns;
    this.#soft = soft;
    this.#sharp = new Float32Array(this.columns * this.rows);
    this.each((k, at) => {
      this.#sharp[k] = regions[at] === number ? 1 : 0;
    });
    this.mask = blur(this.#sharp, this, soft);
  }

  /** Calls back for every sample with its index here and in the whole grid. */
  each(visit: (k: number, at: number, column: number, row: number) => void): void {
    const { left, top } = this.#box;
    for (let k = 0, y = 0; y < this.rows; y++) {
      let at = (top + y) * this.#all + left;
      for (let x = 0; x < this.columns; x++) visit(k++, at++, left + x, top + y);
    }
  }

  /** This part of a field over the whole grid. */
  cut(values: Float32Array): Float32Array {
    const { left, right, top } = this.#box;
    const out = new Float32Array(this.columns * this.rows);
    for (let y = 0; y < this.rows; y++) {
      const row = (top + y) * this.#all;
      out.set(values.subarray(row + left, row + right), y * this.columns);
    }
    return out;
  }

  /** This part of a field, smoothed inside the surface and carried on a little past its edge. */
  widened(values: Float32Array, times = 1): Float32Array {
    const soft = this.#soft * times;
    const weight = times === 1 ? this.mask : blur(this.#sharp, this, soft);
    return widened(this.cut(values), this.#sharp, weight, this, soft);
  }
}

/** A column or row of a map: the nearest one that it has, and where water is read that goes on past its edge. */
interface Place {
  edge: number;
  beyond: number;
}

/**
 * Where in a map the columns or rows of samples lie, in the map's pixels.
 *
 * @param count columns or rows of samples
 * @param from where the picture begins in the map, as a share of it
 * @param size columns or rows of the map
 */
function places(count: number, from: number, size: number, sheet: Sheet, map: Raster): Place[] {
  const { crop, width } = sheet.picture;
  return Array.from({ length: count }, (_, index) => {
    const at = from * size + ((index - RIM) * sheet.step * crop.width * map.width) / width;
    const edge = clamp(at, 0, size - 1);
    const back = wave(Math.abs(at - edge), size * OUTERMOST);
    return { edge, beyond: at < 0 ? back : edge - back };
  });
}

const NOWHERE: Place = { edge: 0, beyond: 0 };

/** A value that runs from 0 to `length` and back, and so on. */
function wave(value: number, length: number): number {
  const turn = value % (2 * length);
  return turn > length ? 2 * length - turn : turn;
}

/** A map read at the samples, 0 to 1. */
function read(map: Raster, { goesOn }: Surfaces, sheet: Sheet): Float32Array {
  const { columns, rows } = sheet;
  const { crop } = sheet.picture;
  const { data, width, height } = map;
  const across = places(columns, crop.x, width, sheet, map);
  const down = places(rows, crop.y, height, sheet, map);
  const out = new Float32Array(columns * rows);
  const at = (index: number) => data[index] ?? 0;
  for (let k = 0, y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++, k++) {
      const which = goesOn[k] ? 'beyond' : 'edge';
      const u = Math.min((across[x] ?? NOWHERE)[which], width - 1.001);
      const v = Math.min((down[y] ?? NOWHERE)[which], height - 1.001);
      const [i, j] = [Math.floor(u), Math.floor(v)];
      const [s, t] = [u - i, v - j];
      const c = j * width + i;
      const upper = at(c) * (1 - s) + at(c + 1) * s;
      const lower = at(c + width) * (1 - s) + at(c + width + 1) * s;
      out[k] = (upper * (1 - t) + lower * t) / 255;
    }
  }
  return out;
}

/** What lies at the samples. */
interface Surfaces {
  /** The number of the surface. */
  regions: Uint8Array;
  /** How much darker the ones are that join another. */
  tint: Float32Array | undefined;
  /** 1 where water goes on past the edge of the map, there and back again; all else goes on as it ends. */
  goesOn: Uint8Array;
}

function surfacesAt(map: Raster, sheet: Sheet): Surfaces {
  const { columns, rows } = sheet;
  const { crop, surfaces } = sheet.picture;
  const { data, width, height } = map;
  const across = places(columns, crop.x, width, sheet, map);
  const down = places(rows, crop.y, height, sheet, map);
  const numberAt = (x: number, y: number) =>
    Math.round((data[Math.round(y) * width + Math.round(x)] ?? 0) / REGION_STEP);
  const regions = new Uint8Array(columns * rows);
  const goesOn = new Uint8Array(columns * rows);
  let tint: Float32Array | undefined;
  for (let k = 0, y = 0; y < rows; y++) {
    const row = down[y] ?? NOWHERE;
    for (let x = 0; x < columns; x++, k++) {
      const column = across[x] ?? NOWHERE;
      const number = numberAt(column.edge, row.edge);
      if (number === WATER && numberAt(column.beyond, row.beyond) === WATER) goesOn[k] = 1;
      const { joins, albedo = 1 } = surfaces[number] ?? {};
      regions[k] = joins ?? number;
      if (joins === undefined) continue;
      tint ??= new Float32Array(columns * rows).fill(1);
      tint[k] = albedo;
    }
  }
  return { regions, tint: tint && blur(tint, sheet, 1), goesOn };
}

/** Path data of everything above 0. */
function trace(field: Float32Array, { columns, rows, step, pitch, picture }: Sheet): string {
  const values = field.map((value, k) => {
    const column = k % columns;
    const row = (k - column) / columns;
    const isRim = column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
    return isRim ? -1 : value || -1e-6;
  });
  return contours(values, columns, rows)
    .filter((ring) => area(ring) * step * step > SPECK * pitch * pitch)
    .map((ring) => simplify(ring, (TOLERANCE * pitch) / step))
    .map((ring) => ring.map(([x, y]) => [(x - RIM) * step, (y - RIM) * step] as const))
    .map((points) => outline(points, picture.width, picture.height))
    .join('');
}

/** The SVG of a picture: its ground, its ink and its buoy. Inks run towards the light. */
function document(ink: string, silhouette: string | undefined | false, picture: Engraving): string {
  const { width, height, buoy, theme, light = 'left', id } = picture;
  const { ground, inks, accent } = namedTheme(theme);
  const [w, h] = [units(width), units(height)];
  const isOne = isOneInk(theme);
  const [from, to] = isDark(theme) && light === 'left' ? [w, 0] : [0, w];
  const stops = inks
    .map((colour, i) => `<stop offset="${i / 2}" stop-color="${colour}"/>`)
    .join('');
  const gradient = isOne
    ? ''
    : `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from}" y1="${h}" x2="${to}" y2="0">${stops}</linearGradient>`;
  const [x, y, r] = (buoy ?? [0, 0, 0]).map((share) => units(share * height));
  const point = buoy ? `<circle cx="${x}" cy="${y}" r="${r}" fill="${accent}"/>` : '';
  const sheet = silhouette || `M0 0h${w}v${h}H0z`;
  const colour = isOne ? inks[0] : `url(#${id})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${width}" height="${height}">${gradient}<path fill="${ground}" d="${sheet}"/><path fill="${colour}" fill-rule="evenodd" d="${ink}"/>${point}</svg>`;
}
