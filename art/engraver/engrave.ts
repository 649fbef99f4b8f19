/**
 * Engraves a modelled subject. Depth bends the lines, light sets their width, and every surface has its own
 * direction of lines. The rule is that of the plates: `ink = cos(phase) > cos(pi * duty)`.
 *
 * The input is a set of maps (`maps.ts`), rendered from a scene or made from a photograph.
 */

import { RIM, tracePath } from '../contour.ts';
import { clamp, mix, smoothstep } from '../field.ts';
import { svg } from '../render.ts';
import { isDark, isOneInk, type ThemeName } from '../themes.ts';
import { blur, type Grid, type Maps, type Raster, REGION_STEP } from './maps.ts';

interface Hatching {
  /** Direction of the lines in radians; 0 is horizontal. Ignored if `strands` is set. */
  heading?: number;
  /** How strongly depth bends the lines: the slope of the planes that intersect the form. */
  relief?: number;
  /** The density of lines relative to the picture's. */
  density?: number;
  /** If set, this number of lines across the range of the flow map, which they follow. */
  strands?: number;
  /** How light the surface is. Above 1 only its shadows print. */
  albedo?: number;
  /** Share of ink in the tones with the least and with the most ink. */
  least?: number;
  most?: number;
  /** The surface whose mask and lines this one shares; only `albedo` is its own. Used for lips on skin. */
  joins?: number;
  /** Whether its edge is drawn. Default true. */
  edge?: boolean;
  /** Whether a line is drawn where the surface overlaps itself. Default true. */
  folds?: boolean;
  /** The width, in lines, over which it darkens towards its edge. Used for hair, whose outermost strands turn away. */
  rim?: number;
}

/** A part of the maps: its left and upper edge and its width, as shares of the maps. It may extend beyond them. */
export interface Crop {
  x: number;
  y: number;
  width: number;
}

/** The horizontal lines behind a subject. */
interface Ground {
  /** Share of ink at the left and at the right edge. */
  from: number;
  to: number;
}

/** How a subject is engraved, independent of the picture's size. */
export interface Style {
  theme: ThemeName;
  /** By surface number. */
  surfaces: Readonly<Record<number, Hatching>>;
  /** Light above `white` counts as full light, below `black` as none. */
  white: number;
  black: number;
  /** If unset, the ground stays clear. */
  ground?: Ground | undefined;
  /** The width of the clear seam between surfaces, in lines. */
  seam: number;
}

/** A picture of a subject. */
export interface Engraving extends Style {
  /** Pixels. */
  width: number;
  height: number;
  /** Lines across the height. */
  lines: number;
  crop: Crop;
  /** The dot in the accent colour: centre and radius in picture heights. */
  buoy?: readonly [x: number, y: number, radius: number];
  /** The side with the lightest ink of a dark theme. Default left. */
  light?: 'left' | 'right';
}

/** Samples per line, and how far an outline may deviate from the exact one, in lines. */
const SAMPLES = 8;
const TOLERANCE = 0.035;
/** The smallest distance between samples, in pixels. */
const SMALLEST_STEP = 0.7;
/** Specks of ink smaller than this are dropped. Unit: squares as wide as a line with its gap. */
const SPECK = 0.12;
/** Lines thinner than this share of their pitch are dropped. Gaps of that width are filled. */
const FINEST = 0.085;
/** Lines with fewer samples per line than this become flat tone. */
const CROWDED = 2.6;
/** Width of the line round a surface, and of the line where a surface overlaps itself, in lines. */
const EDGE = 0.14;
const FOLD = 0.3;
/** A jump in depth between two samples that counts as a fold, in lines. */
const JUMP = 1.1;
/** Blur radius between two surfaces, and of the fold's line, in lines. */
const SOFT = 0.2;
const SOFT_FOLD = 0.12;
/** The share of a map at its edge whose water is mirrored beyond it. */
const OUTERMOST = 0.1;
/** The numbers of ground and water in the region map. */
const GROUND = 0;
const WATER = 10;

interface SampleGrid extends Grid {
  picture: Engraving;
  dark: boolean;
  /** Pixels from line to line and from sample to sample, and samples per line. */
  pitch: number;
  step: number;
  samples: number;
  /** Samples over which the edges of surfaces are blurred. */
  soft: number;
  /** The depth range of the maps in lines, so that `relief` is a slope independent of the picture's size. */
  reach: number;
}

