import type { z } from 'zod';
import { pictureOf, type Resolved } from '../../content/resolve.ts';
import type { Picture } from '../../schema/picture.ts';
import { CROP, type callToActionSchema } from './schema.ts';

type CallToActionRecord = Resolved<z.infer<typeof callToActionSchema>>;

export type CallToActionProps = CallToActionRecord & {
  /** The picture that stands beside the words. */
  picture: Picture;
};

/** Its own picture, else the one that belongs to no page: the hero’s would be seen a second time. */
export const callToActionProps = (section: CallToActionRecord): CallToActionProps => ({
  ...section,
  picture: ('picture' in section && section.picture) || pictureOf('frame/call-to-action', CROP),
});
