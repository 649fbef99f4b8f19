/** Draws share images, which social networks show beside a link: the page's title in the brand's typeface, and its plate. */

import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { engravePhotograph } from '../engraver/photograph.ts';
import { engraveSubject } from '../engraver/subject.ts';
import { upright } from '../own/upright.ts';
import { plate } from '../plate.ts';
import { coloured, THEMES } from '../themes.ts';
import { type ShareLook, shareTheme } from './look.ts';
import { SHARE_SIZE } from './size.ts';
import type { TextStyle, Typesetter } from './typeface.ts';

/** The plate at the right, 4:5 as on a card. It has fewer lines, because share images are mostly shown small. */
const PLATE = { width: 504, height: SHARE_SIZE.height, lines: 18 } as const;
const SUBJECT = { across: 0.88, down: 0.84, at: 0.5, detail: 0.7 } as const;

/** A photograph has more lines, so that faces stay recognisable. */
const FACE_LINES = 48;

/** Pixels from the edges to mark and text, and from the text to the plate. */
const MARGIN = 64;
const GAP = 36;

/** The brand, at the top. */
const MARK = { y: 58, size: 60 } as const;
const NAME = { x: MARGIN + MARK.size + 20, baseline: 103, size: 43 } as const;

/** The title, at the bottom, as large as its block allows. */
const TITLE = {
  width: SHARE_SIZE.width - PLATE.width - MARGIN - GAP,
  height: 360,
  top: SHARE_SIZE.height - MARGIN - 360,
  bottom: SHARE_SIZE.height - MARGIN,
  largest: 92,
  smallest: 24,
  /** Line to line, in ems. */
  leading: 1.04,
} as const;

/** The ruler of a tide gauge, above the title. */
const RULER = { step: 10, low: 10, high: 20, every: 5, above: 34 } as const;

/** The area redrawn for each title, left of the plate and below the brand's name. */
const SIDE = {
  top: 140,
  width: SHARE_SIZE.width - PLATE.width,
  height: SHARE_SIZE.height - 140,
} as const;

const display = (size: number): TextStyle => ({ size, weight: 580, width: 108, tracking: -0.034 });

/** Palette sizes of the PNG. The second is used if the file would be too large. */
const PALETTES = [256, 16];
/** The largest PNG in bytes without the title, which adds up to 10,000. */
const LIMIT = 110_000;
/** Compression level: a third of the time of the default 6, for files a sixth larger. Only social networks fetch them. */
const LEVEL = 3;
/** Tones between ground and text that the palette must contain, for smooth edges of letters. */
const TONES = 16;

/** The brand on every share image. */
export interface Brand {
  name: string;
  /** The mark as an SVG document, square. */
  mark: string;
}

/** A share image without its title, shared by all pages of one look. */
export interface Prepared {
  look: ShareLook;
  /** The palette index of each pixel, row by row. */
  indices: Uint8Array;
  palette: readonly Uint8Array[];
  /** Colour → palette index; also caches the nearest index for colours of titles. */
  known: Map<number, number>;
}

/** A wrapped title. */
interface Block {
  size: number;
  lines: readonly string[];
}

