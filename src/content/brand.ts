/** The brand as pages show it: its drawings, and the colours that something besides a style sheet needs. */
import { PALETTE } from '../../art/themes.ts';
import { type Drawing, iconOf, readDrawing } from './brand-drawing.ts';
import type { Site } from './site.ts';

/** The mark, for the bar. */
export const brandMark = (site: Site): Drawing => readDrawing('.', site.single('brand').mark);

/** The drawn name that takes the place of mark and set name, where there is one. */
export function brandLogo(site: Site): Drawing | undefined {
  const { logo } = site.single('brand');
  return logo === undefined ? undefined : readDrawing('.', logo);
}

/** The icon of the site as an SVG document. */
export const brandIconSvg = (site: Site): string =>
  iconOf(brandMark(site), PALETTE.tokens.brand, PALETTE.tokens['on-brand']);
