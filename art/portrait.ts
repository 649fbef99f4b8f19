/**
 * A portrait: a head modelled as a solid, lit from one side and engraved by the same rule as every plate,
 * `ink = cos(phase) > cos(pi * duty)`. Depth bends the lines, light swells them; skin, hair and cloth each
 * have a heading of their own, and a thin seam of ground parts them. Eyes, brows and mouth are cut whole.
 */
import { area, contours, simplify } from './contour.ts';
import { mix, smooth } from './field.ts';
import { outline, units } from './path.ts';
import { bust, type Features, type Surface } from './portrait/bust.ts';
import { faceMarks } from './portrait/face-marks.ts';
import { look, masked, place, type Scan, SURFACES, widened } from './portrait/scan.ts';
import { hash } from './random.ts';
import { THEMES, type Theme, type ThemeName } from './themes.ts';

/** A person as drawn: the features, how light they are, and how they stand in the picture. */
export interface Portrait extends Features {
  kind: 'portrait';
  /** A theme of the plates, or colours of its own. */
  theme: ThemeName | Pick<Theme, 'ground' | 'inks'>;
  /** How light skin, hair and cloth are, shares. */
  skin?: number;
  hairTone: number;
  clothTone: number;
  /** Where the light comes from: -1 far left, 1 far right. */
  light?: number;
  /** Height of the picture, and of its upper edge (the crown is at 1), in half heads. */
  zoom?: number;
  top?: number;
  /** How far the head stands left of the middle, in half heads. */
  shift?: number;
  /** False leaves the picture clear around the figure, which then has a fill of its own. */
  ground?: boolean;
}

/** A portrait on its sheet. */
interface Sheet extends Portrait {
  /** Pixels. */
  width: number;
  height: number;
  /** Lines across the height. */
  lines: number;
  /** Usually the person's slug; it only names the ids in the document. */
  seed: string;
}

/** Above 0 in the ink, at a sample. Unit: turns of the lines. */
type Ink = (k: number) => number;

/** Samples to a line, which makes an outline exact enough for the spline that follows it. */
const SAMPLES = 8.7;
/** How far an outline may leave the exact line, in lines. */
const TOLERANCE = 0.026;
/** Specks of ink smaller than this are left out, in squares as wide as a line with its gap. */
const SPECK = 0.08;
/** Half the seam between two surfaces: the share of a blurred mask that is kept clear. */
const SEAM = 0.2;
/** Lines thinner than this share of their pitch are left out: samples would break them into dashes. */
const FINEST = 0.1;
/** How much of the head's light reaches the neck. */
const NECK = 0.8;
const SHIRT = 0.97;
const FRAMES = 0.05;

/** Heading of the lines in radians, how strongly depth bends them, and how many there are to the skin's one. */
const HATCHING: Record<Surface, { heading: number; relief: number; density: number }> = {
  skin: { heading: -0.1, relief: 0.053, density: 1 },
  neck: { heading: -0.02, relief: 0.05, density: 1 },
  hair: { heading: 0.95, relief: 0.07, density: 1.1 },
  'hair-left': { heading: 2.1, relief: 0.07, density: 1.1 },
  beard: { heading: 0.92, relief: 0.05, density: 1.1 },
  cloth: { heading: -0.65, relief: 0.04, density: 1 },
  shirt: { heading: 0.1, relief: 0.04, density: 1 },
  glasses: { heading: 0, relief: 0, density: 1 },
};