/** Wraps words to as few lines as possible. A word longer than a line gets its own. */
function wrap(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** Wraps a title at the largest size that fits its block, in lines of similar length. */
function titleBlock(title: string, set: Typesetter): Block {
  const words = title.split(/\s+/);
  // Lengths in ems don't depend on the size, so cache them across sizes.
  const lengths = new Map<string, number>();
  const lengthOf = (line: string) => {
    const length = lengths.get(line) ?? set(line, display(1)).length;
    lengths.set(line, length);
    return length;
  };
  for (let size: number = TITLE.largest; size >= TITLE.smallest; size -= 4) {
    const inside = (width: number) => (line: string) => lengthOf(line) * size <= width;
    const lines = wrap(words, inside(TITLE.width));
    const height = lines.length * size * TITLE.leading;
    if (height > TITLE.height || !lines.every(inside(TITLE.width))) continue;
    // The narrowest block with this number of lines has the most even ones.
    let [narrow, wide] = [0, TITLE.width as number];
    while (wide - narrow > 4) {
      const middle = (narrow + wide) / 2;
      const tried = wrap(words, inside(middle));
      if (tried.length === lines.length && tried.every(inside(middle))) wide = middle;
      else narrow = middle;
    }
    return { size, lines: wrap(words, inside(wide)) };
  }
  throw new Error(`the title “${title}” doesn't fit its share image`);
}

/** The ticks of the ruler as path data, downwards from y = 0. */
function rulerTicks(): string {
  const count = Math.floor(TITLE.width / RULER.step) + 1;
  return Array.from(
    { length: count },
    (_, tick) => `M${tick * RULER.step} 0v${tick % RULER.every ? RULER.low : RULER.high}`,
  ).join('');
}

/** The picture at the right. */
async function pictureOf(look: ShareLook): Promise<string> {
  if (look.kind === 'photograph') {
    const { file, theme, focus } = look;
    const own = await upright(file, PLATE.width * 2);
    return engravePhotograph(own, { ...PLATE, lines: FACE_LINES, theme, focus });
  }
  if (look.kind !== 'engraving') return coloured(plate({ accent: true, ...look, ...PLATE }));
  const { svg } = await engraveSubject(look, { ...PLATE, accent: true, subject: SUBJECT });
  return coloured(svg);
}

/**
 * Draws a share image without its title as an SVG document with text as outlines. The area of the title holds all colours that
 * it will need, so that they get into the palette.
 */
export async function preparedDrawing(
  look: ShareLook,
  brand: Brand,
  set: Typesetter,
): Promise<string> {
  const { width, height } = SHARE_SIZE;
  const { ground, text, mark } = THEMES[shareTheme(look)];
  const picture = await pictureOf(look);
  const name = set(brand.name, { size: NAME.size, weight: 600, width: 104, tracking: -0.02 });
  const stripe = TITLE.width / (TONES + 1);
  const tones = Array.from(
    { length: TONES },
    (_, tone) =>
      `<path fill="${text}" fill-opacity="${(tone + 1) / TONES}" d="M${MARGIN + tone * stripe} ${TITLE.top}h${stripe}v${TITLE.height}h${-stripe}z"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>`,
    picture.replace('<svg ', `<svg x="${width - PLATE.width}" `),
    brand.mark.replace(
      '<svg ',
      `<svg x="${MARGIN}" y="${MARK.y}" width="${MARK.size}" height="${MARK.size}" `,
    ),
    `<g fill="${text}" transform="translate(${NAME.x} ${NAME.baseline})">${name.outlines}</g>`,
    ...tones,
    `<path fill="${mark}" d="M${MARGIN + TONES * stripe} ${TITLE.top}h${stripe}v${TITLE.height}h${-stripe}z"/></svg>`,
  ].join('');
}

/** Draws the area `SIDE` of a share image: a title and its ruler. */
export function titleDrawing(title: string, look: ShareLook, set: Typesetter): string {
  const { ground, text, mark } = THEMES[shareTheme(look)];
  const { size, lines } = titleBlock(title, set);
  const leading = size * TITLE.leading;
  const first = TITLE.bottom - (lines.length - 1) * leading;
  const words = lines.map((line, index) => {
    const { outlines } = set(line, display(size));
    return `<g transform="translate(${MARGIN} ${first + index * leading})">${outlines}</g>`;
  });
  const ruler = first - size * 0.74 - RULER.high - RULER.above;
  const { width, height } = SIDE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 ${SIDE.top} ${width} ${height}">`,
    `<path fill="${ground}" d="M0 ${SIDE.top}h${width}v${height}H0z"/>`,
    `<path stroke="${mark}" stroke-width="2" transform="translate(${MARGIN + 1} ${ruler})" d="${rulerTicks()}"/>`,
    `<g fill="${text}">${words.join('')}</g></svg>`,
  ].join('');
}

