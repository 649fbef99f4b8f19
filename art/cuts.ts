/** A size in which plates are drawn. Small cuts have fewer, bolder lines. */
export interface CutSize {
  /** Pixels of the drawing, close to its usual size on a page. */
  width: number;
  height: number;
  /** Lines across the height. */
  lines: number;
  /** Whether the buoy is drawn. */
  accent: boolean;
  /** Width of a photograph in pixels: its widest usual box at double density. */
  raster: number;
  /** Where a subject is placed. Unset if the cut is never used for subjects. */
  subject?: Placement;
}

/** Where a subject is placed in a cut. */
export interface Placement {
  /** The largest share of width and height that its frame may take up. */
  across: number;
  down: number;
  /** The horizontal centre of its frame, as a share of the width. */
  at: number;
  /** Its number of lines relative to the full-size picture. Small cuts have fewer. */
  detail: number;
}

/** Centred, with room for cropping. */
const MIDDLE: Placement = { across: 0.9, down: 0.82, at: 0.5, detail: 1 };
/** A person fills the picture from edge to edge. On narrow screens the head is larger and has fewer lines. */
const PERSON: Placement = { across: 0.64, down: 0.66, at: 0.5, detail: 1 };
const HEAD: Placement = { across: 0.8, down: 0.8, at: 0.5, detail: 0.72 };

/** Every cut by name. The registry lists the cuts of each plate. */
export const CUTS = {
  /** Beside a name in a list, 36 to 72 px. */
  thumb: {
    width: 96,
    height: 96,
    lines: 8,
    accent: false,
    raster: 144,
    subject: { ...MIDDLE, across: 0.96, down: 0.96, detail: 0.36 },
  },
  /** A card in a grid, 4:5. Wider boxes crop its height. */
  card: {
    width: 800,
    height: 1000,
    lines: 24,
    accent: true,
    raster: 1080,
    subject: { ...MIDDLE, down: 0.6 },
  },
  /** A portrait, 4:5. */
  portrait: { width: 640, height: 800, lines: 46, accent: false, raster: 960, subject: PERSON },
  /** A portrait on narrow screens, half as wide. */
  'portrait-small': {
    width: 640,
    height: 800,
    lines: 27,
    accent: false,
    raster: 640,
    subject: HEAD,
  },
  /** A square beside text, or on a card of about square shape. */
  square: { width: 900, height: 900, lines: 22, accent: true, raster: 1200, subject: MIDDLE },
  /** A picture within text, 16:10. */
  wide: {
    width: 1280,
    height: 800,
    lines: 32,
    accent: true,
    raster: 1600,
    subject: { ...MIDDLE, across: 0.6 },
  },
  /** A panel beside text, with proportions from nearly 1:2 to nearly 2:1. No crop reaches the subject. */
  panel: {
    width: 1000,
    height: 1000,
    lines: 26,
    accent: true,
    raster: 1600,
    subject: { across: 0.64, down: 0.54, at: 0.5, detail: 0.7 },
  },
  /** The header of a page, from edge to edge: the subject at the right, text at the left. */
  horizon: {
    width: 2000,
    height: 700,
    lines: 36,
    accent: true,
    raster: 2000,
    subject: { across: 0.4, down: 0.72, at: 0.7, detail: 1 },
  },
  /** The header of a page, 16:9. */
  hero: {
    width: 1600,
    height: 900,
    lines: 36,
    accent: true,
    raster: 2000,
    subject: { ...MIDDLE, across: 0.42 },
  },
  /** Across the page below a text hero, about 3:1: the subject at the right. */
  strip: {
    width: 1800,
    height: 560,
    lines: 30,
    accent: true,
    raster: 2000,
    subject: { across: 0.5, down: 0.8, at: 0.66, detail: 1 },
  },
  /** Behind the text of a band in the brand colour. */
  band: { width: 1600, height: 640, lines: 26, accent: false, raster: 2000 },
  /** The contact panel in the brand colour, beside its text on wide screens and above it on narrow ones. */
  'contact-wide': { width: 1000, height: 1200, lines: 24, accent: true, raster: 1200 },
  'contact-narrow': { width: 900, height: 900, lines: 20, accent: true, raster: 900 },
  /** The figures 404. */
  'not-found-wide': { width: 1600, height: 480, lines: 32, accent: true, raster: 2000 },
  'not-found-narrow': { width: 780, height: 600, lines: 48, accent: true, raster: 1170 },
  /** The map of the world. */
  'world-large': { width: 1320, height: 615, lines: 51, accent: false, raster: 1980 },
  'world-small': { width: 700, height: 326, lines: 28, accent: false, raster: 1050 },
  /** A screenshot over a picture. It keeps its own proportions. */
  screen: { width: 800, height: 540, lines: 0, accent: false, raster: 1600 },
} as const satisfies Record<string, CutSize>;

export type Cut = keyof typeof CUTS;

/** The name of a drawing in the manifest. @param key such as `service/qa` */
export const drawingName = (key: string, cut: Cut) => `${key}@${cut}`;