/** Draws the SVG with colour names. The same maps and parameters always give the same picture. */
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
    soft: Math.max(1, Math.round((pitch / step) * SOFT)),
    columns: Math.ceil(width / step) + 1 + 2 * RIM,
    rows: Math.ceil(height / step) + 1 + 2 * RIM,
    reach: (maps.range * maps.depth.height * width) / (maps.depth.width * crop.width * pitch),
  };
  const surfaces = surfacesAt(maps.region, grid);
  const value = engraved(maps, surfaces, grid);
  const { theme, light = 'left' } = picture;
  // The ink's gradient runs towards the light.
  const inks = isDark(theme) && light === 'left' ? ([1, 0] as const) : ([0, 1] as const);
  return svg(trace(value, grid), { ...picture, ...(!isOneInk(theme) && { inks }) });
}

/** The picture as a field that is above 0 in the ink. */
function engraved(maps: Maps, found: Surfaces, grid: SampleGrid): Float32Array {
  const { regions, tint } = found;
  const { columns, soft, dark } = grid;
  const { surfaces } = grid.picture;
  const value = new Float32Array(regions.length).fill(-1);
  const depth = sampled(maps.depth, found, grid);
  const shade = sampled(maps.shade, found, grid);
  const flow = maps.flow && sampled(maps.flow, found, grid);
  for (const [number, bounds] of boundsOf(regions, columns, 2 * soft)) {
    const part = () => new SurfaceMask(regions, number, bounds, grid);
    if (number === GROUND) cutGround(value, part, grid);
    else cutSurface(value, surfaces[number] ?? {}, part(), grid, { depth, shade, flow, tint });
  }
  addFolds(value, found, depth, grid);
  if (maps.feature)
    addFeatures(value, blur(sampled(maps.feature, found, grid, true), grid, 1, 1), dark);
  return value;
}

/** The field of a line whose width is `share` of its pitch: above 0 in the ink, in turns. */
function line(turns: number, share: number): number {
  if (share < FINEST) return -1;
  if (share > 1 - FINEST) return 1;
  return share / 2 - Math.abs(turns - Math.round(turns));
}

