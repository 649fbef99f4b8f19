/** The drawings of brand/: one colour each, so that they can take the colour of the ground they stand on. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PALETTE } from '../../art/themes.ts';

/** A drawing without a colour of its own. */
export interface Drawing {
  /** Its box, as `viewBox` says it. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** The elements inside `<svg>`; what is painted takes the colour of the text around it. */
  readonly shapes: string;
}

/** What may not stand in a drawing, by what it would do. */
const UNFIT: readonly (readonly [RegExp, string])[] = [
  [/<text\b/i, 'words (<text>) need a font; turn them into outlines'],
  [
    /<(script|foreignObject|image|use|style|animate\w*|set)\b/i,
    'only shapes: no script, style sheet or picture',
  ],
  [
    /\s(style|on\w+|(xlink:)?href)\s*=/i,
    'no style, href or on… attributes: export it as plain SVG',
  ],
  [/url\(/i, 'one flat colour: no gradients, masks or filters'],
];

/** @returns why a text is no drawing that a page can show, or undefined */
export function drawingFault(svg: string): string | undefined {
  if (!/<svg\b[^>]*\sviewBox\s*=/i.test(svg)) return 'expected an SVG with a viewBox';
  return UNFIT.find(([pattern]) => pattern.test(svg))?.[1];
}

/** Reads a drawing that the content check has found fit. */
export function readDrawing(root: string, file: string): Drawing {
  const svg = readFileSync(join(root, 'brand', file), 'utf8');
  const [, viewBox = '0 0 1 1'] = /\sviewBox\s*=\s*["']([^"']+)["']/i.exec(svg) ?? [];
  const [x = 0, y = 0, width = 1, height = 1] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const shapes = svg
    .replace(/^[\s\S]*?<svg\b[^>]*>/i, '')
    .replace(/<\/svg>\s*$/i, '')
    .replace(/<!--[\s\S]*?-->|<(title|desc|metadata)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/\s(fill|stroke)\s*=\s*["'](?!none)[^"']*["']/gi, ' $1="currentColor"')
    .replace(/\s(id|class)\s*=\s*["'][^"']*["']/gi, '')
    .trim();
  return { box: [x, y, width, height], shapes };
}

/** How much of an icon the mark takes. */
const SHARE = 22 / 32;

/** The mark on its ground, as browsers show it in a tab; every other icon is drawn from it. 32 by 32. */
export function brandIcon({ box: [x, y, width, height], shapes }: Drawing): string {
  const { brand: ground, 'on-brand': ink } = PALETTE.tokens;
  const scale = (32 * SHARE) / Math.max(width, height);
  const short = (value: number) => Number(value.toFixed(3));
  const left = short(16 - (x + width / 2) * scale);
  const top = short(16 - (y + height / 2) * scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${ground}" d="M0 0h32v32H0z"/><g fill="${ink}" color="${ink}" transform="translate(${left} ${top})scale(${short(scale)})">${shapes}</g></svg>`;
}
