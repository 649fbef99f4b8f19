/** Reads the colours of brand/brand.yaml, for drawing. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Hex } from './colour.ts';
import type { BrandColours } from './palette.ts';

/** A colour as brand.yaml writes it: `#rrggbb`. */
export const HEX = /^#[0-9a-f]{6}$/i;

/** Used if brand.yaml has no valid colours. The content check reports that and stops the build. */
const NONE: BrandColours = { main: '#444444', accent: '#888888' };

const isHex = (value: unknown): value is Hex => typeof value === 'string' && HEX.test(value);

/** The brand's main colour and its accent. */
export function brandColours(): BrandColours {
  try {
    const { main, accent } = parse(readFileSync('brand/brand.yaml', 'utf8'));
    return isHex(main) && isHex(accent) ? { main, accent } : NONE;
  } catch {
    return NONE;
  }
}
