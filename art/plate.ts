import { type Field, light, mix, sea, smoothstep, TAU } from './field.ts';
import { type Random, random } from './random.ts';
import { type Canvas, type Lines, render } from './render.ts';
import type { ThemeName } from './themes.ts';

/** The kind of a plate with its options. */
export type Pattern = Swell | Echo;

/** The parameters of a plate. The same parameters always give the same plate. */
export type PlateParams = Pattern & {
  /** The seed of the random numbers, usually the subject's slug. */
  seed: string;
  theme: ThemeName;
  /** Pixels. */
  width: number;
  height: number;
  /** Lines across the height: 8 for a thumb, 24 for a card, 32 wide, 36 to 44 for a hero. */
  lines: number;
  /** Whether the buoy is drawn. */
  accent: boolean;
};

/** Draws a plate as an SVG document with colour names. */
export function plate(params: PlateParams): string {
  const { seed, theme, width, height, lines, accent } = params;
  const source = random(seed);
  const aspect = width / height;
  const drawn =
    params.kind === 'swell'
      ? swell(source, params, aspect, lines)
      : echo(source, params, aspect, lines);
  const isMarked = accent && params.kind === 'echo';
  const canvas: Canvas = {
    width,
    height,
    theme,
    inks: [source.range(0, 0.3), source.range(0.7, 1)],
    ...(isMarked && { buoy: [aspect * params.cx, params.cy, 0.02] }),
  };
  return render(drawn, canvas, lines);
}

/** Rings around a source, bent and thickened by a swell. Used for people, signals, mobile and health. */
interface Echo {
  kind: 'echo';
  /** The centre of the rings, as shares of width and height. */
  cx: number;
  cy: number;
}

/** Draws an {@link Echo}. */
function echo(random: Random, options: Echo, aspect: number, lines: number): Lines {
  const water = sea(random, { waves: 3, frequencies: [0.4, 1.3], heading: 0, spread: Math.PI });
  const centre = [aspect * options.cx, options.cy] as const;
  // How far the swell bends the rings, as a share of the plate's height.
  const force = random.range(0.13, 0.19);
  const distance: Field = (x, y) => Math.hypot(x - centre[0], y - centre[1]);
  // Rings near the centre stay round.
  const bend: Field = (x, y) => force * smoothstep(0.05, 0.7, distance(x, y)) * water(x, y);
  return {
    phase: (x, y) => TAU * lines * 0.8 * (distance(x, y) + bend(x, y)),
    duty: (x, y) => {
      const away = distance(x, y) + 1e-6;
      const along = [(y - centre[1]) / away, (centre[0] - x) / away] as const;
      return mix(0.08, 0.78, smoothstep(0.05, 0.95, light(bend, x, y, along, 0.75)));
    },
  };
}

/** Ruled lines raised by a swell, calm on one side and strong on the other. Used for markets, web and value. */
interface Swell {
  kind: 'swell';
  /** Height of the swell, 0.15 to 0.26 of the plate's height. */
  force?: number;
  /** The share of the force on the calm side, 0 to 1. */
  calm?: number;
  /** Rotation of the lines in radians. */
  tilt?: number;
  /** The side with the full force. */
  side?: 'left' | 'right';
  /** The density of the waves: 1 is normal, 1.5 has half as many again. */
  chop?: number;
}

/** Draws a {@link Swell}. */
function swell(random: Random, options: Swell, aspect: number, lines: number): Lines {
  const tilt = options.tilt ?? random.range(-0.3, 0.3);
  const heading = random.range(-0.45, 0.45);
  const chop = options.chop ?? 1;
  const frequencies = [0.42 * chop, 1.5 * chop] as const;
  const water = sea(random, { waves: 4, frequencies, heading, spread: 0.5 });
  const right = options.side ? options.side === 'right' : random.next() >= 0.5;
  const force = options.force ?? random.range(0.15, 0.21);
  const share = (x: number) => {
    const way = right ? x / aspect : 1 - x / aspect;
    return mix(options.calm ?? 0.06, 1, smoothstep(0, 0.72, way));
  };
  const lift: Field = (x, y) => force * share(x) * water(x, y);
  const across: Field = (x, y) =>
    (y - 0.5) * Math.cos(tilt) - (x - aspect / 2) * Math.sin(tilt) + lift(x, y);
  return {
    phase: (x, y) => TAU * lines * across(x, y),
    duty: (x, y) => mix(0.13, 0.82, smoothstep(0.08, 0.92, light(lift, x, y, [-1, 0.55], 0.62))),
  };
}
