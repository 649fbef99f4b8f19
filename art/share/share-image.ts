/** Draws what networks and messengers show beside a link: the page's title in the brand's face, and its plate. */

import sharp from 'sharp';
import { engravePhotograph } from '../engraver/photograph.ts';
import { engraveSubject } from '../engraver/subject.ts';
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
const STAFF = { step: 10, low: 10, high: 20, every: 5, above: 34 } as const;

const display = (size: number): TextStyle => ({ size, weight: 580, width: 108, tracking: -0.034 });

/** What is written on every share image. */
export interface Brand {
  name: string;
  /** The mark as an SVG document, square. */
  mark: string;
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

/** Ticks of the staff as path data, from 0, 0 down. */
function ticks(): string {
  const count = Math.floor(TITLE.width / STAFF.step) + 1;
  return Array.from(
    { length: count },
    (_, tick) => `M${tick * STAFF.step} 0v${tick % STAFF.every ? STAFF.low : STAFF.high}`,
  ).join('');
}

/** The picture of a share image. */
async function shown(look: ShareLook): Promise<string> {
  if (look.kind === 'photograph') {
    const { file, theme, focus } = look;
    return engravePhotograph(file, { ...PLATE, lines: FACE_LINES, theme, focus, id: 'shown' });
  }
  if (look.kind !== 'engraving') return coloured(plate({ accent: true, ...look, ...PLATE }));
  const { svg } = await engraveSubject(look, { ...PLATE, accent: true, subject: SUBJECT });
  return coloured(svg);
}

/** Draws a share image without its title as an SVG document without text: its words are outlines. */
export async function preparedDrawing(
  look: ShareLook,
  brand: Brand,
  set: Typesetter,
): Promise<string> {
  const { width, height } = SHARE_SIZE;
  const { ground, text } = THEMES[shareTheme(look)];
  const engraving = await shown(look);
  const name = set(brand.name, { size: NAME.size, weight: 600, width: 104, tracking: -0.02 });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path fill="${ground}" d="M0 0h${width}v${height}H0z"/>`,
    engraving.replace('<svg ', `<svg x="${width - PLATE.width}" `),
    brand.mark.replace(
      '<svg ',
      `<svg x="${MARGIN}" y="${MARK.y}" width="${MARK.size}" height="${MARK.size}" `,
    ),
    `<g fill="${text}" transform="translate(${NAME.x} ${NAME.baseline})">${name.outlines}</g></svg>`,
  ].join('');
}

/** Draws what a page adds to it: its title and the staff above. */
export function titleDrawing(title: string, look: ShareLook, set: Typesetter): string {
  const { text, mark } = THEMES[shareTheme(look)];
  const { size, lines } = titleBlock(title, set);
  const leading = size * TITLE.leading;
  const first = TITLE.bottom - (lines.length - 1) * leading;
  const words = lines.map((line, index) => {
    const { outlines } = set(line, display(size));
    return `<g transform="translate(${MARGIN} ${first + index * leading})">${outlines}</g>`;
  });
  const staff = first - size * 0.74 - STAFF.high - STAFF.above;
  const { width, height } = SHARE_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<path stroke="${mark}" stroke-width="2" transform="translate(${MARGIN + 1} ${staff})" d="${ticks()}"/>`,
    `<g fill="${text}">${words.join('')}</g></svg>`,
  ].join('');
}

/** The pixels of what all pages of one look have in common, red, green and blue. */
export async function prepare(look: ShareLook, brand: Brand, set: Typesetter): Promise<Buffer> {
  const drawing = Buffer.from(await preparedDrawing(look, brand, set));
  return sharp(drawing, { unlimited: true }).removeAlpha().raw().toBuffer();
}

/** Sets the title of one page into them. @returns a PNG with a palette: sharper and smaller than a JPEG */
export function printShareImage(
  prepared: Uint8Array,
  look: ShareLook,
  title: string,
  set: Typesetter,
): Promise<Buffer> {
  return sharp(prepared, { raw: { ...SHARE_SIZE, channels: 3 } })
    .composite([{ input: Buffer.from(titleDrawing(title, look, set)) }])
    .png({ palette: true, effort: 1, dither: 0 })
    .toBuffer();
}
