/** Draws the pictures of `plates/pictures.ts` in the cuts that pages need. */
import { hash } from 'node:crypto';
import { PICTURES, type PictureName, type PictureRecord } from '../../plates/pictures.ts';
import type { CutSize, Placement } from '../cuts.ts';
import { isDark, isOneInk, type ThemeName } from '../themes.ts';
import { cropFor, type Focus } from './crop.ts';
import { engrave } from './engrave.ts';
import { type Maps, mapsFile, readMaps } from './maps.ts';
import { styleOf } from './recipes.ts';

/** A picture in the registry. */
export interface EngravedSubject {
  kind: 'engraving';
  picture: PictureName;
  /** Overrides the picture's own theme. */
  theme?: ThemeName;
}

/** A cut with a placement for a subject. */
type Size = Pick<CutSize, 'width' | 'height' | 'accent'> & { subject: Placement };

/** Caches the last maps, because the cuts of a picture are drawn in sequence. */
let last: { name: string; maps: Maps } | undefined;

function mapsOf(name: string): Maps {
  if (last?.name !== name) last = { name, maps: readMaps(name) };
  return last.maps;
}

const pictureOf = (name: PictureName): PictureRecord => PICTURES[name];

/** The theme in which a picture is drawn: its own, unless the registry overrides it. */
export const themeOf = ({ picture, theme }: EngravedSubject): ThemeName =>
  theme ?? pictureOf(picture).theme;

/** Draws a picture in a cut. `focus` is the part that no crop may cut. */
export function engraveSubject(drawn: EngravedSubject, size: Size): { svg: string; focus: Focus } {
  const { width, height, accent, subject: placement } = size;
  const name = drawn.picture;
  const own = pictureOf(name);
  const maps = mapsOf(name);
  const aspect = maps.depth.width / maps.depth.height;
  const { crop, height: tall, focus } = cropFor(own, aspect, { width, height }, placement);
  const [x, y, radius] = own.buoy ?? [0, 0, 0];
  const picture = {
    ...styleOf(own.recipe, themeOf(drawn), own.changes),
    width,
    height,
    crop,
    lines: Math.round(own.lines * tall * placement.detail),
    // The lightest ink is at the side of the subject.
    light: placement.at > 0.5 ? ('right' as const) : ('left' as const),
    ...(accent && own.buoy && { buoy: inCrop(x, y, radius) }),
  };
  return { svg: engrave(maps, picture), focus };

  /** Converts a buoy from percent of the maps to picture heights. */
  function inCrop(x: number, y: number, radius: number) {
    const across = ((x / 100 - crop.x) / crop.width) * (width / height);
    return [across, (y / 100 - crop.y) / tall, radius / 100 / tall] as const;
  }
}

/**
 * The inputs of a picture other than its size, for its key. They depend on whether the theme's ink is light, but not on the
 * brand colours themselves.
 */
export function sourcesOf(drawn: EngravedSubject) {
  const { picture } = drawn;
  const theme = themeOf(drawn);
  const record = pictureOf(picture);
  const sum = hash('sha256', mapsFile(picture));
  return [record, sum, isDark(theme), isOneInk(theme)] as const;
}
