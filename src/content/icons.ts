/** Resolves icon names at build time, so that pages need no icon library. */
import { iconOf } from './icon-sets.ts';

/** The sprite's address while pages are rendered. The build then replaces it with that of a hashed file. */
export const SPRITE = '/icons.svg';

/**
 * The content of an `svg` element for a Lucide icon. A build refers to a sprite, which site-build/icon-sprite.ts collects from
 * the pages. In development and in the editor it is the shapes themselves.
 */
export function lucideIcon(name: string): string {
  const { shapes } = iconOf('lucide', name);
  return import.meta.env?.MODE === 'production' ? `<use href="${SPRITE}#${name}"/>` : shapes;
}

/** Served by src/pages/technologies.svg.ts. */
const TECHNOLOGIES = '/technologies.svg';

const fragment = (icon: string) => icon.replace(':', '-');

/** The address of a technology's icon in the sprite. @param icon as in content, such as `simple-icons:react` */
export const technologyAddress = (icon: string) => `${TECHNOLOGIES}#${fragment(icon)}`;

const SIDE = 24;

/**
 * The icons of all technologies in one file, one below the other, each with a named `<view>`. Inline they would be the largest
 * part of a page; a separate file is lazy-loaded.
 * @throws if a set lacks an icon
 */
export function technologySprite(icons: Iterable<string>): string {
  const drawn = [...new Set(icons)].map((icon, index) => {
    const [set = '', name = ''] = icon.split(':');
    const { viewBox, shapes } = iconOf(set, name);
    const y = index * SIDE;
    const strokes = set === 'lucide' ? ` fill="none" stroke="#000" stroke-width="1.75"` : '';
    return (
      `<view id="${fragment(icon)}" viewBox="0 ${y} ${SIDE} ${SIDE}"/>` +
      `<svg y="${y}" width="${SIDE}" height="${SIDE}" viewBox="${viewBox}"${strokes}>${shapes}</svg>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join('')}</svg>`;
}
