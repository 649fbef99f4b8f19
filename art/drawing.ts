import type { Field } from './field.ts';

/** A point in plate heights. */
export type Point = readonly [x: number, y: number];

/**
 * One layer of a plate. Lengths are plate heights.
 *
 * - `engraving`: lines by the one rule, `ink = cos(phase) > cos(pi * duty)`. `phase` says which family of
 *   lines (one line a turn), `duty` how wide each is (0 none, 1 solid).
 * - `buoy`: a disc in the accent colour.
 */
export type Layer =
  | { shape: 'engraving'; phase: Field; duty: Field }
  | { shape: 'buoy'; centre: Point; radius: number };

/** What a kind is given besides its own knobs. */
export interface Sheet {
  /** Width over height. */
  aspect: number;
  /** Lines across the height. */
  lines: number;
  /** Whether the buoy is drawn. */
  accent: boolean;
}
