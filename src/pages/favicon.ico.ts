import type { APIRoute } from 'astro';
import { iconPng } from '../frame/icon-png.ts';

/** Width and height, in px. */
const SIZE = 32;
/** The offset of the picture in an ICO file, after the header and one directory entry, in bytes. */
const HEAD = 22;

/** The icon for browsers and feed readers without SVG support: an ICO file with one PNG. */
export const GET: APIRoute = async () => {
  const png = await iconPng(SIZE);
  const head = new DataView(new ArrayBuffer(HEAD));
  head.setUint16(2, 1, true); // an icon
  head.setUint16(4, 1, true); // one picture
  head.setUint8(6, SIZE);
  head.setUint8(7, SIZE);
  head.setUint16(10, 1, true); // colour planes
  head.setUint16(12, 32, true); // bits per pixel
  head.setUint32(14, png.length, true);
  head.setUint32(18, HEAD, true); // offset of the picture
  return new Response(new Blob([head, png]));
};
