import type { Layer, Sheet } from '../drawing.ts';
import { type Field, light, mix, sea, smooth, TAU } from '../field.ts';
import type { Random } from '../random.ts';

/** Ruled lines that a swell lifts: calm water on one side, force on the other. Markets, web, value. */
export interface Swell {
  kind: 'swell';
  /** Height of the swell, .15 to .26 of the plate. */
  force?: number;
  /** How much of the force is left on the calm side, 0 to 1. */
  calm?: number;
  /** Turn of the ruling in radians. */
  tilt?: number;
  /** Where the force is. */
  side?: 'left' | 'right';
  /** How close the waves stand: 1 is usual, 1.5 fits half as many again. */
  chop?: number;
}

/** Draws a {@link Swell}. */
export function swell(random: Random, knobs: Swell, { aspect, lines }: Sheet): Layer[] {
  const tilt = knobs.tilt ?? random.range(-0.3, 0.3);
  const heading = random.range(-0.45, 0.45);
  const chop = knobs.chop ?? 1;
  const frequencies = [0.42 * chop, 1.5 * chop] as const;
  const water = sea(random, { waves: 4, frequencies, heading, spread: 0.5 });
  const right = knobs.side ? knobs.side === 'right' : random.next() >= 0.5;
  const force = knobs.force ?? random.range(0.15, 0.21);
  const share = (x: number) => {
    const way = right ? x / aspect : 1 - x / aspect;
    return mix(knobs.calm ?? 0.06, 1, smooth(0, 0.72, way));
  };
  const lift: Field = (x, y) => force * share(x) * water(x, y);
  const across: Field = (x, y) =>
    (y - 0.5) * Math.cos(tilt) - (x - aspect / 2) * Math.sin(tilt) + lift(x, y);
  return [
    {
      shape: 'engraving',
      phase: (x, y) => TAU * lines * across(x, y),
      duty: (x, y) => mix(0.13, 0.82, smooth(0.08, 0.92, light(lift, x, y, [-1, 0.55], 0.62))),
    },
  ];
}
