import { type Field, mix, smoothstep, TAU } from './field.ts';
import { render } from './render.ts';

/** The plate of the not-found page: ruled lines, raised and thickened in the shape of 404. */
export interface Numeral {
  kind: 'numeral';
  /** Height of the figures in plate heights. */
  size: number;
}

/** How far the figures raise the lines, in lines. At twice this value lines would overlap. */
const LIFT = 0.6;

/** The signed distance to a stroke between two points. `pen` is half its thickness. */
function stroke(
  from: readonly [number, number],
  to: readonly [number, number],
  pen: number,
): Field {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  return (x, y) => {
    const along = ((x - from[0]) * dx + (y - from[1]) * dy) / square;
    const share = Math.min(1, Math.max(0, along));
    return Math.hypot(x - from[0] - dx * share, y - from[1] - dy * share) - pen;
  };
}

// Signed distances to the figures, negative inside, in units of their height, each around its centre.
const stem = stroke([0.16, -0.5], [0.16, 0.5], 0.105);
const diagonal = stroke([0.16, -0.5], [-0.36, 0.19], 0.095);
const bar = stroke([-0.36, 0.2], [0.38, 0.2], 0.1);
const four: Field = (x, y) => Math.min(stem(x, y), diagonal(x, y), bar(x, y));
const nought: Field = (x, y) => Math.abs((Math.hypot(x / 0.31, y / 0.49) - 1) * 0.31) - 0.105;

/** Draws the 404 plate, with its buoy in the zero. Sizes in pixels, `lines` across the height. */
export function numeral(
  params: Numeral & { width: number; height: number; lines: number },
): string {
  const { width, height, lines, size } = params;
  const aspect = width / height;
  const figures: Field = (x, y) => {
    const [u, v] = [(x - aspect / 2) / size, (y - 0.5) / size];
    return Math.min(four(u + 0.98, v), nought(u, v), four(u - 0.96, v));
  };
  const water: Field = (x, y) =>
    0.033 * Math.sin(3.1 * x + 2 * y + 0.6) +
    0.021 * Math.sin(6.3 * x - 3.4 * y + 2) +
    0.012 * Math.sin(11 * x + 5 * y);
  const raised: Field = (x, y) => smoothstep(0.02, -0.09, figures(x, y));
  return render(
    {
      phase: (x, y) =>
        TAU * (lines * (y + water(x, y) - 0.06 * (x - aspect / 2)) + LIFT * raised(x, y)),
      duty: (x, y) => mix(0.11 + 0.03 * Math.sin(2.4 * x), 0.8, raised(x, y)),
    },
    {
      width,
      height,
      theme: 'dark',
      inks: [0, 1],
      buoy: [aspect / 2, 0.5, 0.05 * size],
    },
    lines,
  );
}
