import { TAU } from './field.ts';
import { namedToken } from './themes.ts';
import { LAND } from './world-grid.ts';

/** A dotted map of the world, with a fine grid for wide windows or a coarse one for narrow windows. */
export interface World {
  kind: 'world';
  grid: 'large' | 'small';
}

const FRAME = { west: -128, east: 154, north: 71, south: -42 };

/** The number of dots of each map, their distance in pixels, and the size of the map. */
const GRIDS = {
  large: { columns: 110, rows: 51, pitch: 12, width: 1320, height: 615 },
  small: { columns: 60, rows: 28, pitch: 11.6, width: 700, height: 326 },
};

/** The letters of a map's dots, in rows: each is the cell of LAND at the same place. */
export function dotsOf(grid: World['grid']): string[] {
  const { columns, rows } = GRIDS[grid];
  const cell = (dot: number, dots: number, cells: number) =>
    Math.floor(((dot + 0.5) / dots) * cells);
  return Array.from({ length: rows }, (_, y) => {
    const row = LAND[cell(y, rows, LAND.length)] ?? '';
    return Array.from({ length: columns }, (_, x) => row[cell(x, columns, row.length)]).join('');
  });
}

/** The named regions are in the brand colour, the rest of the world is grey. */
const REGIONS = [
  { letters: 'r', colour: namedToken('map-land'), size: 0.29, swing: 0.12 },
  { letters: 'uem', colour: namedToken('brand-on-light'), size: 0.36, swing: 0.07 },
];

const STEPS = 9;

/**
 * The map as an SVG document without a ground. The size of the dots follows a swell.
 * Pages place the office flags with {@link projectToMap}, so that their names are live text.
 */
export function world({ grid }: World): string {
  const { pitch, width, height } = GRIDS[grid];
  const rows = dotsOf(grid);
  const paths = REGIONS.flatMap(({ letters, colour, size, swing }) => {
    const bySize = new Map<number, [number, number][]>();
    rows.forEach((row, y) => {
      [...row].forEach((letter, x) => {
        if (!letters.includes(letter)) return;
        const step = Math.round(
          ((swell((x * pitch) / width, (y * pitch) / height) + 1) / 2) * STEPS,
        );
        bySize.set(step, [...(bySize.get(step) ?? []), [x, y]]);
      });
    });
    return [...bySize].map(([step, dots]) => {
      const diameter = 2 * (size + swing * ((step / STEPS) * 2 - 1));
      return `<path stroke="${colour}" stroke-width="${diameter.toFixed(2)}" d="${dotPath(dots)}"/>`;
    });
  });
  const box = [-0.5, -0.5, width / pitch, height / pitch]
    .map((n) => Number(n.toFixed(2)))
    .join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}" stroke-linecap="round">${paths.join('')}</svg>`;
}

/** A swell over the map, -1 to 1. Both coordinates run from 0 to 1. */
const swell = (x: number, y: number) =>
  0.6 * Math.sin(15 * x + 5 * y) + 0.4 * Math.sin(6 * x - 13 * y + 1.3);

/** Dots are zero-length lines with round caps, the most compact way to write thousands of them. */
function dotPath(dots: readonly [number, number][]): string {
  let [fromX, fromY] = [0, 0];
  const moves = dots.map(([x, y]) => {
    const move = `m${x - fromX} ${y - fromY}h0`;
    [fromX, fromY] = [x, y];
    return move;
  });
  return moves.join('');
}

/** The northing of a latitude in degrees by Miller's cylindrical projection, in radians of longitude. */
function northing(latitude: number): number {
  return 1.25 * Math.log(Math.tan(TAU / 8 + (0.4 * latitude * TAU) / 360));
}

/**
 * The position of a place on the map, in percent of its width (from the left) and height (from the top).
 * It is the same for both grids, because they share one frame.
 */
export function projectToMap(place: { latitude: number; longitude: number }): {
  x: number;
  y: number;
} {
  const { west, east, north, south } = FRAME;
  const percent = (share: number) => Math.round(share * 1e4) / 100;
  return {
    x: percent((place.longitude - west) / (east - west)),
    y: percent((northing(north) - northing(place.latitude)) / (northing(north) - northing(south))),
  };
}
