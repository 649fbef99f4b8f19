import type { Layer, Point, Sheet } from '../drawing.ts';
import { type Field, mix, slope, smooth, TAU } from '../field.ts';
import type { Random } from '../random.ts';

/** A stream past piers: exact streamlines of potential flow. Logistics, networks, custom software. */
export interface Stream {
  kind: 'stream';
  /** Number of piers, 2 to 4. */
  piers?: number;
  /** Strongest eddy round a pier, .02 to .05. */
  force?: number;
  /** Turn of the stream in radians. */
  tilt?: number;
}

interface Pier {
  x: number;
  y: number;
  radius: number;
}

/** Clear water round a pier, and the water its rim still thins, in plate heights. */
const CLEARANCE = 0.007;
const SHADOW = 0.03;

/** Draws a {@link Stream}. The smallest pier is the buoy. */
export function stream(random: Random, knobs: Stream, { aspect, lines, accent }: Sheet): Layer[] {
  const piers = placePiers(random, knobs.piers ?? random.int(2, 4), aspect);
  const eddies = piers.map((pier) => ({
    ...pier,
    spin: random.range(-1, 1) * (knobs.force ?? 0.035),
  }));
  const tilt = knobs.tilt ?? random.range(-0.5, 0.5);
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const flow: Field = (x, y) => {
    let value = (y - 0.5) * cos - (x - aspect / 2) * sin;
    for (const { x: px, y: py, radius, spin } of eddies) {
      const dx = x - px;
      const dy = y - py;
      const square = dx * dx + dy * dy + 1e-6;
      value -= (radius * radius * (dy * cos - dx * sin)) / square;
      value += spin * Math.log(Math.sqrt(square) / radius);
    }
    return value;
  };
  const speed: Field = (x, y) => Math.hypot(...slope(flow, x, y, 0.003));
  const openWater: Field = (x, y) =>
    Math.min(...piers.map((p) => Math.hypot(x - p.x, y - p.y) - p.radius - CLEARANCE));
  return [
    {
      shape: 'engraving',
      phase: (x, y) => TAU * lines * flow(x, y),
      // Lines thin out towards a pier, so that none is cut off along its rim.
      duty: (x, y) =>
        mix(0.2, 0.62, smooth(1.55, 0.35, speed(x, y))) * smooth(-0.01, SHADOW, openWater(x, y)),
      mask: openWater,
    },
    ...piers.map((pier, i): Layer => {
      const centre: Point = [pier.x, pier.y];
      const radius = pier.radius - 0.008;
      return accent && i === 0
        ? { shape: 'circle', centre, radius, paint: 'accent' }
        : { shape: 'circle', centre, radius, paint: 'mark', outline: true };
    }),
  ];
}

/** Finds room for `count` piers that keep their distance, smallest first. */
function placePiers(random: Random, count: number, aspect: number): Pier[] {
  const piers: Pier[] = [];
  for (let attempt = 0; piers.length < count && attempt < 400; attempt++) {
    const radius = piers.length > 0 ? random.range(0.09, 0.2) : random.range(0.038, 0.055);
    const pier = { x: random.range(0.14, 0.86) * aspect, y: random.range(0.2, 0.8), radius };
    const apart = (other: Pier) =>
      Math.hypot(other.x - pier.x, other.y - pier.y) > (other.radius + radius) * 1.5;
    if (piers.every(apart)) piers.push(pier);
  }
  return piers.sort((a, b) => a.radius - b.radius);
}
