import { SHARE_SIZE } from '../../art/share/size.ts';
import { PATHS } from '../../contract/names.ts';
import type { Picture } from '../schema/picture.ts';

/** The image that social networks show for the page at `address`; site-build/share-images.ts draws it. */
export function shareImage(address: string): Picture {
  return {
    src: `${PATHS.share}${address.slice(1) || 'index'}.png`,
    ...SHARE_SIZE,
  };
}
