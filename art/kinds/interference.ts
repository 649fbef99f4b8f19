import type { Layer, Point, Sheet } from '../drawing.ts';
import { type Field, mix, smooth, TAU } from '../field.ts';
import type { Random } from '../random.ts';

/** Two sources: the rings of one swell and thin on the beat of the other. Commerce, energy. */
export interface Interference {
  kind: 'interference';
  /** The first source, as shares of width and height. */
  cx: number;
  cy: number;
  /** Beats across the plate, 1.2 to 1.6. More of them shatter the rings. */
  beats: number;
  /** Heading from the first source to the second, in radians. */
  tilt?: number;
}

/** Draws an {@link Interference}. */
export function interference(
  random: Random,
  knobs: Interference,
  { aspect, lines, accent }: Sheet,
): Layer[] {
  const tilt = knobs.tilt ?? random.range(-0.6, 0.6);
  const apart = random.range(0.7, 1);
  const near: Point = [aspect * knobs.cx, knobs.cy];
  const far: Point = [near[0] + Math.cos(tilt) * apart, near[1] + Math.sin(tilt) * apart];
  const distance = (from: Point, x: number, y: number) => Math.hypot(x - from[0], y - from[1]);
  const beat: Field = (x, y) =>
    Math.cos(TAU * knobs.beats * (distance(near, x, y) - distance(far, x, y)));
  const layers: Layer[] = [
    {
      shape: 'engraving',
      phase: (x, y) => TAU * lines * 0.8 * distance(near, x, y),
      duty: (x, y) => mix(0.1, 0.84, smooth(-0.95, 0.95, beat(x, y))),
    },
  ];
  if (accent) layers.push({ shape: 'circle', centre: near, radius: 0.02, paint: 'accent' });
  return layers;
}
