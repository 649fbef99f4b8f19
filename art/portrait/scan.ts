import { clamp } from '../field.ts';
import type { Bust, Surface } from './bust.ts';

/** The surfaces in the order of their numbers; what is no surface is ground. */
export const SURFACES: readonly Surface[] = [
  'skin',
  'neck',
  'hair',
  'hair-left',
  'beard',
  'cloth',
  'shirt',
  'glasses',
];

/** How a bust is looked at and lit. */
export interface View {
  /** Pixels. */
  width: number;
  height: number;
  /** From one sample to the next, in pixels. */
  step: number;
  /** Height of the picture, height of its upper edge, and what its middle is moved right by: half heads. */
  zoom: number;
  top: number;
  shift: number;
  /** Where the light comes from: -1 far left, 1 far right. */
  light: number;
  /** How light each surface is, 0 to 1. */
  albedo: Record<Surface, number>;
}

/** What was found behind every sample. */
export interface Scan {
  columns: number;
  rows: number;
  /** From one sample to the next, in pixels. */
  step: number;
  /** Number of the surface, or -1 for the ground. */
  label: Int8Array;
  /** Towards the viewer, in half heads. */
  depth: Float32Array;
  /** 0 dark to 1 bright. */
  light: Float32Array;
  /** Where on the head it is. */
  headX: Float32Array;
  headY: Float32Array;
}

const { fround } = Math;

/** Samples beyond the picture on every side, so that outlines close where nobody sees it. */
const MARGIN = 4;
/** How far samples reach into the next surface, so that its edge is smooth. Unit: samples. */
const REACH = 4;

/** Where a sample lies in the picture, in pixels. */
export function place(
  k: number,
  { columns, step }: Pick<Scan, 'columns' | 'step'>,
): readonly [number, number] {
  const column = k % columns;
  return [(column - MARGIN) * step, ((k - column) / columns - MARGIN) * step];
}

/** Looks along a ray through every sample of the picture and notes what it meets. */
export function look(person: Bust, view: View): Scan {
  const { width, height, step, zoom, top, shift, light, albedo } = view;
  const columns = Math.ceil(width / step) + 2 * MARGIN + 1;
  const rows = Math.ceil(height / step) + 2 * MARGIN + 1;
  const cells = columns * rows;
  const scan: Scan = {
    columns,
    rows,
    step,
    label: new Int8Array(cells).fill(-1),
    depth: new Float32Array(cells),
    light: new Float32Array(cells),
    headX: new Float32Array(cells),
    headY: new Float32Array(cells),
  };
  const length = Math.hypot(light, 0.42, 0.66);
  const sun = [light / length, 0.42 / length, 0.66 / length] as const;
  for (let k = 0; k < cells; k++) {
    const [px, py] = place(k, scan);
    const x = (px - width / 2) * (zoom / height) + shift;
    const y = top - py * (zoom / height);
    const z = meet(person, x, y);
    if (z === undefined) continue;
    const surface = person.surface(x, y, z);
    scan.label[k] = SURFACES.indexOf(surface);
    scan.depth[k] = z;
    const [headX, headY, headZ] = person.inHead(x, y, z);
    scan.headX[k] = headX;
    scan.headY[k] = headY;
    const isLip =
      surface === 'skin' && headZ > 0.4 && Math.hypot(headX / 0.19, (headY + 0.5) / 0.085) < 1;
    scan.light[k] = brightness(person, [x, y, z], sun, albedo[surface] * (isLip ? 0.75 : 1));
  }
  return scan;
}

/** How near the viewer the solid is at (x, y), or undefined where the ray misses it. */
function meet(person: Bust, x: number, y: number): number | undefined {
  let z = 1.5;
  for (let n = 0; n < 90 && z > -1.3; n++) {
    const away = person.distance(x, y, z);
    if (away < 0.002) return z;
    z -= Math.max(away, 0.004);
  }
  return undefined;
}

/** How bright a point is, 0 to 1: lit from one side, with soft shadows and a rim of light from the right. */
function brightness(
  { distance }: Bust,
  [x, y, z]: readonly [number, number, number],
  sun: readonly [number, number, number],
  albedo: number,
): number {
  // The slope from four points of a tetrahedron around it.
  const e = 0.012;
  const [p, q] = [distance(x + e, y - e, z - e), distance(x - e, y - e, z + e)];
  const [r, s] = [distance(x - e, y + e, z - e), distance(x + e, y + e, z + e)];
  const [gx, gy, gz] = [p - q - r + s, -p - q + r + s, -p + q - r + s];
  const steep = Math.hypot(gx, gy, gz) || 1;
  const [nx, ny, nz] = [gx / steep, gy / steep, gz / steep];
  const facing = Math.max(0, nx * sun[0] + ny * sun[1] + nz * sun[2]);
  let open = facing > 0 ? 1 : 0;
  let t = 0.06;
  for (let n = 0; n < 24 && t < 1.6 && open > 0; n++) {
    const away = distance(x + sun[0] * t, y + sun[1] * t, z + sun[2] * t);
    open = Math.min(open, (7 * away) / t);
    t += Math.max(away, 0.035);
  }
  const nook = clamp(distance(x + nx * 0.12, y + ny * 0.12, z + nz * 0.12) / 0.12);
  const around = 0.35 + 0.65 * nook;
  const rim = Math.max(0, nx * 0.9 + ny * 0.1 + nz * 0.05) ** 2;
  const direct = 0.1 + (0.14 + 0.24 * nz) * around + 0.92 * facing * clamp(open);
  return clamp(albedo * direct + 0.16 * rim * around * (0.35 + 0.65 * albedo));
}

/** The share of some surfaces around every sample, 0 to 1: a half on their edge. */
export function masked({ columns, label }: Scan, ...surfaces: readonly Surface[]): Float32Array {
  const numbers = surfaces.map((surface) => SURFACES.indexOf(surface));
  let from = Float32Array.from(label, (each) => (numbers.includes(each) ? 1 : 0));
  for (const stride of [1, columns, 1, columns, 1, columns]) {
    const to = Float32Array.from(from);
    for (let k = stride; k < from.length - stride; k++) {
      to[k] = ((from[k - stride] ?? 0) + 2 * (from[k] ?? 0) + (from[k + stride] ?? 0)) / 4;
    }
    from = to;
  }
  return from;
}

/** A field of one surface, smoothed, and carried a little way beyond its edge. */
export function widened(
  field: Float32Array,
  { columns, label }: Scan,
  surface: Surface,
): Float32Array {
  const number = SURFACES.indexOf(surface);
  let known = Uint8Array.from(label, (each) => (each === number ? 1 : 0));
  let values = field.map((value, k) => (known[k] ? value : 0));
  const at = (k: number) => (known[k] ? (values[k] ?? 0) : 0);
  for (let pass = 0; pass < REACH; pass++) {
    const [next, reached] = [values.slice(), known.slice()];
    for (let k = columns + 1; k < values.length - columns - 1; k++) {
      const own = known[k] ?? 0;
      if (own && pass > 1) continue;
      const [left, right] = [known[k - 1] ?? 0, known[k + 1] ?? 0];
      const [above, below] = [known[k - columns] ?? 0, known[k + columns] ?? 0];
      const weight = 2 * own + left + right + above + below;
      if (weight === 0) continue;
      const across = fround(fround(2 * at(k) + at(k - 1)) + at(k + 1));
      next[k] = fround(fround(across + at(k - columns)) + at(k + columns)) / weight;
      reached[k] = 1;
    }
    values = next;
    known = reached;
  }
  return values;
}
