/**
 * Engraves a modelled subject: depth bends the lines, light swells them, and every surface has a family of
 * lines of its own. One rule makes all ink, that of the plates: `ink = cos(phase) > cos(pi * duty)`.
 *
 * What it is given are maps (`maps.ts`): rendered from a scene once, or made from a photograph.
 */

import { pathUnits, RIM, tracePath } from '../contour.ts';
import { clamp, mix, smoothstep } from '../field.ts';
import { gradient, svg } from '../render.ts';
import { isDark, isOneInk, namedTheme, type ThemeName } from '../themes.ts';
import { blur, type Grid, type Maps, type Raster, REGION_STEP } from './maps.ts';

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
  /** Whether a line is drawn where it passes before itself. Default true. */
  folds?: boolean;
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

/** A picture's samples: where they lie, and how the maps are read at them. */
interface SampleGrid extends Grid {
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
  const grid: SampleGrid = {
    picture,
    dark: isDark(picture.theme),
    pitch,
    step,
    samples: pitch / step,
    columns: Math.ceil(width / step) + 1 + 2 * RIM,
    rows: Math.ceil(height / step) + 1 + 2 * RIM,
    reach: (maps.range * maps.depth.height * width) / (maps.depth.width * crop.width * pitch),
  };
  const surfaces = surfacesAt(maps.region, grid);
  const value = engraved(maps, surfaces, grid);
  return document(trace(value, grid), picture);
}

/** The picture as one field that is above 0 in the ink. */
function engraved(maps: Maps, found: Surfaces, grid: SampleGrid): Float32Array {
  const { regions, tint } = found;
  const { columns, samples, dark } = grid;
  const { surfaces } = grid.picture;
  const value = new Float32Array(regions.length).fill(-1);
  const depth = sampled(maps.depth, found, grid);
  const shade = sampled(maps.shade, found, grid);
  const flow = maps.flow && sampled(maps.flow, found, grid);
  for (const [number, bounds] of boundsOf(regions, columns, samples)) {
    const part = () => new SurfaceMask(regions, number, bounds, grid);
    if (number === GROUND) cutGround(value, part, grid);
    else cutSurface(value, surfaces[number] ?? {}, part(), grid, { depth, shade, flow, tint });
  }
  addFolds(value, found, depth, grid);
  if (maps.feature)
    addFeatures(value, blur(sampled(maps.feature, found, grid, true), grid, 1, 1), dark);
  return value;
}

/** A line `share` of its pitch wide, above 0 in the ink; unit: turns of the lines. */
function line(turns: number, share: number): number {
  if (share < FINEST) return -1;
  if (share > 1 - FINEST) return 1;
  return share / 2 - Math.abs(turns - Math.round(turns));
}

/** Cuts the calm lines behind the subject, where the ground has any. */
function cutGround(value: Float32Array, part: () => SurfaceMask, grid: SampleGrid): void {
  const { ground, width } = grid.picture;
  if (!ground) return;
  const { samples, pitch, columns } = grid;
  const mask = part();
  const { left, top, right, bottom } = mask.bounds;
  for (let k = 0, row = top; row < bottom; row++) {
    const y = (row - RIM) / samples;
    // Every line ends somewhere else, as a hand would end it.
    const end = 0.035 * (1 + Math.sin(Math.round(y) * 2.4));
    for (let column = left; column < right; column++, k++) {
      const at = row * columns + column;
      const old = value[at] ?? -1;
      const within = mask.within(k);
      if (within <= old) continue;
      const x = (column - RIM) / samples;
      const share = ground.from + (ground.to - ground.from) * clamp((x * pitch) / width);
      const drawn = share - end < FINEST ? -1 : line(y, share);
      value[at] = Math.max(old, Math.min(drawn, within));
    }
  }
}

/** What a surface's lines are drawn from, at the samples of the whole picture. */
interface Fields {
  depth: Float32Array;
  shade: Float32Array;
  flow: Float32Array | undefined;
  tint: Float32Array | undefined;
}

