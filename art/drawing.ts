import type { Field } from './field.ts';

/** A point in plate heights. */
export type Point = readonly [x: number, y: number];

/** A colour of the theme: its inks run across the plate, its mark, its accent, or one tone (0 to 1) of the inks. */
export type Paint = 'inks' | 'mark' | 'accent' | { tone: number };

/**
 * One layer of a plate. Lengths are plate heights.
 *
 * - `engraving`: lines by the one rule, `ink = cos(phase) > cos(pi * duty)`. `phase` says which family of
 *   lines (one line a turn), `duty` how wide each is (0 none, 1 solid); `mask` keeps ink where it is above 0.
 * - `circle`: a disc, or a hairline ring where `outline` is set.
 * - `strokes`: straight hairlines.
 * - `bars`: upright rectangles.
 * - `needles`: slender leaves.
 */
export type Layer =
  | { shape: 'engraving'; phase: Field; duty: Field; mask?: Field }
  | { shape: 'circle'; centre: Point; radius: number; paint: Paint; outline?: boolean }
  | { shape: 'strokes'; strokes: readonly (readonly [Point, Point])[]; paint: Paint }
  | { shape: 'bars'; bars: readonly Bar[]; paint: Paint }
  | { shape: 'needles'; needles: readonly Needle[]; paint: Paint };

/** An upright rectangle from its upper left corner. */
export type Bar = readonly [x: number, y: number, width: number, height: number];

/** A leaf between two points, and the points its two sides lean to. */
export interface Needle {
  tail: Point;
  head: Point;
  left: Point;
  right: Point;
}

/** What a kind is given besides its own knobs. */
export interface Sheet {
  /** Width over height. */
  aspect: number;
  /** Lines across the height. */
  lines: number;
  /** Whether the buoy is drawn. */
  accent: boolean;
}
