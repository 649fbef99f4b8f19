import type { z } from 'zod';
import type { PlateKey } from '../../../plates/registry.ts';
import { pictureOf, type Resolved } from '../../content/resolve.ts';
import type { Page, Site } from '../../content/site.ts';
import type { Picture, PictureSet } from '../../schema/picture.ts';
import { headingSections } from '../registry.ts';
import { CROP, type callToActionSchema } from './schema.ts';

type CallToActionRecord = Resolved<z.infer<typeof callToActionSchema>>;

export type CallToActionProps = CallToActionRecord & {
  /** The picture that stands beside the words. */
  picture: Picture;
};

export const callToActionProps = (
  section: CallToActionRecord,
  site: Site,
  page: Page,
): CallToActionProps => ({ ...section, picture: pictureFor(section, site, page) });

/** Its own picture, else that of the page's record or hero, else the plain one. */
function pictureFor(section: CallToActionRecord, site: Site, page: Page): PictureSet {
  if ('picture' in section && section.picture) return section.picture;
  const { collection, id, picture, sections } = page;
  if (typeof picture === 'object') {
    // Collections with pages have pictures of the one kind.
    return (site.one(collection, id) as unknown as { picture: PictureSet }).picture;
  }
  const hero = sections.find((each) => headingSections.has(each.type) && 'picture' in each);
  const key = picture ?? (hero && 'picture' in hero ? hero.picture : undefined);
  // A picture of the owner's own is drawn for the hero that shows it, and in no other cut.
  const shown = typeof key === 'string' ? key : 'frame/call-to-action';
  // The check has proven that a name in content is that of a plate.
  return pictureOf(shown as PlateKey, CROP);
}
