import type { Layer, Point, Sheet } from '../drawing.ts';
import { mix, smooth, TAU } from '../field.ts';
import type { Random } from '../random.ts';

/** Wave fronts that fork at the points where a tide stands still. Institutions, law, process. */
export interface Cotidal {
  kind: 'cotidal';
  /** Lines that begin at each still point, 3 to 5. */
  forks?: number;
  /** Turn of the fronts in radians. */
  tilt?: number;
  /** Waves that meet; more of them make more still points. */
  waves?: number;
}

/** Draws a {@link Cotidal}. */
export function cotidal(random: Random, knobs: Cotidal, { aspect, lines, accent }: Sheet): Layer[] {
  const waves = Array.from({ length: knobs.waves ?? 4 }, () => {
    const angle = random.range(0, TAU);
    const frequency = random.range(0.45, 0.95) * TAU;
    return {
      kx: Math.cos(angle) * frequency,
      ky: Math.sin(angle) * frequency,
      shift: random.range(0, TAU),
      height: random.range(0.7, 1),
    };
  });
  /** Height of the tide at high and at half water: together its amplitude and its hour. */
  const tide = (x: number, y: number): [number, number] => {
    let high = 0;
    let half = 0;
    for (const { kx, ky, shift, height } of waves) {
      high += height * Math.cos(kx * x + ky * y + shift);
      half += height * Math.sin(kx * x + ky * y + shift);
    }
    return [high, half];
  };
  const forks = knobs.forks ?? random.int(3, 4);
  const tilt = knobs.tilt ?? random.range(-0.9, 0.9);
  const layers: Layer[] = [
    {
      shape: 'engraving',
      phase: (x, y) => {
        const [high, half] = tide(x, y);
        const front = x * Math.sin(tilt) + y * Math.cos(tilt);
        return TAU * lines * 0.78 * front + forks * Math.atan2(half, high);
      },
      duty: (x, y) => mix(0.14, 0.74, smooth(0.1, 2.2, Math.hypot(...tide(x, y)))),
    },
  ];
  if (accent) {
    const centre = stillPoint(tide, aspect);
    if (centre) layers.push({ shape: 'circle', centre, radius: 0.016, paint: 'accent' });
  }
  return layers;
}

/** The point nearest the middle where the amplitude all but vanishes, if there is one well inside. */
function stillPoint(tide: (x: number, y: number) => [number, number], aspect: number) {
  const grid = 0.005;
  let best: Point | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  for (let y = 0.15; y < 0.85; y += grid) {
    for (let x = 0.12 * aspect; x < 0.88 * aspect; x += grid) {
      const away = Math.hypot(x - aspect / 2, y - 0.5);
      if (away < nearest && Math.hypot(...tide(x, y)) < 0.04) {
        nearest = away;
        best = [x, y];
      }
    }
  }
  return best;
}