/** Draws a person as an SVG document. The same parameters always give the same picture. */
export function portrait(params: Sheet): string {
  const { width, height, lines, ground = true, skin = 0.95, hairTone, clothTone } = params;
  const theme = typeof params.theme === 'string' ? THEMES[params.theme] : params.theme;
  const isDark = luminance(theme.ground) < 110;
  const scan = look(bust(params), {
    width,
    height,
    step: height / lines / SAMPLES,
    zoom: zoomOf(params),
    top: params.top ?? 1.5,
    shift: params.shift ?? 0,
    light: params.light ?? -0.62,
    albedo: {
      skin,
      neck: skin * NECK,
      hair: hairTone,
      'hair-left': hairTone,
      beard: hairTone,
      cloth: clothTone,
      shirt: SHIRT,
      glasses: FRAMES,
    },
  });
  const figure = masked(scan, ...SURFACES);
  const value = engraved(scan, params, isDark, ground && figure.map((share) => 1 - share));

  const id = `f${hash(JSON.stringify(params)).toString(36)}`;
  const [w, h] = [units(width), units(height)];
  const stops = theme.inks.map((ink, i) => `<stop offset="${i / 2}" stop-color="${ink}"/>`);
  const [from, to] = isDark ? [w, 0] : [0, w];
  const gradient = `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from}" y1="${h}" x2="${to}" y2="0">${stops.join('')}</linearGradient>`;
  const silhouette = figure.map((share) => share - 0.5);
  const sheet = ground ? `M0 0h${w}v${h}H0z` : trace(silhouette, scan, params);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${width}" height="${height}">${gradient}<path fill="${theme.ground}" d="${sheet}"/><path fill="url(#${id})" fill-rule="evenodd" d="${trace(value, scan, params)}"/></svg>`;
}

const zoomOf = ({ zoom = 3.35 }: Portrait) => zoom;

/** Brightness of a colour as the eye weighs it, 0 to 255. */
function luminance(colour: string): number {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return channel(1) * 0.3 + channel(3) * 0.59 + channel(5) * 0.11;
}

/**
 * The whole picture as one field that is above 0 in the ink.
 * @param around the mask of the ruled ground, or false where there is none
 */
function engraved(
  scan: Scan,
  params: Sheet,
  isDark: boolean,
  around: Float32Array | false,
): Float32Array {
  const value = new Float32Array(scan.label.length).fill(-1);
  const engrave = (ink: Ink, mask: Float32Array, seam: number) => {
    for (let k = 0; k < value.length; k++) {
      const within = (mask[k] ?? 0) - 0.5 - seam;
      if (within > -0.5) value[k] = Math.max(value[k] ?? -1, Math.min(ink(k), within));
    }
  };
  if (around) engrave(groundInk(scan, params, isDark), around, SEAM * 1.6);
  for (const surface of SURFACES) {
    if (surface === 'glasses' || !scan.label.includes(SURFACES.indexOf(surface))) continue;
    const lines = hatched(surface, scan, params, isDark);
    if (surface !== 'skin') engrave(lines, masked(scan, surface), SEAM);
    else {
      // Frames the colour of the ground are cut out of the face below, so they need no seam.
      const mask = isDark ? masked(scan, 'skin', 'glasses') : masked(scan, 'skin');
      engrave(faced(lines, scan, params, isDark), mask, SEAM);
    }
  }
  const frames = masked(scan, 'glasses');
  if (!isDark) engrave(() => 1, frames, 0);
  else
    frames.forEach((share, k) => {
      value[k] = Math.min(value[k] ?? -1, 0.5 - share);
    });
  return value;
}

/** How wide a line is for a brightness, as a share of its pitch. Light ink on dark, dark ink on light. */
function duty(light: number, isDark: boolean): number {
  const tone = light ** 0.8;
  return isDark
    ? mix(0.02, 0.94, smooth(0.02, 0.85, tone))
    : mix(0, 0.95, smooth(0.92, 0.02, tone));
}

/** A line `share` of its pitch wide: straight on either side of the edge, so that the edge is found exactly. */
function line(turns: number, share: number): number {
  if (share < FINEST) return -1;
  if (share > 1 - FINEST) return 1;
  return share / 2 - Math.abs(turns - Math.round(turns));
}

/** The ruled ground: dense on the shaded side of the head, gone on the lit one. */
function groundInk(scan: Scan, { width, height, lines }: Sheet, isDark: boolean): Ink {
  return (k) => {
    const [x, y] = place(k, scan);
    const turns = (lines / height) * (y + 0.1 * x) + 0.5 * Math.sin((x / width) * 5);
    const side = isDark ? smooth(0.2, 1.05, x / width) : smooth(0.95, 0, x / width);
    const share = 0.36 * side * smooth(1.25, 0.4, y / height);
    // Every line ends somewhere else, as a hand would end it.
    const end = 0.04 * (1 + Math.sin(Math.round(turns) * 2.4));
    return line(turns, share - end < FINEST ? 0 : share);
  };
}

/** The lines of one surface: depth bends them, light swells them, curls make them wave. */
function hatched(surface: Surface, scan: Scan, params: Sheet, isDark: boolean): Ink {
  const { height, lines, hair } = params;
  const { heading, relief, density } = HATCHING[surface];
  const depth = widened(scan.depth, scan, surface);
  const light = widened(scan.light, scan, surface);
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  const pitch = height / lines;
  const curl = hair === 'curls' && surface === 'hair' ? 0.45 : 0;
  return (k) => {
    const [x, y] = place(k, scan);
    const across = y * cos - x * sin - relief * height * (depth[k] ?? 0);
    const wave = curl * Math.sin(x / pitch) * Math.sin((y * 1.15) / pitch);
    return line((density * across) / pitch + wave, duty(light[k] ?? 0, isDark));
  };
}

/** The lines of the skin with eyes, brows and mouth. */
function faced(skin: Ink, scan: Scan, params: Sheet, isDark: boolean): Ink {
  const headX = widened(scan.headX, scan, 'skin');
  const headY = widened(scan.headY, scan, 'skin');
  const marks = faceMarks(params);
  // Half heads to turns of the lines, so that both edges are equally steep.
  const scale = params.lines / zoomOf(params);
  return (k) => {
    const { dark, bright } = marks(headX[k] ?? 0, headY[k] ?? 0);
    const [inked, clear] = isDark ? [bright, dark] : [dark, bright];
    return Math.max(Math.min(skin(k), -clear * scale), inked * scale);
  };
}

/** Path data of everything above 0. */
function trace(field: Float32Array, scan: Scan, { width, height, lines }: Sheet): string {
  const { columns, rows, step } = scan;
  const values = field.map((value, k) => {
    const column = k % columns;
    const row = (k - column) / columns;
    const isRim = column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
    return isRim ? -1 : value || -1e-6;
  });
  const pitch = height / lines;
  const [originX, originY] = place(0, scan);
  return contours(values, columns, rows)
    .filter((ring) => area(ring) * step * step > SPECK * pitch * pitch)
    .map((ring) => simplify(ring, (TOLERANCE * pitch) / step))
    .map((ring) => ring.map(([x, y]) => [x * step + originX, y * step + originY] as const))
    .map((points) => outline(points, width, height))
    .join('');
}
