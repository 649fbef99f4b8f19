import { entryOf, type Look, type PlateKey, type Subject } from '../../plates/registry.ts';
import { type EngravedSubject, themeOf } from '../engraver/subject.ts';
import type { Photograph } from '../own/subject.ts';
import { hash } from '../random.ts';

/** The looks of pages without a plate, chosen by address. */
const OTHERS = [
  { kind: 'swell', theme: 'tint', force: 0.25, calm: 0.35 },
  { kind: 'echo', theme: 'brand', cx: 0.8, cy: 0.2 },
  { kind: 'echo', theme: 'deep', cx: 0.3, cy: 0.5 },
  { kind: 'echo', theme: 'pale', cx: 0.2, cy: 0.9 },
  { kind: 'swell', theme: 'dark', force: 0.22, calm: 0.3 },
] as const satisfies readonly Look[];

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
    const entry = entryOf(key);
    const look = Object.values({ card: entry.card, ...entry })
      .filter((subject) => subject !== undefined)
      .find(isShown);
    if (look?.kind === 'engraving') return look;
    if (look) return { seed: key.slice(key.indexOf('/') + 1), ...look };
  }
  const look = OTHERS[hash(address) % OTHERS.length] ?? OTHERS[0];
  return { ...look, seed: look.kind + look.theme };
}
