/** Draws share images, which social networks show beside a link: the page's title in the brand's typeface, and its plate. */

import { constants, crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { engravePhotograph } from '../engraver/photograph.ts';
import { engraveSubject } from '../engraver/subject.ts';
import { mix } from '../field.ts';
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

/** The area redrawn for each title: left of the plate, from the row below the brand's name. */
const SIDE = { top: 140, width: SHARE_SIZE.width - PLATE.width } as const;

const display = (size: number): TextStyle => ({ size, weight: 580, width: 108, tracking: -0.034 });

/** Palette sizes of the PNG. The second is used if the file would be too large. */
const PALETTES = [256, 16];
/** The largest PNG in bytes without the title, which adds up to 10,000. */
const LIMIT = 110_000;
/** Compression in a quarter of the usual time, for files a sixth larger. Only social networks fetch them. */
const COMPRESSION = { strategy: constants.Z_RLE };
/** Tones between ground and text that the palette must contain, for smooth edges of letters. */
const TONES = 16;

/** The brand on every share image. */
export interface Brand {
  name: string;
  /** The mark as an SVG document, square. */
  mark: string;
}

type Colour = Uint8Array<ArrayBuffer>;

/** A share image with the last title that was printed, for the pages of one look. */
export interface Prepared {
  /** The rows of a PNG: a byte for the filter, 0 for none, and the palette index of each pixel. */
  rows: Buffer;
  palette: readonly Colour[];
  /** The palette index by how much of a pixel the title or the ruler covers, 0 to 255. */
  title: Uint8Array;
  ruler: Uint8Array;
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
  return coloured(engraveSubject(look, { ...PLATE, accent: true, subject: SUBJECT }).svg);
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

/**
 * Draws a title and its ruler in one colour, from edge to edge at the left of the plate and down to the image's end.
 *
 * @returns the first row of the drawing in the share image, and the first row of the title
 */
export function titleDrawing(title: string, set: Typesetter) {
  const { size, lines } = titleBlock(title, set);
  const leading = size * TITLE.leading;
  const first = TITLE.bottom - (lines.length - 1) * leading;
  const words = lines.map((line, index) => {
    const { outlines } = set(line, display(size));
    return `<g transform="translate(${MARGIN} ${first + index * leading})">${outlines}</g>`;
  });
  const ruler = first - size * 0.74 - RULER.high - RULER.above;
  const top = Math.floor(ruler);
  const height = SHARE_SIZE.height - top;
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE.width}" height="${height}" viewBox="0 ${top} ${SIDE.width} ${height}">`,
    `<path stroke="#000" stroke-width="2" transform="translate(${MARGIN + 1} ${ruler})" d="${rulerTicks()}"/>`,
    ...words,
    '</svg>',
  ].join('');
  return { drawing, top, titleTop: Math.ceil(ruler + RULER.high) };
}

const hex = (colour: string): Colour => Uint8Array.from(Buffer.from(colour.slice(1), 'hex'));

/** The index of the nearest colour of a palette. */
function nearest(palette: readonly Colour[], wanted: readonly number[]): number {
  const away = palette.map((colour) =>
    wanted.reduce((sum, byte, index) => sum + (byte - (colour[index] ?? 0)) ** 2, 0),
  );
  return away.indexOf(Math.min(...away));
}

/** The palette index by how much of a pixel an ink covers, 0 to 255. */
function indicesOf(ink: string, ground: string, palette: readonly Colour[]): Uint8Array {
  const [from, to] = [hex(ground), hex(ink)];
  const tones = Array.from({ length: TONES + 1 }, (_, tone) =>
    nearest(
      palette,
      [...from].map((byte, index) => mix(byte, to[index] ?? 0, tone / TONES)),
    ),
  );
  return Uint8Array.from(
    { length: 256 },
    (_, covered) => tones[Math.round((covered / 255) * TONES)] ?? 0,
  );
}

/** Reads the palette of a PNG, and its rows as palette indices. */
async function indexed(png: Buffer): Promise<Pick<Prepared, 'rows' | 'palette'>> {
  const { width, height } = SHARE_SIZE;
  const { buffer } = await sharp(png).ensureAlpha().raw().toBuffer();
  // The bytes of each number are red, green, blue and alpha.
  const pixels = new Uint32Array(buffer);
  const palette: Colour[] = [];
  const known = new Map<number, number>();
  const rows = Buffer.alloc((width + 1) * height);
  let last: number | undefined;
  let index = 0;
  for (const [k, pixel] of pixels.entries()) {
    // Most pixels have the colour of the previous one.
    if (pixel !== last) {
      last = pixel;
      index = known.get(pixel) ?? palette.push(new Uint8Array(buffer.slice(k * 4, k * 4 + 3))) - 1;
      known.set(pixel, index);
    }
    rows[k + Math.floor(k / width) + 1] = index;
  }
  return { rows, palette };
}

/** Draws the part of a share image that all pages of one look share, with a PNG palette. */
export async function prepare(look: ShareLook, brand: Brand, set: Typesetter): Promise<Prepared> {
  const { ground, text, mark } = THEMES[shareTheme(look)];
  const drawing = sharp(Buffer.from(await preparedDrawing(look, brand, set)), { unlimited: true });
  for (const colours of PALETTES) {
    const reduced = await drawing
      .clone()
      .removeAlpha()
      .png({ colours, effort: 1, dither: 0 })
      .toBuffer();
    const { rows, palette } = await indexed(reduced);
    if (png(rows, palette).length >= LIMIT) continue;
    const indices = (ink: string) => indicesOf(ink, ground, palette);
    return { rows, palette, title: indices(text), ruler: indices(mark) };
  }
  throw new Error(`the drawing is larger than ${LIMIT} bytes in ${PALETTES.at(-1)} colours`);
}

/** Prints the title of a page in place of the last one. @returns a PNG with a palette, sharper and smaller than a JPEG */
export async function printShareImage(
  { rows, palette, title: inks, ruler }: Prepared,
  title: string,
  set: Typesetter,
): Promise<Buffer> {
  const { drawing, top, titleTop } = titleDrawing(title, set);
  const covered = await sharp(Buffer.from(drawing)).extractChannel('alpha').raw().toBuffer();
  for (let k = 0, row = SIDE.top; row < SHARE_SIZE.height; row++) {
    const start = row * (SHARE_SIZE.width + 1) + 1;
    const end = start + SIDE.width;
    if (row < top) rows.fill(inks[0] ?? 0, start, end);
    else {
      const own = row < titleTop ? ruler : inks;
      for (let at = start; at < end; at++, k++) rows[at] = own[covered[k] ?? 0] ?? 0;
    }
  }
  return png(rows, palette);
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

/** Writes a share image as a PNG. `sharp` would compute the palette again, which takes ten times as long. */
function png(rows: Buffer, palette: readonly Colour[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SHARE_SIZE.width);
  header.writeUInt32BE(SHARE_SIZE.height, 4);
  // 8 bits per pixel, colour type 3 (indexed).
  header.set([8, 3], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.concat(palette)),
    chunk('IDAT', deflateSync(rows, COMPRESSION)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