/** Draws the horizontal lines behind the subject, if the ground has any. */
function cutGround(value: Float32Array, part: () => SurfaceMask, grid: SampleGrid): void {
  const { ground, width } = grid.picture;
  if (!ground) return;
  const { samples, pitch, columns } = grid;
  const mask = part();
  const { left, top, right, bottom } = mask.bounds;
  for (let k = 0, row = top; row < bottom; row++) {
    const y = (row - RIM) / samples;
    // Vary where the lines end, as in an engraving by hand.
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

/** The maps of all surfaces, at the samples of the whole picture. */
interface Fields {
  depth: Float32Array;
  shade: Float32Array;
  flow: Float32Array | undefined;
  tint: Float32Array | undefined;
}

/** Draws the lines and the edge of one surface. */
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
  // Extending a field takes longer than drawing, so one that would make no difference is left at 0.
  const hasTone = albedo !== 0 && least !== most;
  const light = hasTone ? part.extended(fields.shade) : part.zeros();
  const own = fields.tint && part.cut(fields.tint);
  // The field that the lines follow, and the number of lines per unit of it.
  const along = strands && fields.flow ? part.extended(fields.flow, 2) : undefined;
  const bend = along ? -(strands ?? 0) : density * relief * grid.reach;
  const near = along ?? (bend === 0 ? part.zeros() : part.extended(fields.depth));
  const [across, down] = along
    ? [0, 0]
    : [-density * Math.sin(heading), density * Math.cos(heading)];
  const at = (k: number) => (k >= 0 && k < near.length ? (near[k] ?? 0) : 0);
  const { left, top, right, bottom } = part.bounds;
  // The hottest loop of the build. Calls that aren't inlined would allocate every number on the heap.
  for (let k = 0, row = top; row < bottom; row++) {
    const y = (row - RIM) / samples;
    for (let column = left; column < right; column++, k++) {
      const sample = row * grid.columns + column;
      const old = value[sample] ?? -1;
      const within = part.within(k);
      // This surface can't exceed the existing value.
      if (within <= old) continue;
      const joined = own?.[k] ?? 1;
      const tone = clamp((light[k] ?? 0) * albedo * joined);
      const printed = smoothstep(none, full, tone);
      const turned = rim > 0 ? 1 - smoothstep(0, rim, within) : 0;
      const share = mix(least + (most - least) * printed, dark ? 0 : 1, turned);
      const steepX = across / samples - (bend * (at(k + 1) - at(k - 1))) / 2;
      const steepY = down / samples - (bend * (at(k + part.columns) - at(k - part.columns))) / 2;
      // Math.hypot is slow, and most lines are not crowded.
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
 * The distance from the edge of a mask, in samples, positive inside. Two box blurs have a triangular kernel, so the
 * distance can be computed from the blurred value.
 */
function edgeDistance(share: number, soft: number): number {
  const part = share > 0.5 ? 1 - Math.sqrt(Math.max(0, 2 - 2 * share)) : Math.sqrt(2 * share) - 1;
  return part * (2 * soft + 1);
}

/** Draws a line where depth jumps within one surface, such as at the side of a nose. */
function addFolds(
  value: Float32Array,
  { regions, tint }: Surfaces,
  depth: Float32Array,
  grid: SampleGrid,
) {
  const { columns, samples, soft: span, reach, dark, picture } = grid;
  const edge = new Float32Array(value.length);
  const below = span * columns;
  let found = false;
  for (let k = below; k < value.length - below; k++) {
    const number = regions[k];
    // The line between lips is drawn as a feature, not as a fold.
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

/** Draws solid features (eyes, brows, mouth) and clears those that stay white. */
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

/** The bounds of each surface on the grid, including its soft edge. */
function boundsOf(regions: Uint8Array, columns: number, margin: number): Map<number, Bounds> {
  const found = new Map<number, Bounds>();
  const rows = regions.length / columns;
  for (let k = 0, y = 0; y < rows; y++) {
    let last = -1;
    let bounds: Bounds | undefined;
    for (let x = 0; x < columns; x++, k++) {
      const number = regions[k] ?? GROUND;
      // Rows consist of runs of one surface: look it up once per run.
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
  for (const bounds of found.values()) {
    bounds.left = Math.max(0, bounds.left - margin);
    bounds.top = Math.max(0, bounds.top - margin);
    bounds.right = Math.min(columns, bounds.right + margin);
    bounds.bottom = Math.min(rows, bounds.bottom + margin);
  }
  return found;
}

/** The mask of one surface within its bounds. */
class SurfaceMask implements Grid {
  readonly bounds: Bounds;
  readonly columns: number;
  readonly rows: number;
  /** 1 in the surface, 0 outside it; `#mask` has a soft edge. */
  readonly #sharp: Float32Array;
  readonly #mask: Float32Array;
  readonly #all: number;
  readonly #soft: number;
  readonly #samples: number;
  /** The distance from the edge of the mask to that of the lines, in lines. */
  readonly #clear: number;

  constructor(regions: Uint8Array, number: number, bounds: Bounds, grid: SampleGrid) {
    this.columns = bounds.right - bounds.left;
    this.rows = bounds.bottom - bounds.top;
    this.bounds = bounds;
    this.#all = grid.columns;
    this.#samples = grid.samples;
    this.#soft = grid.soft;
    this.#clear = (grid.picture.seam / 2) * (number === GROUND ? 1.6 : 1);
    this.#sharp = this.zeros();
    for (let k = 0, y = bounds.top; y < bounds.bottom; y++) {
      const row = y * grid.columns;
      for (let at = row + bounds.left; at < row + bounds.right; at++, k++) {
        if (regions[at] === number) this.#sharp[k] = 1;
      }
    }
    this.#mask = blur(this.#sharp, this, this.#soft);
  }

  /** The distance of a sample from the edge of the surface's lines, in lines, positive inside. */
  within(k: number): number {
    const share = this.#mask[k] ?? 0;
    if (share < 0.002) return -Infinity;
    return edgeDistance(share, this.#soft) / this.#samples - this.#clear;
  }

  /** A field of zeros within these bounds. */
  zeros(): Float32Array {
    return new Float32Array(this.columns * this.rows);
  }

  /** Cuts these bounds out of a field over the whole grid. */
  cut(values: Float32Array): Float32Array {
    const { left, right, top } = this.bounds;
    const out = this.zeros();
    for (let y = 0; y < this.rows; y++) {
      const row = (top + y) * this.#all;
      out.set(values.subarray(row + left, row + right), y * this.columns);
    }
    return out;
  }

  /** Like `cut`, with the field smoothed inside the surface and extended a little beyond its edge. */
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

/** The positions of samples on one axis of a map. */
class AxisSamples {
  /** The nearest column or row; the one before, and the share of the way from there to the next. */
  readonly nearest: Uint16Array;
  readonly first: Uint16Array;
  readonly share: Float64Array;

  /** @param at the positions in pixels, 0 to `size` */
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

/** The positions of samples on both axes of a map. */
interface Sampling {
  across: AxisSamples;
  down: AxisSamples;
}

/**
 * The positions of samples on one axis of a map. Beyond the map, `edge` repeats its edge, and `mirror` mirrors it, for water.
 *
 * @param count columns or rows of samples
 * @param from the start of the picture in the map, as a share of the map
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

/** A triangle wave between 0 and `length`. */
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

/** The values of a map at the samples, 0 to 1. The ground is 0 unless `withGround` is set. */
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
  /** The albedo of surfaces that join another, 1 elsewhere. */
  tint: Float32Array | undefined;
  /** 1 where water is mirrored beyond the edge of the map. Other surfaces repeat the edge. */
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
