/** The drawings of brand/. Each has one colour, so that it can take the text colour of its background. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PALETTE } from '../../art/themes.ts';

/** A drawing painted in `currentColor`. */
export interface Drawing {
  /** Its `viewBox`. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** The elements inside `<svg>`. */
  readonly shapes: string;
}

/** Patterns that a drawing must not contain, each with the message for the owner. */
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

/** @returns why an SVG document can't be used as a drawing, or undefined if it can */
export function drawingFault(svg: string): string | undefined {
  if (!/<svg\b[^>]*\sviewBox\s*=/i.test(svg)) return 'expected an SVG with a viewBox';
  return UNFIT.find(([pattern]) => pattern.test(svg))?.[1];
}

/** Reads a drawing. The content check has already validated it. */
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

/** The mark's size as a share of the icon's. */
const SHARE = 22 / 32;

/** The mark on its background as an SVG document of 32 × 32 units, the source of all icons. */
export function brandIcon({ box: [x, y, width, height], shapes }: Drawing): string {
  const { brand: ground, 'on-brand': ink } = PALETTE.tokens;
  const scale = (32 * SHARE) / Math.max(width, height);
  const short = (value: number) => Number(value.toFixed(3));
  const left = short(16 - (x + width / 2) * scale);
  const top = short(16 - (y + height / 2) * scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${ground}" d="M0 0h32v32H0z"/><g fill="${ink}" color="${ink}" transform="translate(${left} ${top})scale(${short(scale)})">${shapes}</g></svg>`;
}
