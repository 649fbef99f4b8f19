/** The two cuts of the film, as they lie in brand/film/. */
export const CUTS = {
  /** For windows wider than 768 px. */
  wide: {
    /** Pixels. */
    width: 1600,
    height: 900,
    /** Lines across the height. */
    lines: 44,
    /** How far the view is moved right, and where the buoy floats from the middle, in picture heights. */
    focus: 0,
    buoy: 0.36,
    /** Quality of the AVIF poster, the first picture a visitor sees; the narrow one must stay below 13 kB. */
    avif: 50,
    /** Width in pixels of the JPEG poster, for browsers without AVIF. */
    jpeg: 1120,
  },
  /** For narrow ones, upright. */
  narrow: { width: 720, height: 1080, lines: 30, focus: 0.12, buoy: 0.14, avif: 46, jpeg: 560 },
} as const;

/** Length of the loop in seconds, and its frames a second. */
export const LOOP = 8;
export const RATE = 25;

/** Where the encoded film lies. */
export const FILM = new URL('../../brand/film/', import.meta.url);

/** The cut that a command line names, or undefined. */
export function cutNamed(name: string | undefined) {
  return name === 'wide' || name === 'narrow' ? { name, ...CUTS[name] } : undefined;
}
