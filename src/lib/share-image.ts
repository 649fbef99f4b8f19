import { SHARE_SIZE } from '../../art/share/size.ts';
import type { Picture } from './picture.ts';

/** The picture that networks show beside a link to the page at `address`; scripts/draw-share-images.ts draws it. */
export function shareImage(address: string): Picture {
  return { src: `/share${address === '/' ? '/index' : address}.png`, ...SHARE_SIZE };
}
