import { pathUnits, RIM, tracePath } from './contour.ts';
import { clamp, type Field, TAU } from './field.ts';
import type { Theme } from './palette.ts';
import type { Named } from './themes.ts';

/** The size, theme and line count of a drawing. */
export interface Canvas {
  /** Pixels. */
  width: number;
  height: number;
  lines: number;
  theme: Theme<Named>;
  /** Part of every SVG id, so that several plates can be in one document. */
  id: string;
  /** Start and end of the ink's gradient, as shares of width and height. */
  inkFrom: Point;
  inkTo: Point;
}

/** The distance between samples in lines: for outlines, and for tone. */
const FINE = 0.055;
const COARSE = 0.3;
/** How far an outline may deviate from the exact line, in pixels, on a plate 1000 px high. */
const TOLERANCE = 0.5;
/** Outlines smaller than a square of this width, in lines, are specks and are dropped. */
const SPECK = 0.4;

/** Renders layers, back to front, as one SVG document with colour names. */
export function render(layers: readonly Layer[], canvas: Canvas): string {
  const { width, height, theme, id } = canvas;
  const [w, h] = [pathUnits(width), pathUnits(height)];
  const x = (share: number) => Math.round(share * w);
  const y = (share: number) => Math.round(share * h);
  const body = layers.map((layer) => element(layer, canvas)).join('');
  const at = ([across, down]: Point): Point => [x(across), y(down)];
  const inks = body.includes(`#${id}`)
    ? gradient(id, theme, at(canvas.inkFrom), at(canvas.inkTo))
    : '';
  return svg(canvas, `${inks}<path fill="${theme.ground}" d="M0 0h${w}v${h}H0z"/>${body}`);
}

/** An SVG document. The size is in pixels, the body in path units. */
export const svg = ({ width, height }: { width: number; height: number }, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pathUnits(width)} ${pathUnits(height)}" width="${width}" height="${height}">${body}</svg>`;

/** The gradient of a theme's inks between two points in path units. */
export function gradient(id: string, { inks }: Theme<Named>, [x1, y1]: Point, [x2, y2]: Point) {
  const stops = inks.map((ink, i) => `<stop offset="${i / 2}" stop-color="${ink}"/>`).join('');
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>`;
}

function element(layer: Layer, canvas: Canvas): string {
  const unit = (plateHeights: number) => pathUnits(plateHeights * canvas.height);
  if (layer.shape === 'buoy') {
    const [x, y] = layer.centre;
    return `<circle cx="${unit(x)}" cy="${unit(y)}" r="${unit(layer.radius)}" fill="${canvas.theme.accent}"/>`;
  }
  const step = clamp((canvas.height / canvas.lines) * FINE, 0.4, 2);
  const d = trace(engraved(layer, canvas), canvas, step);
  return d && `<path fill="url(#${canvas.id})" fill-rule="evenodd" d="${d}"/>`;
}

/**
 * The rule `cos(phase) > cos(pi * duty)` as a field that is positive in the ink.
 * The field is measured in turns of the phase instead of cosines. The edge is the same, but the field is
 * linear on both sides of it, so that interpolation between samples finds it exactly.
 * Tone changes slowly, so the duty is sampled on a coarser grid.
 */
function engraved(layer: Extract<Layer, { shape: 'engraving' }>, canvas: Canvas): Field {
  const duty = resampled(layer.duty, canvas);
  return (x, y) => {
    const turns = layer.phase(x, y) / TAU;
    return duty(x, y) / 2 - Math.abs(turns - Math.round(turns));
  };
}

/** A field interpolated from samples that are {@link COARSE} lines apart. */
function resampled(field: Field, { width, height, lines }: Canvas): Field {
  const aspect = width / height;
  const grid = COARSE / lines;
  const border = 4; // cells beyond the picture, where outlines close
  const columns = Math.ceil(aspect / grid) + 2 * border;
  const rows = Math.ceil(1 / grid) + 2 * border;
  const samples = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      samples[j * columns + i] = field((i - border) * grid, (j - border) * grid);
    }
  }
  const at = (index: number) => samples[index] ?? 0;
  return (x, y) => {
    const u = clamp(x / grid + border, 0, columns - 1.001);
    const v = clamp(y / grid + border, 0, rows - 1.001);
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [s, t] = [u - i, v - j];
    const k = j * columns + i;
    const above = at(k) * (1 - s) + at(k + 1) * s;
    const below = at(k + columns) * (1 - s) + at(k + columns + 1) * s;
    return above * (1 - t) + below * t;
  };
}

/** Path data of the area where a field is above 0, sampled every `step` pixels. */
function trace(field: Field, { width, height, lines }: Canvas, step: number): string {
  const margin = step * RIM;
  const columns = Math.ceil((width + margin * 2) / step) + 1;
  const rows = Math.ceil((height + margin * 2) / step) + 1;
  const values = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      values[j * columns + i] = field((i * step - margin) / height, (j * step - margin) / height);
    }
  }
  const speck = ((SPECK * height) / lines) ** 2;
  const tolerance = TOLERANCE * Math.sqrt(height / 1000);
  return tracePath(values, { width, height, columns, rows, step, speck, tolerance });
}

/** A point in plate heights. */
export type Point = readonly [x: number, y: number];

/**
 * One layer of a plate. Lengths are plate heights.
 *
 * - `engraving`: lines by the rule `ink = cos(phase) > cos(pi * duty)`. `phase` places the lines (one per
 *   turn), `duty` sets their width (0 none, 1 solid).
 * - `buoy`: a disc in the accent colour.
 */
export type Layer =
  | { shape: 'engraving'; phase: Field; duty: Field }
  | { shape: 'buoy'; centre: Point; radius: number };

/** The inputs of every kind of plate besides its own options. */
export interface Sheet {
  /** Width over height. */
  aspect: number;
  /** Lines across the height. */
  lines: number;
  /** Whether the buoy is drawn. */
  accent: boolean;
}
