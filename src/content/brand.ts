/** The brand as pages show it: its drawings, and the colours that something besides a style sheet needs. */
import { PALETTE } from '../../art/themes.ts';
import { type Drawing, iconOf, readDrawing } from './mark.ts';
import { single } from './store.ts';

/** The mark, for the bar. */
export const brandMark = (): Drawing => readDrawing('.', single('brand').mark);

/** The drawn name that takes the place of mark and set name, where there is one. */
export function brandLogo(): Drawing | undefined {
  const { logo } = single('brand');
  return logo === undefined ? undefined : readDrawing('.', logo);
}

/** The icon of the site as an SVG document. */
export const brandIconSvg = (): string =>
  iconOf(brandMark(), PALETTE.tokens.brand, PALETTE.tokens['on-brand']);
