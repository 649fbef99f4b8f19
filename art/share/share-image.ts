/** Draws what networks and messengers show beside a link: the page's title in the brand's face, and its plate. */

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

/** The plate stands at the right, 4:5 as on a card. It has fewer lines, since most people see it as small as a thumb. */
const PLATE = { width: 504, height: SHARE_SIZE.height, lines: 18 } as const;
const SUBJECT = { across: 0.88, down: 0.84, at: 0.5, detail: 0.7 } as const;

/** A photograph has more lines: a face is told by little. */
const FACE_LINES = 48;

/** Pixels from the edges to mark and words, and from the words to the plate. */
const MARGIN = 64;
const GAP = 36;

/** The brand, above. */
const MARK = { y: 58, size: 60 } as const;
const NAME = { x: MARGIN + MARK.size + 20, baseline: 103, size: 43 } as const;

/** The title, below: as large as its block allows. */
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

/** The ruler of a tide gauge, over the title. */
const RULER = { step: 10, low: 10, high: 20, every: 5, above: 34 } as const;

/** What a title is printed anew on, left of the plate and below the brand's name. */
const SIDE = {
  top: 140,
  width: SHARE_SIZE.width - PLATE.width,
  height: SHARE_SIZE.height - 140,
} as const;

const display = (size: number): TextStyle => ({ size, weight: 580, width: 108, tracking: -0.034 });

/** Colours of the PNG: the fewer ones where the file would be too large. */
const PALETTES = [256, 16];
/** Bytes of a PNG before its title is set, which adds up to 10,000. */
const LIMIT = 110_000;
/** How hard the PNG is packed: a third of the time of the usual 6 for files a sixth larger, which networks alone fetch. */
const LEVEL = 3;
/** Tones between ground and words, which the palette is made to have for the edges of letters. */
const TONES = 16;

/** What is written on every share image. */
export interface Brand {
  name: string;
  /** The mark as an SVG document, square. */
  mark: string;
}

/** A share image without its title: what all pages of one look have in common. */
export interface Prepared {
  look: ShareLook;
  /** For each pixel, row by row, its colour's place in the palette. */
  indices: Uint8Array;
  palette: readonly Uint8Array[];
  /** The indices of colours, and of those that titles have had nearest to them. */
  known: Map<number, number>;
}

/** A title in lines of one size. */
interface Block {
  size: number;
  lines: readonly string[];
}

/** Words in as few lines as fit; a word longer than a line stands alone. */
function wrap(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && fits(longer)) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** The largest size at which a title fits its block, in lines of about one length. */
function titleBlock(title: string, set: Typesetter): Block {
  const words = title.split(/\s+/);
  // In ems, which are the same at every size: most lines are tried at several.
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
    // The narrowest block with as many lines has the most even ones.
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

/** Ticks of the ruler as path data, from 0, 0 down. */
function rulerTicks(): string {
  const count = Math.floor(TITLE.width / RULER.step) + 1;
  return Array.from(
    { length: count },
    (_, tick) => `M${tick * RULER.step} 0v${tick % RULER.every ? RULER.low : RULER.high}`,
  ).join('');
}

async function shown(look: ShareLook): Promise<string> {
  if (look.kind === 'photograph') {
    const { file, theme, focus } = look;
    const own = await upright(file, PLATE.width * 2);
    return engravePhotograph(own, { ...PLATE, lines: FACE_LINES, theme, focus, id: 'shown' });
  }
  if (look.kind !== 'engraving') return coloured(plate({ accent: true, ...look, ...PLATE }));
  const { svg } = await engraveSubject(look, { ...PLATE, accent: true, subject: SUBJECT });
  return coloured(svg);
}

/**
 * Draws a share image without its title as an SVG document without text: its words are outlines. Where the title will stand
 * are the colours that it needs.
 */
export async function preparedDrawing(
  look: ShareLook,
  brand: Brand,
  set: Typesetter,
): Promise<string> {
  const { width, height } = SHARE_SIZE;
  const { ground, text, mark } = THEMES[shareTheme(look)];
  const engraving = await shown(look);
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
    engraving.replace('<svg ', `<svg x="${width - PLATE.width}" `),
    brand.mark.replace(
      '<svg ',
      `<svg x="${MARGIN}" y="${MARK.y}" width="${MARK.size}" height="${MARK.size}" `,
    ),
    `<g fill="${text}" transform="translate(${NAME.x} ${NAME.baseline})">${name.outlines}</g>`,
    ...tones,
    `<path fill="${mark}" d="M${MARGIN + TONES * stripe} ${TITLE.top}h${stripe}v${TITLE.height}h${-stripe}z"/></svg>`,
  ].join('');
}

/** Draws the left side of a share image below the brand's name: a title and its ruler. */
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

/** The pixels of a drawing, or of a PNG: each is a number whose bytes are its red, green, blue and alpha. */
async function pixelsOf(drawing: Uint8Array): Promise<Uint32Array> {
  const { buffer } = await sharp(drawing, { unlimited: true }).ensureAlpha().raw().toBuffer();
  return new Uint32Array(buffer);
}

const bytesOf = (pixel: number) => new Uint8Array(Uint32Array.of(pixel).buffer);

/** For each pixel the place of its colour in a palette; each colour is looked for once. */
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
    // Most pixels are of the colour of the one before.
    if (pixel !== last) {
      place = known.get(pixel) ?? placeOf(pixel);
      known.set(pixel, place);
      last = pixel;
    }
    indices[index] = place;
  }
  return indices;
}

/** Draws what all pages of one look have in common, in colours that a PNG can list. */
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

/** The place in a palette of the colour that is nearest to a pixel's. */
function nearest(palette: readonly Uint8Array[], pixel: number): number {
  const wanted = bytesOf(pixel);
  const away = palette.map((colour) =>
    colour.reduce((sum, byte, index) => sum + (byte - (wanted[index] ?? 0)) ** 2, 0),
  );
  return away.indexOf(Math.min(...away));
}

/** Sets the title of one page into its prepared drawing. @returns a PNG with a palette: sharper and smaller than a JPEG */
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

/** A part of a PNG: its length, its name, what it holds and a checksum. */
function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const part = Buffer.alloc(named.length + 8);
  part.writeUInt32BE(data.length);
  part.set(named, 4);
  part.writeUInt32BE(crc32(named), named.length + 4);
  return part;
}

/**
 * Writes a PNG whose pixels name colours of a list. `sharp` would look for the colours again, which takes ten times as long.
 *
 * @param pixels for each pixel, row by row, its colour's place in the palette
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
  // Eight bits a pixel, which name colours.
  header.set([8, 3], 8);
  // Each row begins with its filter, which is none.
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
