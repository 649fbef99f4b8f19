import type { Layer, Point, Sheet } from '../drawing.ts';
import { clamp, type Field, light, mix, sea, slope, smooth, TAU } from '../field.ts';
import type { Random } from '../random.ts';

/** A chart: land in relief, water lined along its coasts and left open in the deep. Ground, cloud, building. */
export interface Sounding {
  kind: 'sounding';
  /** Roughness of the ground, .2 to .6. */
  force?: number;
  /** Share of the height range that is under water, .4 to .7. */
  water?: number;
}

/** The thinnest line, in lines of the cut. */
const HAIRLINE = 0.07;

/** Draws a {@link Sounding}. The buoy lies over the deepest point. */
export function sounding(
  random: Random,
  knobs: Sounding,
  { aspect, lines, accent }: Sheet,
): Layer[] {
  const broad = sea(random, { waves: 3, frequencies: [0.3, 0.7], heading: 0, spread: Math.PI });
  const fine = sea(random, { waves: 4, frequencies: [0.7, 1.6], heading: 0, spread: Math.PI });
  const force = knobs.force ?? 0.35;
  const raw: Field = (x, y) =>
    broad(x + force * 0.25 * fine(x, y), y + force * 0.25 * fine(y, x)) + force * 0.5 * fine(x, y);
  const { low, high, deepest } = extent(raw, aspect);
  const height: Field = (x, y) => (raw(x, y) - low) / (high - low);
  const coast = knobs.water ?? 0.56;
  const levels = lines * 1.15;
  const layers: Layer[] = [
    {
      shape: 'engraving',
      phase: (x, y) => TAU * (levels * (height(x, y) - coast) + 0.25),
      duty: (x, y) => {
        const above = height(x, y) - coast;
        const sun = light(height, x, y, [-0.6, -0.8], 0.34);
        const land = mix(0.42, 0.9, smooth(0.05, 0.95, sun));
        const water = mix(0.34, 0.06, smooth(0, -0.4, above));
        // Where the ground is steep the lines crowd: neither line nor gap gets thinner than a hairline.
        const crowding = levels * Math.hypot(...slope(height, x, y));
        const hairline = Math.min(0.5, (HAIRLINE / lines) * crowding);
        return clamp(mix(water, land, smooth(-0.02, 0.02, above)), hairline, 1 - hairline);
      },
    },
  ];
  if (accent) layers.push({ shape: 'circle', centre: deepest, radius: 0.018, paint: 'accent' });
  return layers;
}

/** The lowest and highest value of a field, and where it is lowest within the middle of the plate. */
function extent(field: Field, aspect: number): { low: number; high: number; deepest: Point } {
  let [low, high, floor] = [1e9, -1e9, 1e9];
  let deepest: Point = [aspect / 2, 0.5];
  const steps = 40;
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; j <= steps; j++) {
      const [x, y] = [(i / steps) * aspect, j / steps];
      const value = field(x, y);
      low = Math.min(low, value);
      high = Math.max(high, value);
      const central = Math.abs(i / steps - 0.5) < 0.36 && Math.abs(y - 0.5) < 0.28;
      if (central && value < floor) {
        floor = value;
        deepest = [x, y];
      }
    }
  }
  return { low, high, deepest };
}
