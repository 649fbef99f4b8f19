/**
 * The icons that content may name: `anchor` of Lucide, `simple-icons:react` of another set. They are resolved while pages are
 * rendered, so that pages need no icon library. Each set is one JSON file with thousands of icons.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

interface IconifySet {
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<Record<string, { body: string; width?: number; height?: number }>>;
  /** Alternative names, most of them former ones. */
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

/** Stroke attributes of Lucide icons, which our style sheet sets instead. */
const STROKES =
  / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g;
/** Fill colours of technology icons, which are shown in one colour. */
const FILLS = / fill="(?!none)[^"]*"/g;

const read = (set: string): IconifySet => require(`@iconify-json/${set}/icons.json`);

/** The set of an icon, and the icon in it, found by its name or an alias. */
function find(icon: string) {
  const [name = '', set = 'lucide'] = icon.split(':').reverse();
  const { icons, aliases } = read(set);
  const own = aliases?.[name]?.parent ?? name;
  return { set, found: Object.hasOwn(icons, own) ? icons[own] : undefined };
}

export const hasIcon = (icon: string) => find(icon).found !== undefined;

/** The names of all icons of a set. */
export function namesOf(set: string): readonly string[] {
  const { icons, aliases = {} } = read(set);
  return [...Object.keys(icons), ...Object.keys(aliases)];
}

/** The shapes of an icon as SVG, and their `viewBox`. @throws if its set has no icon of that name */
function iconOf(icon: string) {
  const { set, found } = find(icon);
  if (!found) throw new Error(`@iconify-json/${set} has no icon "${icon}"`);
  const { width = 16, height = 16 } = { ...read(set), ...found };
  return {
    viewBox: `0 0 ${width} ${height}`,
    shapes: found.body.replace(set === 'lucide' ? STROKES : FILLS, ''),
  };
}

/** The content of an `svg` element for a Lucide icon. */
export const lucideIcon = (name: string): string => iconOf(name).shapes;

const fragment = (icon: string) => icon.replace(':', '-');

/** The address of a technology's icon in the sprite that src/pages/technologies.svg.ts serves. */
export const technologyAddress = (icon: string) => `/technologies.svg#${fragment(icon)}`;

const SIDE = 24;

/**
 * The icons of all technologies in one file, one below the other, each with a named `<view>`. Inline they would be the largest
 * part of a page; a separate file is lazy-loaded.
 */
export function technologySprite(icons: ReadonlySet<string>): string {
  const drawn = [...icons].map((icon, index) => {
    const { viewBox, shapes } = iconOf(icon);
    const y = index * SIDE;
    const strokes = icon.startsWith('lucide:')
      ? ' fill="none" stroke="#000" stroke-width="1.75"'
      : '';
    return (
      `<view id="${fragment(icon)}" viewBox="0 ${y} ${SIDE} ${SIDE}"/>` +
      `<svg y="${y}" width="${SIDE}" height="${SIDE}" viewBox="${viewBox}"${strokes}>${shapes}</svg>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join('')}</svg>`;
}