/** The pixels of an SVG or PNG. The bytes of each number are red, green, blue and alpha. */
async function pixelsOf(drawing: Uint8Array): Promise<Uint32Array> {
  const { buffer } = await sharp(drawing, { unlimited: true }).ensureAlpha().raw().toBuffer();
  return new Uint32Array(buffer);
}

const bytesOf = (pixel: number) => new Uint8Array(Uint32Array.of(pixel).buffer);

/** The palette index of each pixel. `placeOf` is called once per unknown colour. */
function indicesOf(
  pixels: Uint32Array,
  known: Map<number, number>,
  placeOf: (pixel: number) => number,
): Uint8Array {
  const indices = new Uint8Array(pixels.length);
  let last: number | undefined;
  let place = 0;
  for (let index = 0; index < pixels.length; index++) {
    const pixel = pixels[index] ?? 0;
    // Most pixels have the colour of the previous one.
    if (pixel !== last) {
      place = known.get(pixel) ?? placeOf(pixel);
      known.set(pixel, place);
      last = pixel;
    }
    indices[index] = place;
  }
  return indices;
}

/** Draws the part of a share image that all pages of one look share, with a PNG palette. */
export async function prepare(look: ShareLook, brand: Brand, set: Typesetter): Promise<Prepared> {
  const drawing = sharp(Buffer.from(await preparedDrawing(look, brand, set)), { unlimited: true });
  for (const colours of PALETTES) {
    const png = await drawing
      .clone()
      .removeAlpha()
      .png({ colours, effort: 1, dither: 0 })
      .toBuffer();
    if (png.length >= LIMIT) continue;
    const drawn = await pixelsOf(png);
    const palette: Uint8Array[] = [];
    const known = new Map<number, number>();
    const indices = indicesOf(drawn, known, (pixel) => palette.push(bytesOf(pixel)) - 1);
    return { look, indices, palette, known };
  }
  throw new Error(`the drawing is larger than ${LIMIT} bytes in ${PALETTES.at(-1)} colours`);
}

function nearest(palette: readonly Uint8Array[], pixel: number): number {
  const wanted = bytesOf(pixel);
  const away = palette.map((colour) =>
    colour.reduce((sum, byte, index) => sum + (byte - (wanted[index] ?? 0)) ** 2, 0),
  );
  return away.indexOf(Math.min(...away));
}

/** Adds the title of a page to its prepared drawing. @returns a PNG with a palette, sharper and smaller than a JPEG */
export async function printShareImage(
  { look, palette, indices, known }: Prepared,
  title: string,
  set: Typesetter,
): Promise<Uint8Array> {
  const side = await pixelsOf(Buffer.from(titleDrawing(title, look, set)));
  const titled = indicesOf(side, known, (pixel) => nearest(palette, pixel));
  const printed = indices.slice();
  for (let row = 0; row < SIDE.height; row++) {
    const line = titled.subarray(row * SIDE.width, (row + 1) * SIDE.width);
    printed.set(line, (SIDE.top + row) * SHARE_SIZE.width);
  }
  return png(printed, SHARE_SIZE, palette);
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A PNG chunk: length, name, data and checksum. */
function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const part = Buffer.alloc(named.length + 8);
  part.writeUInt32BE(data.length);
  part.set(named, 4);
  part.writeUInt32BE(crc32(named), named.length + 4);
  return part;
}

/**
 * Writes a PNG with a palette. `sharp` would compute the palette again, which takes ten times as long.
 *
 * @param pixels the palette index of each pixel, row by row
 * @param palette at most 256 colours, each with red, green and blue first
 */
function png(
  pixels: Uint8Array,
  { width, height }: { width: number; height: number },
  palette: readonly Uint8Array[],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  // 8 bits per pixel, colour type 3 (indexed).
  header.set([8, 3], 8);
  // Each row begins with its filter type, 0 for none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.concat(palette.map((colour) => colour.subarray(0, 3)))),
    chunk('IDAT', deflateSync(rows, { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
