import type { Layer, Point, Sheet } from '../drawing.ts';
import { type Field, light, mix, sea, smooth, TAU } from '../field.ts';
import type { Random } from '../random.ts';

/** One source heard through a swell: rings that bend and thicken. People, signals, mobile, health. */
export interface Echo {
  kind: 'echo';
  /** The source, as shares of width and height. */
  cx: number;
  cy: number;
  /** How far the swell bends the rings, .1 to .2 of the plate. */
  force?: number;
}

/** Draws an {@link Echo}. */
export function echo(random: Random, knobs: Echo, { aspect, lines, accent }: Sheet): Layer[] {
  const water = sea(random, { waves: 3, frequencies: [0.4, 1.3], heading: 0, spread: Math.PI });
  const centre: Point = [aspect * knobs.cx, knobs.cy];
  const force = knobs.force ?? random.range(0.13, 0.19);
  const distance: Field = (x, y) => Math.hypot(x - centre[0], y - centre[1]);
  // Close to the source the rings are still round.
  const bend: Field = (x, y) => force * smooth(0.05, 0.7, distance(x, y)) * water(x, y);
  const layers: Layer[] = [
    {
      shape: 'engraving',
      phase: (x, y) => TAU * lines * 0.8 * (distance(x, y) + bend(x, y)),
      duty: (x, y) => {
        const away = distance(x, y) + 1e-6;
        const along = [(y - centre[1]) / away, (centre[0] - x) / away] as const;
        return mix(0.08, 0.78, smooth(0.05, 0.95, light(bend, x, y, along, 0.75)));
      },
    },
  ];
  if (accent) layers.push({ shape: 'buoy', centre, radius: 0.02 });
  return layers;
}
