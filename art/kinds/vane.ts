import type { Layer, Needle, Point, Sheet } from '../drawing.ts';
import { mix, sea, slope } from '../field.ts';
import type { Random } from '../random.ts';

/** Needles that follow a turning current, long where it runs. Machines that decide, models, data. */
export interface Vane {
  kind: 'vane';
  /** Waves in the current; more of them make more eddies. */
  waves?: number;
  /** Rows of needles per line of the cut; .8 is usual. */
  density?: number;
}

/** Distance between needles in a row, in rows: none touches the next, whichever way it points. */
const STRIDE = 1.85;

/** Tones of needle, from still to running water. */
const TONES = 7;

/** Draws a {@link Vane}. The buoy lies in the stillest eddy near the middle. */
export function vane(random: Random, knobs: Vane, { aspect, lines, accent }: Sheet): Layer[] {
  const current = sea(random, {
    waves: knobs.waves ?? 4,
    frequencies: [0.35, 1.15],
    heading: 0,
    spread: Math.PI,
  });
  const rows = Math.round(lines * (knobs.density ?? 0.8));
  const pitch = 1 / rows;
  const columns = Math.ceil(aspect / (pitch * STRIDE)) + 1;
  const cells: { at: Point; along: Point; rate: number }[] = [];
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= columns; i++) {
      // Every second row is shifted, so that the eye follows the current and not the grid.
      const at: Point = [(i + (j % 2) * 0.5 - 0.25) * pitch * STRIDE, j * pitch];
      const [sx, sy] = slope(current, ...at, 0.01);
      const rate = Math.hypot(sx, sy) + 1e-6;
      cells.push({ at, along: [-sy / rate, sx / rate], rate });
    }
  }
  // Ranks rather than speeds, so that every plate has its full share of still and of running water.
  const ranked = cells.toSorted((a, b) => a.rate - b.rate);
  const rank = new Map(ranked.map((cell, i) => [cell, i / ranked.length]));
  const runs = Array.from({ length: TONES }, (): Needle[] => []);
  const central = ({ at: [x, y] }: { at: Point }) =>
    Math.abs(x / aspect - 0.5) < 0.34 && Math.abs(y - 0.5) < 0.34;
  const eye = ranked.find(central);
  for (const cell of cells) {
    const { at, along } = cell;
    const share = rank.get(cell) ?? 0;
    const length = pitch * mix(0.16, 0.88, share);
    const width = pitch * mix(0.2, 0.5, share);
    const [dx, dy] = along;
    const move = (ahead: number, aside: number): Point => [
      at[0] + dx * ahead - dy * aside,
      at[1] + dy * ahead + dx * aside,
    ];
    runs[Math.floor(share * TONES)]?.push({
      tail: move(-length, 0),
      head: move(length, 0),
      left: move(length * 0.2, width),
      right: move(length * 0.2, -width),
    });
  }
  const layers: Layer[] = runs.map((needles, i) => ({
    shape: 'needles',
    needles,
    paint: { tone: i / (TONES - 1) },
  }));
  if (accent && eye) {
    layers.push({ shape: 'circle', centre: eye.at, radius: 0.018, paint: 'accent' });
  }
  return layers;
}
