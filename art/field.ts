import type { Random } from './random.ts';

/** One full turn in radians. */
export const TAU = Math.PI * 2;

/** A value at every point of a plate. Coordinates are in plate heights: x from 0 to the aspect ratio, y from 0 to 1. */
export type Field = (x: number, y: number) => number;

/** Limits a value to a range, 0 to 1 by default. */
export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));

/** Linear interpolation; `t` runs from 0 to 1. */
export const mix = (from: number, to: number, t: number) => from + (to - from) * t;

/** 0 up to `from`, 1 beyond `to`, an S-curve between them. `from` may be greater than `to`. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** The waves of a sea. */
export interface SeaState {
  waves: number;
  /** The lowest and the highest frequency, in waves per plate height. */
  frequencies: readonly [number, number];
  /** Mean heading, and the largest deviation of a wave from it. Radians. */
  heading: number;
  spread: number;
}

/** The height of a sea, -1 to 1, as a sum of plane waves. */
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

/** How brightly a surface is lit, 0 to 1: 0.5 where it is level, more where it faces the light. */
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
