/** Colours in OKLCH, a perceptually uniform space, and the WCAG 2.x contrast of two colours. */

/** An sRGB colour as `#rrggbb`. */
export type Hex = `#${string}`;

/** Red, green and blue, 0 to 255. */
export const channels = (hex: Hex): Triple =>
  mapTriple([1, 3, 5], (from) => Number.parseInt(hex.slice(from, from + 2), 16));

/** The luma of a colour (Rec. 601), 0 to 255. */
export function luma(hex: Hex): number {
  const [red, green, blue] = channels(hex);
  return red * 0.3 + green * 0.59 + blue * 0.11;
}

/** Lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

// Björn Ottosson's matrices, https://bottosson.github.io/posts/oklab/
const TO_LMS: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const FROM_LAB: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const FROM_LMS: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const multiply = (matrix: readonly Triple[], [x, y, z]: Triple): Triple => {
  const [a, b, c] = matrix.map(([i, j, k]) => i * x + j * y + k * z);
  return [a ?? 0, b ?? 0, c ?? 0];
};
const mapTriple = ([a, b, c]: Triple, change: (value: number) => number): Triple => [
  change(a),
  change(b),
  change(c),
];

/** The three channels in linear light, 0 to 1. */
function linear(hex: Hex): Triple {
  return mapTriple(channels(hex), (channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
}

/** Converts an sRGB colour to OKLCH. */
export function toOklch(hex: Hex): Oklch {
  const [l, a, b] = multiply(TO_LAB, mapTriple(multiply(TO_LMS, linear(hex)), Math.cbrt));
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** The linear channels. They are below 0 or above 1 if the colour is outside sRGB. */
function linearChannels({ l, c, h }: Oklch): Triple {
  const turn = (h * Math.PI) / 180;
  const lms = multiply(FROM_LAB, [l, c * Math.cos(turn), c * Math.sin(turn)]);
  return multiply(
    FROM_LMS,
    mapTriple(lms, (value) => value ** 3),
  );
}

/** How far a channel may lie outside the gamut: less than half of one step in 255. */
const TOLERANCE = 1 / 2048;

/** Converts to sRGB. A colour outside the gamut keeps lightness and hue, and loses as little chroma as possible. */
export function toHex(colour: Oklch): Hex {
  const shown = (c: number) =>
    linearChannels({ ...colour, c }).every(
      (value) => value >= -TOLERANCE && value <= 1 + TOLERANCE,
    );
  let { c } = colour;
  if (!shown(c)) {
    let [low, high] = [0, c];
    while (high - low > 1e-4) {
      c = (low + high) / 2;
      if (shown(c)) low = c;
      else high = c;
    }
    c = low;
  }
  const digits = linearChannels({ ...colour, c }).map((value) => {
    const light = Math.min(1, Math.max(0, value));
    const coded = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

/** The WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(a: Hex, b: Hex): number {
  const [dark = 0, light = 0] = [a, b]
    .map((hex) => {
      const [red, green, blue] = linear(hex);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Changes the lightness of a colour as little as possible until its contrast with each of `grounds` is at least `least`.
 *
 * @returns undefined if no lightness is enough
 */
export function nearestWithContrast(
  hex: Hex,
  grounds: readonly Hex[],
  least: number,
  towards?: 'lighter' | 'darker',
): Hex | undefined {
  const holds = (tried: Hex) => grounds.every((ground) => contrast(tried, ground) >= least);
  if (holds(hex)) return hex;
  const colour = toOklch(hex);
  for (let step = 1; step <= 200; step++) {
    const moves = towards === 'lighter' ? [1] : towards === 'darker' ? [-1] : [-1, 1];
    for (const move of moves) {
      const l = colour.l + (move * step) / 200;
      if (l < 0 || l > 1) continue;
      const tried = toHex({ ...colour, l });
      if (holds(tried)) return tried;
    }
  }
  return undefined;
}
