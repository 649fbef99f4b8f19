/** A size a plate is drawn in. Bold when small, fine when large: lines grow slower than the picture. */
export interface CutSize {
  /** Pixels of the drawing. It scales; this is close to its usual size on a page. */
  width: number;
  height: number;
  /** Lines across the height. */
  lines: number;
  /** Whether the buoy is drawn. */
  accent: boolean;
  /** Pixels across where the plate is delivered as a raster: its widest usual box at double density. */
  raster: number;
}

/** Every cut by name. The registry says which plate needs which. */
export const CUTS = {
  /** Beside a name in a list, 36 to 72 px. */
  thumb: { width: 96, height: 96, lines: 8, accent: false, raster: 144 },
  /** A card of a grid, 4:5. It loses height where the box is wider. */
  card: { width: 800, height: 1000, lines: 24, accent: true, raster: 1080 },
  /** A person, 4:5; the wide one lies above two others, the tall one stands behind two. */
  portrait: { width: 640, height: 800, lines: 46, accent: false, raster: 960 },
  'portrait-wide': { width: 1080, height: 780, lines: 45, accent: false, raster: 1440 },
  'portrait-tall': { width: 640, height: 1060, lines: 61, accent: false, raster: 960 },
  /** The same on narrow screens, half as wide. */
  'portrait-small': { width: 640, height: 800, lines: 27, accent: false, raster: 640 },
  'portrait-tall-small': { width: 640, height: 1060, lines: 36, accent: false, raster: 640 },
  /** A square beside text, or on a card that is about as high as wide. */
  square: { width: 900, height: 900, lines: 22, accent: true, raster: 1200 },
  /** A picture in the text, 16:10. */
  wide: { width: 1280, height: 800, lines: 32, accent: true, raster: 1600 },
  /** The head of a page, 16:9. */
  hero: { width: 1600, height: 900, lines: 36, accent: true, raster: 2000 },
  /** Across the page below a hero of text, about 3:1 and 6:1. */
  strip: { width: 1800, height: 560, lines: 30, accent: true, raster: 2000 },
  ribbon: { width: 1800, height: 300, lines: 14, accent: false, raster: 2000 },
  /** Behind the text of a blue band. */
  band: { width: 1600, height: 640, lines: 26, accent: false, raster: 2000 },
  /** The blue contact panel, beside its text on wide screens and above it on narrow ones. */
  'contact-wide': { width: 1000, height: 1200, lines: 24, accent: true, raster: 1200 },
  'contact-narrow': { width: 900, height: 900, lines: 20, accent: true, raster: 900 },
  /** The number of the missing page. */
  'not-found-wide': { width: 1600, height: 760, lines: 50, accent: true, raster: 2000 },
  'not-found-narrow': { width: 780, height: 600, lines: 48, accent: true, raster: 1170 },
  /** The map of the world. */
  'world-large': { width: 1320, height: 615, lines: 51, accent: false, raster: 1980 },
  'world-small': { width: 700, height: 326, lines: 28, accent: false, raster: 1050 },
} as const satisfies Record<string, CutSize>;

export type Cut = keyof typeof CUTS;
