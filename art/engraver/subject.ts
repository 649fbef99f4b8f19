/** Cuts the pictures of `plates/pictures.ts` for the frames of the pages. */
import { hash as sha256 } from 'node:crypto';
import { PICTURES, type PictureName, type PictureRecord } from '../../plates/pictures.ts';
import type { CutSize, Placement } from '../cuts.ts';
import { hash } from '../random.ts';
import { isDark, isOneInk, type ThemeName } from '../themes.ts';
import { cropFor, type Focus } from './crop.ts';
import { engrave } from './engrave.ts';
import { type Maps, mapsFile, readMaps } from './maps.ts';
import { styleOf } from './recipes.ts';

/** A picture in the registry. */
export interface EngravedSubject {
  kind: 'engraving';
  picture: PictureName;
  /** Where it isn't the picture's own. */
  theme?: ThemeName;
}

/** A cut that a subject stands in. */
type Size = Pick<CutSize, 'width' | 'height' | 'accent'> & { subject: Placement };

/** The maps read last: the cuts of a picture are drawn one after another. */
let last: { name: string; maps: Promise<Maps> } | undefined;

function mapsOf(name: string): Promise<Maps> {
  if (last?.name !== name) last = { name, maps: readMaps(name) };
  return last.maps;
}

const pictureOf = (name: PictureName): PictureRecord => PICTURES[name];

/** The theme a picture is drawn in. */
export const themeOf = ({ picture, theme }: EngravedSubject): ThemeName =>
  theme ?? pictureOf(picture).theme;

/** Draws a picture in a cut, with what of it no frame may cut away. */
export async function engraveSubject(
  drawn: EngravedSubject,
  size: Size,
): Promise<{ svg: string; focus: Focus }> {
  const { width, height, accent, subject: placement } = size;
  const name = drawn.picture;
  const own = pictureOf(name);
  const maps = await mapsOf(name);
  const aspect = maps.depth.width / maps.depth.height;
  const { crop, height: tall, focus } = cropFor(own, aspect, { width, height }, placement);
  const [x, y, radius] = own.buoy ?? [0, 0, 0];
  const picture = {
    ...styleOf(own.recipe, themeOf(drawn), own.changes),
    width,
    height,
    crop,
    lines: Math.round(own.lines * tall * placement.detail),
    light: own.light ?? (placement.at > 0.5 ? ('right' as const) : ('left' as const)),
    ...(accent && own.buoy && { buoy: inCrop(x, y, radius) }),
  };
  const id = `e${hash(JSON.stringify([name, picture])).toString(36)}`;
  return { svg: engrave(maps, { ...picture, id }), focus };

  /** A buoy in picture heights. */
  function inCrop(x: number, y: number, radius: number) {
    const across = ((x / 100 - crop.x) / crop.width) * (width / height);
    return [across, (y / 100 - crop.y) / tall, radius / 100 / tall] as const;
  }
}

/**
 * What a picture is drawn from besides its size: it changes whenever the picture would. Of the brand's colours themselves it
 * is independent, but not of whether the ink is light.
 */
export function sourcesOf(drawn: EngravedSubject) {
  const { picture } = drawn;
  const theme = themeOf(drawn);
  const record = pictureOf(picture);
  const sum = sha256('sha256', mapsFile(picture));
  return [record, sum, isDark(theme), isOneInk(theme)] as const;
}
