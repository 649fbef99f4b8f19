import { pathUnits, RIM, tracePath } from './contour.ts';
import { clamp, type Field, TAU } from './field.ts';
import { namedTheme, type ThemeName } from './themes.ts';

/** What an SVG needs besides the outlines of its ink. */
export interface Canvas {
  /** Pixels. */
  width: number;
  height: number;
  theme: ThemeName;
  /** Where the ink's gradient starts at the bottom and ends at the top, as shares of the width. If unset, the ink has one colour. */
  inks?: readonly [bottom: number, top: number];
  /** The dot in the accent colour: centre and radius in picture heights. */
  buoy?: readonly [x: number, y: number, radius: number];
}

/** An SVG document with colour names: ground, ink and buoy. @param ink path data in path units */
export function svg(ink: string, { width, height, theme, inks, buoy }: Canvas): string {
  const named = namedTheme(theme);
  const [w, h] = [pathUnits(width), pathUnits(height)];
  const [x1, x2] = (inks ?? []).map((share) => Math.round(share * w));
  const stops = named.inks.map((ink, i) => `<stop offset="${i / 2}" stop-color="${ink}"/>`);
  const [x, y, r] = (buoy ?? []).map((share) => pathUnits(share * height));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${width}" height="${height}">`,
    inks &&
      `<linearGradient id="ink" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${h}" x2="${x2}" y2="0">${stops.join('')}</linearGradient>`,
    `<path fill="${named.ground}" d="M0 0h${w}v${h}H0z"/>`,
    `<path fill="${inks ? 'url(#ink)' : named.inks[0]}" fill-rule="evenodd" d="${ink}"/>`,
    buoy && `<circle cx="${x}" cy="${y}" r="${r}" fill="${named.accent}"/>`,
    '</svg>',
  ].join('');
}

/** The distance between samples in lines: for outlines, and for tone. */
const FINE = 0.055;
const COARSE = 0.3;
/** How far an outline may deviate from the exact line, in pixels, on a plate 1000 px high. */
const TOLERANCE = 0.5;
/** Outlines smaller than a square of this width, in lines, are specks and are dropped. */
const SPECK = 0.4;

/**
 * The lines of a plate, by the rule `ink = cos(phase) > cos(pi * duty)`. `phase` places the lines (one per turn), `duty` sets
 * their width (0 none, 1 solid).
 */
export interface Lines {
  phase: Field;
  duty: Field;
}

/** A plate as an SVG document with colour names. @param count the number of lines over the height */
export function render(lines: Lines, canvas: Canvas, count: number): string {
  const step = clamp((canvas.height / count) * FINE, 0.4, 2);
  return svg(trace(engraved(lines, canvas, count), canvas, count, step), canvas);
}

/**
 * The rule `cos(phase) > cos(pi * duty)` as a field that is positive in the ink.
 * The field is measured in turns of the phase instead of cosines. The edge is the same, but the field is
 * linear on both sides of it, so that interpolation between samples finds it exactly.
 * Tone changes slowly, so the duty is sampled on a coarser grid.
 */
function engraved(lines: Lines, canvas: Canvas, count: number): Field {
  const duty = resampled(lines.duty, canvas, count);
  return (x, y) => {
    const turns = lines.phase(x, y) / TAU;
    return duty(x, y) / 2 - Math.abs(turns - Math.round(turns));
  };
}

/** A field interpolated from samples that are {@link COARSE} lines apart. */
function resampled(field: Field, { width, height }: Canvas, count: number): Field {
  const aspect = width / height;
  const grid = COARSE / count;
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
function trace(field: Field, { width, height }: Canvas, count: number, step: number): string {
  const margin = step * RIM;
  const columns = Math.ceil((width + margin * 2) / step) + 1;
  const rows = Math.ceil((height + margin * 2) / step) + 1;
  const values = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      values[j * columns + i] = field((i * step - margin) / height, (j * step - margin) / height);
    }
  }
  const speck = ((SPECK * height) / count) ** 2;
  const tolerance = TOLERANCE * Math.sqrt(height / 1000);
  return tracePath(values, { width, height, columns, rows, step, speck, tolerance });
}
