/**
 * All technology marks in one file, so that a page fetches them once, when they come near the window:
 * inline they are the heaviest part of it.
 */
import { technologyMark } from '../../lib/icons.ts';

/** Where the sprite is served; src/pages/technologies.svg.ts. */
const ADDRESS = '/technologies.svg';

/** Side of a mark's square in the sprite, in px. */
const SIDE = 24;

const fragment = (icon: string) => icon.replace(':', '-');

/** The address of a mark. @param icon as in content, such as `simple-icons:react` */
export function markAddress(icon: string): string {
  return `${ADDRESS}#${fragment(icon)}`;
}

/** The sprite: marks below one another, each with a view by its name. @throws where a set lacks an icon */
export function sprite(icons: Iterable<string>): string {
  const marks = [...new Set(icons)].map((icon, index) => {
    const { viewBox, shapes, stroked } = technologyMark(icon);
    const y = index * SIDE;
    const drawn = stroked ? ` fill="none" stroke="#000" stroke-width="1.75"` : '';
    return (
      `<view id="${fragment(icon)}" viewBox="0 ${y} ${SIDE} ${SIDE}"/>` +
      `<svg y="${y}" width="${SIDE}" height="${SIDE}" viewBox="${viewBox}"${drawn}>${shapes}</svg>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${marks.join('')}</svg>`;
}
