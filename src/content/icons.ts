/** Resolves icons that content names, at build: no icon code reaches the visitor. */
import { iconOf } from './icon-sets.ts';

/** The sprite's address while the pages are rendered; the finished build has it among the files that browsers keep. */
export const SPRITE = '/icons.svg';

/**
 * A Lucide icon as the content of an `svg` element: its place in the sprite of the build, which site-build/icon-sprite.ts makes of what
 * the pages name, or its shapes while working, be it in the editor, whose React is that of a build.
 */
export function lucideIcon(name: string): string {
  const { shapes } = iconOf('lucide', name);
  return import.meta.env?.MODE === 'production' ? `<use href="${SPRITE}#${name}"/>` : shapes;
}

/** Where the sprite of all icons of technologies is served: src/pages/technologies.svg.ts. */
const TECHNOLOGIES = '/technologies.svg';

const fragment = (icon: string) => icon.replace(':', '-');

/** The address of a technology's icon in the sprite. @param icon as in content, such as `simple-icons:react` */
export const technologyAddress = (icon: string) => `${TECHNOLOGIES}#${fragment(icon)}`;

const SIDE = 24;

/**
 * The icons of all technologies in one file, so that a page fetches them once, when they come near the window: inline they are
 * the heaviest part of it. They stand below one another, each with a view by its name.
 * @throws where a set lacks an icon
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