/** Cuts the lines and the edge of one surface. */
function cutSurface(
  value: Float32Array,
  hatching: Hatching,
  part: SurfaceMask,
  grid: SampleGrid,
  fields: Fields,
): void {
  const { heading = -0.08, relief = 0.3, density = 1, strands, albedo = 1 } = hatching;
  const { least = 0, most = 1, rim = 0, edge: hasEdge = true } = hatching;
  const { samples, dark, picture } = grid;
  const [none, full] = dark ? [picture.black, picture.white] : [picture.white, picture.black];
  const light = part.extended(fields.shade);
  const own = fields.tint && part.cut(fields.tint);
  // What the lines count, and how many there are to a unit of it.
  const along = strands && fields.flow ? part.extended(fields.flow, 2) : undefined;
  const near = along ?? part.extended(fields.depth);
  const bend = along ? -(strands ?? 0) : density * relief * grid.reach;
  const [across, down] = along
    ? [0, 0]
    : [-density * Math.sin(heading), density * Math.cos(heading)];
  const at = (k: number) => (k >= 0 && k < near.length ? (near[k] ?? 0) : 0);
  const { left, top, right, bottom } = part.bounds;
  // The hottest loop of the build: numbers given to a function that isn't inlined would each be put on the heap.
  for (let k = 0, row = top; row < bottom; row++) {
    const y = (row - RIM) / samples;
    for (let column = left; column < right; column++, k++) {
      const sample = row * grid.columns + column;
      const old = value[sample] ?? -1;
      const within = part.within(k);
      // No line of this surface would rise above what is there.
      if (within <= old) continue;
      const joined = own?.[k] ?? 1;
      const tone = clamp((light[k] ?? 0) * albedo * joined);
      const printed = smoothstep(none, full, tone);
      const turned = rim > 0 ? 1 - smoothstep(0, rim, within) : 0;
      const share = mix(least + (most - least) * printed, dark ? 0 : 1, turned);
      const steepX = across / samples - (bend * (at(k + 1) - at(k - 1))) / 2;
      const steepY = down / samples - (bend * (at(k + part.columns) - at(k - part.columns))) / 2;
      // Math.hypot is slow, and most lines are nowhere near so crowded.
      const isFar = (steepX * steepX + steepY * steepY) * CROWDED * CROWDED < 0.99;
      const crowd = isFar ? 0 : Math.hypot(steepX, steepY) * CROWDED;
      const drawn =
        crowd > 1 && joined >= 0.98
          ? clamp((share - 0.5) * 2, -1, 1) * Math.min(1, crowd - 0.5)
          : line(across * ((column - RIM) / samples) + down * y - bend * at(k), share);
      const edge = hasEdge ? EDGE / 2 - Math.abs(within - EDGE / 2) : -1;
      value[sample] = Math.max(old, Math.min(Math.max(drawn, edge), within));
    }
  }
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
function addFolds(
  value: Float32Array,
  { regions, tint }: Surfaces,
  depth: Float32Array,
  grid: SampleGrid,
) {
  const { columns, samples, reach, dark, picture } = grid;
  const edge = new Float32Array(value.length);
  const span = Math.max(1, Math.round(samples * SOFT));
  const below = span * columns;
  let found = false;
  for (let k = below; k < value.length - below; k++) {
    const number = regions[k];
    // Lips have their line drawn; the gap between them is no fold.
    if (!number || (tint?.[k] ?? 1) < 0.98 || picture.surfaces[number]?.folds === false) continue;
    const limit = (depth[k] ?? 0) + JUMP / reach;
    if (
      ((depth[k - span] ?? 0) > limit && regions[k - span] === number) ||
      ((depth[k + span] ?? 0) > limit && regions[k + span] === number) ||
      ((depth[k - below] ?? 0) > limit && regions[k - below] === number) ||
      ((depth[k + below] ?? 0) > limit && regions[k + below] === number)
    ) {
      edge[k] = 1;
      found = true;
    }
  }
  if (!found) return;
  const soft = blur(edge, grid, Math.max(1, Math.round(samples * SOFT_FOLD)));
  const threshold = 0.6 - 0.5 * FOLD;
  for (let k = 0; k < value.length; k++) {
    const on = (soft[k] ?? 0) - threshold;
    if (on <= -0.3) continue;
    const old = value[k] ?? -1;
    value[k] = dark ? Math.min(old, -on) : Math.max(old, on);
  }
}

/** Cuts what is drawn whole, eyes, brows and mouth, and clears what stays white. */
function addFeatures(value: Float32Array, feature: Float32Array, dark: boolean): void {
  for (let k = 0; k < value.length; k++) {
    const mark = (feature[k] ?? 0.502) - 0.502;
    if (Math.abs(mark) < 0.02) continue;
    const ink = dark ? mark : -mark;
    const kept = Math.min(value[k] ?? -1, (ink + 0.25) * 1.6);
    value[k] = Math.max(kept, (ink - 0.25) * 1.6);
  }
}

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The part of the grid that each surface and its soft edge take up. */
function boundsOf(regions: Uint8Array, columns: number, samples: number): Map<number, Bounds> {
  const found = new Map<number, Bounds>();
  const rows = regions.length / columns;
  for (let k = 0, y = 0; y < rows; y++) {
    let last = -1;
    let bounds: Bounds | undefined;
    for (let x = 0; x < columns; x++, k++) {
      const number = regions[k] ?? GROUND;
      // A surface lies in runs along a row: it is looked up once for each.
      if (number !== last || !bounds) {
        last = number;
        bounds = found.get(number) ?? { left: x, top: y, right: x, bottom: y };
        found.set(number, bounds);
        if (x < bounds.left) bounds.left = x;
        bounds.bottom = y + 1;
      }
      if (x >= bounds.right) bounds.right = x + 1;
    }
  }
  const margin = Math.ceil(samples);
  for (const bounds of found.values()) {
    bounds.left = Math.max(0, bounds.left - margin);
    bounds.top = Math.max(0, bounds.top - margin);
    bounds.right = Math.min(columns, bounds.right + margin);
    bounds.bottom = Math.min(rows, bounds.bottom + margin);
  }
  return found;
}

/** One surface on the part of the grid that it takes up. */
class SurfaceMask implements Grid {
  readonly bounds: Bounds;
  readonly columns: number;
  readonly rows: number;
  /** 1 in the surface, 0 beside it; and the same with a soft edge. */
  readonly #sharp: Float32Array;
  readonly #mask: Float32Array;
  readonly #all: number;
  /** Samples over which its edge is blurred. */
  readonly #soft: number;
  readonly #samples: number;
  /** From the edge of the mask to that of the lines, in lines. */
  readonly #clear: number;

  constructor(regions: Uint8Array, number: number, bounds: Bounds, grid: SampleGrid) {
    this.columns = bounds.right - bounds.left;
    this.rows = bounds.bottom - bounds.top;
    this.bounds = bounds;
    this.#all = grid.columns;
    this.#samples = grid.samples;
    this.#soft = Math.max(1, Math.round(grid.samples * SOFT));
    this.#clear = (grid.picture.seam / 2) * (number === GROUND ? 1.6 : 1);
    this.#sharp = new Float32Array(this.columns * this.rows);
    for (let k = 0, y = bounds.top; y < bounds.bottom; y++) {
      const row = y * grid.columns;
      for (let at = row + bounds.left; at < row + bounds.right; at++, k++) {
        if (regions[at] === number) this.#sharp[k] = 1;
      }
    }
    this.#mask = blur(this.#sharp, this, this.#soft);
  }

  /** The way from the edge of the surface's lines to a sample, in lines, positive inside. */
  within(k: number): number {
    const share = this.#mask[k] ?? 0;
    if (share < 0.002) return -Infinity;
    return edgeDistance(share, this.#soft) / this.#samples - this.#clear;
  }

  /** This part of a field over the whole grid. */
  cut(values: Float32Array): Float32Array {
    const { left, right, top } = this.bounds;
    const out = new Float32Array(this.columns * this.rows);
    for (let y = 0; y < this.rows; y++) {
      const row = (top + y) * this.#all;
      out.set(values.subarray(row + left, row + right), y * this.columns);
    }
    return out;
  }

  /** This part of a field, smoothed inside the surface and carried on a little past its edge. */
  extended(values: Float32Array, times = 1): Float32Array {
    const soft = this.#soft * times;
    const weight = times === 1 ? this.#mask : blur(this.#sharp, this, soft);
    const inside = this.cut(values);
    for (let k = 0; k < inside.length; k++) if (this.#sharp[k] === 0) inside[k] = 0;
    const sum = blur(inside, this, soft);
    for (let k = 0; k < sum.length; k++) {
      const share = weight[k] ?? 0;
      sum[k] = share > 1e-3 ? (sum[k] ?? 0) / share : 0;
    }
    return sum;
  }
}

/** Where samples lie among the columns or the rows of a map. */
class AxisSamples {
  /** The nearest one; the one before, and the share of the way from there to the next. */
  readonly nearest: Uint16Array;
  readonly first: Uint16Array;
  readonly share: Float64Array;

  /** @param at the places in pixels, of `size` */
  constructor(at: Float64Array, size: number) {
    this.nearest = new Uint16Array(at.length);
    this.first = new Uint16Array(at.length);
    this.share = new Float64Array(at.length);
    for (const [index, place] of at.entries()) {
      const inside = Math.min(place, size - 1.001);
      const first = Math.floor(inside);
      this.nearest[index] = Math.round(place);
      this.first[index] = first;
      this.share[index] = inside - first;
    }
  }
}

/** Where the samples lie in a map: at the nearest place that it has, and where water is read that goes on past its edge. */
interface Sampling {
  across: AxisSamples;
  down: AxisSamples;
}

/**
 * Where in a map the columns or rows of samples lie.
 *
 * @param count columns or rows of samples
 * @param from where the picture begins in the map, as a share of it
 * @param size columns or rows of the map
 */
function places(count: number, from: number, size: number, grid: SampleGrid, map: Raster) {
  const { crop, width } = grid.picture;
  const edge = new Float64Array(count);
  const mirror = new Float64Array(count);
  for (let index = 0; index < count; index++) {
    const at = from * size + ((index - RIM) * grid.step * crop.width * map.width) / width;
    const near = clamp(at, 0, size - 1);
    const back = mirrorWithin(Math.abs(at - near), size * OUTERMOST);
    edge[index] = near;
    mirror[index] = at < 0 ? back : near - back;
  }
  return { edge: new AxisSamples(edge, size), mirror: new AxisSamples(mirror, size) };
}

function samplingsOf(map: Raster, grid: SampleGrid): { edge: Sampling; mirror: Sampling } {
  const { crop } = grid.picture;
  const across = places(grid.columns, crop.x, map.width, grid, map);
  const down = places(grid.rows, crop.y, map.height, grid, map);
  return {
    edge: { across: across.edge, down: down.edge },
    mirror: { across: across.mirror, down: down.mirror },
  };
}

/** A value that runs from 0 to `length` and back, and so on. */
function mirrorWithin(value: number, length: number): number {
  const turn = value % (2 * length);
  return turn > length ? 2 * length - turn : turn;
}

/** The value of a map at a sample, 0 to 1. */
function interpolated(
  { data, width }: Raster,
  { across, down }: Sampling,
  x: number,
  y: number,
): number {
  const s = across.share[x] ?? 0;
  const t = down.share[y] ?? 0;
  const c = (down.first[y] ?? 0) * width + (across.first[x] ?? 0);
  const upper = (data[c] ?? 0) * (1 - s) + (data[c + 1] ?? 0) * s;
  const lower = (data[c + width] ?? 0) * (1 - s) + (data[c + width + 1] ?? 0) * s;
  return (upper * (1 - t) + lower * t) / 255;
}

/** A map read at the samples, 0 to 1. What it says of the ground is 0 unless it is asked for, since nothing is drawn from it. */
function sampled(
  map: Raster,
  { regions, mirrored }: Surfaces,
  grid: SampleGrid,
  withGround = false,
): Float32Array {
  const { columns, rows } = grid;
  const { edge, mirror } = samplingsOf(map, grid);
  const out = new Float32Array(columns * rows);
  for (let k = 0, y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++, k++) {
      if (regions[k] === GROUND && !withGround) continue;
      out[k] = interpolated(map, mirrored[k] ? mirror : edge, x, y);
    }
  }
  return out;
}

interface Surfaces {
  regions: Uint8Array;
  /** How much darker the ones are that join another. */
  tint: Float32Array | undefined;
  /** 1 where water goes on past the edge of the map, there and back again; all else goes on as it ends. */
  mirrored: Uint8Array;
}

function surfacesAt(map: Raster, grid: SampleGrid): Surfaces {
  const { columns, rows } = grid;
  const { surfaces } = grid.picture;
  const { data, width } = map;
  const { edge, mirror } = samplingsOf(map, grid);
  const numberAt = ({ across, down }: Sampling, x: number, y: number) =>
    numbers[data[(down.nearest[y] ?? 0) * width + (across.nearest[x] ?? 0)] ?? 0] ?? GROUND;
  const numbers = Uint8Array.from({ length: 256 }, (_, grey) => Math.round(grey / REGION_STEP));
  const joins = Uint8Array.from({ length: 256 }, (_, number) => surfaces[number]?.joins ?? number);
  const regions = new Uint8Array(columns * rows);
  const mirrored = new Uint8Array(columns * rows);
  let tint: Float32Array | undefined;
  for (let k = 0, y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++, k++) {
      const number = numberAt(edge, x, y);
      if (number === WATER && numberAt(mirror, x, y) === WATER) mirrored[k] = 1;
      const joined = joins[number] ?? number;
      regions[k] = joined;
      if (joined === number) continue;
      tint ??= new Float32Array(columns * rows).fill(1);
      tint[k] = surfaces[number]?.albedo ?? 1;
    }
  }
  return { regions, tint: tint && blur(tint, grid, 1), mirrored };
}

const trace = (values: Float32Array, { picture, pitch, ...samples }: SampleGrid): string =>
  tracePath(values, {
    ...samples,
    width: picture.width,
    height: picture.height,
    speck: SPECK * pitch * pitch,
    tolerance: TOLERANCE * pitch,
  });

/** The SVG of a picture: its ground, its ink and its buoy. Inks run towards the light. */
function document(ink: string, picture: Engraving): string {
  const { width, height, buoy, theme, light = 'left', id } = picture;
  const named = namedTheme(theme);
  const [w, h] = [pathUnits(width), pathUnits(height)];
  const isOne = isOneInk(theme);
  const [from, to] = isDark(theme) && light === 'left' ? [w, 0] : [0, w];
  const inks = isOne ? '' : gradient(id, named, [from, h], [to, 0]);
  const [x, y, r] = (buoy ?? [0, 0, 0]).map((share) => pathUnits(share * height));
  const point = buoy ? `<circle cx="${x}" cy="${y}" r="${r}" fill="${named.accent}"/>` : '';
  const colour = isOne ? named.inks[0] : `url(#${id})`;
  return svg(
    picture,
    `${inks}<path fill="${named.ground}" d="M0 0h${w}v${h}H0z"/><path fill="${colour}" fill-rule="evenodd" d="${ink}"/>${point}`,
  );
}
