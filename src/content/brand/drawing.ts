/** The drawings of brand/. Each has one colour, so that it can take the text colour of its background. */
import { readFileSync } from 'node:fs';
import { PALETTE } from '../../../art/themes.ts';
import { svgFault } from '../pictures/svg.ts';

/** A drawing painted in `currentColor`. */
export interface Drawing {
  /** Its `viewBox`. */
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** The elements inside `<svg>`. */
  readonly shapes: string;
}

/** The largest file, in bytes: every page has the drawing in its bar. */
const LARGEST = 6_000;

/** @returns why an SVG document can't be used as a drawing, worded to follow the file name; undefined if it can */
export function drawingFault(svg: string): string | undefined {
  const bytes = Buffer.byteLength(svg);
  if (bytes > LARGEST) return `has ${bytes} bytes, at most ${LARGEST}: simplify its paths`;
  if (!/<svg\b[^>]*\sviewBox\s*=/i.test(svg)) return 'has no viewBox: export it as plain SVG';
  if (/<text\b/i.test(svg)) return 'has words (<text>): turn them into outlines';
  if (/<(image|use|style)\b|\sstyle\s*=|url\(/i.test(svg)) {
    return 'has a style, picture, gradient, mask or filter: export it as plain SVG in one flat colour';
  }
  return svgFault(svg);
}

/** Reads a drawing. The content check has already validated it. */
export function readDrawing(file: string): Drawing {
  const svg = readFileSync(`brand/${file}`, 'utf8');
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

/** The mark on its background as an SVG document of 32 × 32 units, the source of all icons. @param mark its file in brand/ */
export function iconSvg(mark: string): string {
  const { box, shapes } = readDrawing(mark);
  const [x, y, width, height] = box;
  const { brand: ground, 'on-brand': ink } = PALETTE.tokens;
  const scale = (32 * SHARE) / Math.max(width, height);
  const short = (value: number) => Number(value.toFixed(3));
  const left = short(16 - (x + width / 2) * scale);
  const top = short(16 - (y + height / 2) * scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${ground}" d="M0 0h32v32H0z"/><g fill="${ink}" color="${ink}" transform="translate(${left} ${top})scale(${short(scale)})">${shapes}</g></svg>`;
}
