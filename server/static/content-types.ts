import { extname } from 'node:path';

interface ContentType {
  type: string;
  /** True for text: the build makes a brotli and a gzip twin of it. */
  text: boolean;
}

const text = (type: string): ContentType => ({ type, text: true });
const binary = (type: string): ContentType => ({ type, text: false });

const BY_EXTENSION: ReadonlyMap<string, ContentType> = new Map([
  ['.html', text('text/html; charset=utf-8')],
  ['.css', text('text/css; charset=utf-8')],
  ['.js', text('text/javascript; charset=utf-8')],
  ['.mjs', text('text/javascript; charset=utf-8')],
  ['.json', text('application/json')],
  ['.webmanifest', text('application/manifest+json')],
  ['.svg', text('image/svg+xml')],
  ['.xml', text('application/xml')],
  ['.txt', text('text/plain; charset=utf-8')],
  ['.ico', binary('image/x-icon')],
  ['.png', binary('image/png')],
  ['.jpg', binary('image/jpeg')],
  ['.jpeg', binary('image/jpeg')],
  ['.webp', binary('image/webp')],
  ['.avif', binary('image/avif')],
  ['.woff2', binary('font/woff2')],
  ['.mp4', binary('video/mp4')],
  ['.webm', binary('video/webm')],
  ['.pdf', binary('application/pdf')],
]);

/** The content type for a path's extension; `application/octet-stream` if it is unknown. */
export function contentType(path: string): ContentType {
  return BY_EXTENSION.get(extname(path).toLowerCase()) ?? binary('application/octet-stream');
}
