import type { Random } from './random.ts';

/** One full turn in radians. */
export const TAU = Math.PI * 2;

/** A value at every point of a plate. Unit: plate heights, so x runs to the aspect ratio and y to 1. */
export type Field = (x: number, y: number) => number;

/** Keeps a value between two bounds. */
export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

/** The value at share `t` (0 to 1) of the way from `from` to `to`. */
export const mix = (from: number, to: number, t: number) => from + (to - from) * t;

/** 0 up to `from`, 1 beyond `to`, an S-curve between. `from` may be the larger one. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** How a sea is made up: its waves lie between two frequencies and around one heading. */
export interface SeaState {
  waves: number;
  /** Waves per plate height, slowest and fastest. */
  frequencies: readonly [number, number];
  /** Mean heading in radians, and how far each wave may leave it. */
  heading: number;
  spread: number;
}

/** The height of a sea, -1 to 1: a sum of plane waves, as a tide is a sum of constituents. */
export function sea(random: Random, state: SeaState): Field {
  const { waves, heading, spread } = state;
  const [slowest, fastest] = state.frequencies;
  const constituents = Array.from({ length: waves }, (_, i) => {
    const share = waves === 1 ? 0 : i / (waves - 1);
    const frequency = TAU * mix(slowest, fastest, share) * random.range(0.85, 1.15);
    const angle = heading + random.range(-spread, spread);
    return {
      kx: Math.cos(angle) * frequency,
      ky: Math.sin(angle) * frequency,
      shift: random.range(0, TAU),
      weight: (1 + i) ** -0.9,
    };
  });
  const total = constituents.reduce((sum, wave) => sum + wave.weight, 0);
  return (x, y) => {
    let height = 0;
    for (const { kx, ky, shift, weight } of constituents) {
      height += weight * Math.sin(kx * x + ky * y + shift);
    }
    return height / total;
  };
}

/** The slope of a field at a point, per plate height. */
function slope(field: Field, x: number, y: number, reach = 0.004): [number, number] {
  return [
    (field(x + reach, y) - field(x - reach, y)) / (2 * reach),
    (field(x, y + reach) - field(x, y - reach)) / (2 * reach),
  ];
}

/** How brightly a surface is lit, 0 to 1: half on the level, more where it faces the light. */
export function light(
  surface: Field,
  x: number,
  y: number,
  towards: readonly [number, number],
  gain: number,
): number {
  const [sx, sy] = slope(surface, x, y);
  return clamp(0.5 + gain * (sx * towards[0] + sy * towards[1]));
}
