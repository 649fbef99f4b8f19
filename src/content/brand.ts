/** The brand as pages show it. */
import { brandIcon, type Drawing, readDrawing } from './brand-drawing.ts';
import type { Site } from './site.ts';

/** The mark, for the bar. */
export const brandMark = (site: Site): Drawing => readDrawing('.', site.single('brand').mark);

/** The drawn name, which replaces the mark and the typeset name; undefined if the brand has none. */
export function brandLogo(site: Site): Drawing | undefined {
  const { logo } = site.single('brand');
  return logo === undefined ? undefined : readDrawing('.', logo);
}

/** The icon of the site as an SVG document. */
export const brandIconSvg = (site: Site): string => brandIcon(brandMark(site));
