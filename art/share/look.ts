import { type Look, type PlateKey, plateOf, type Subject } from '../../plates/registry.ts';
import { type EngravedSubject, themeOf } from '../engraver/subject.ts';
import { type Photograph, plateInTurn } from '../own/subject.ts';
import { hash } from '../random.ts';

/** The picture in a share image: a plate, a picture with a subject, or a photograph, which is engraved. */
export type ShareLook = (Look & { seed: string }) | EngravedSubject | Photograph;

/** The theme in which a look is drawn. */
export const shareTheme = (look: ShareLook) =>
  look.kind === 'engraving' ? themeOf(look) : look.theme;

function isShown(subject: Subject): subject is Look | EngravedSubject {
  return subject.kind !== 'numeral' && subject.kind !== 'world';
}

/**
 * The picture in a page's share image.
 *
 * @param address the page's address, which chooses the look of a page without a plate
 * @param key the page's plate; ignored if it has only cuts of the map or the 404 figures
 */
export function shareLook(address: string, key?: PlateKey): ShareLook {
  if (key) {
    const plate = plateOf(key);
    const look = Object.values({ card: plate.card, ...plate })
      .filter((subject) => subject !== undefined)
      .find(isShown);
    if (look?.kind === 'engraving') return look;
    if (look) return { seed: key.slice(key.indexOf('/') + 1), ...look };
  }
  const look = plateInTurn(hash(address));
  return { ...look, seed: look.kind + look.theme };
}
