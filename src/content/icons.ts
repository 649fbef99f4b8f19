/** Resolves icons that content names, at build: no icon code reaches the visitor. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { SPRITE } from './icon-sprite.ts';

const require = createRequire(import.meta.url);

/** The shapes inside an SVG's root element. */
function inner(svg: string): string {
  const start = svg.indexOf('>', svg.indexOf('<svg')) + 1;
  return svg.slice(start, svg.lastIndexOf('</svg>')).replace(/\s+/g, ' ').trim();
}

/** The shapes of a Lucide icon on its 24 × 24 grid, drawn in strokes. */
function lucideShapes(name: string): string {
  return inner(readFileSync(`node_modules/lucide-static/icons/${name}.svg`, 'utf8'));
}

/**
 * A Lucide icon as the content of an `svg` element: its place in the sprite of the build, which icon-sprite.ts makes of what
 * the pages name, or its shapes while working, be it in the editor, whose React is that of a build.
 */
export function lucideIcon(name: string): string {
  const shapes = lucideShapes(name);
  return import.meta.env?.MODE === 'production' ? `<use href="${SPRITE}#${name}"/>` : shapes;
}

/** A technology's mark: filled shapes and the box they are drawn in. */
interface Mark {
  readonly viewBox: string;
  readonly shapes: string;
  /** Drawn in strokes instead of filled. */
  readonly stroked: boolean;
}

interface IconifySet {
  readonly width?: number;
  readonly height?: number;
  readonly icons: Readonly<Record<string, { body: string; width?: number; height?: number }>>;
}

/**
 * @param icon `simple-icons:react`, `logos:java` or `lucide:database`
 * @throws where the set has no such icon
 */
function technologyMark(icon: string): Mark {
  const [set, name = ''] = icon.split(':');
  switch (set) {
    case 'simple-icons': {
      const svg = readFileSync(`node_modules/simple-icons/icons/${name}.svg`, 'utf8');
      const shapes = inner(svg).replace(/<title>.*?<\/title>/, '');
      return { viewBox: '0 0 24 24', shapes, stroked: false };
    }
    case 'logos': {
      const logos: IconifySet = require('@iconify-json/logos/icons.json');
      const found = logos.icons[name];
      if (!found) throw new Error(`@iconify-json/logos has no icon "${name}"`);
      const { width = logos.width ?? 16, height = logos.height ?? 16 } = found;
      // One colour for all marks: the set's own fills are dropped.
      const shapes = found.body.replace(/ fill="(?!none)[^"]*"/g, '');
      return { viewBox: `0 0 ${width} ${height}`, shapes, stroked: false };
    }
    default:
      return { viewBox: '0 0 24 24', shapes: lucideShapes(name), stroked: true };
  }
}

/** The names of each set that was asked for: of thousands of files, which don't change while the process runs. */
const namesOfSets = new Map<string, ReadonlySet<string>>();

function readNames(set: string): string[] {
  if (set === 'logos') {
    const logos: IconifySet = require('@iconify-json/logos/icons.json');
    return Object.keys(logos.icons);
  }
  const folder = set === 'simple-icons' ? 'simple-icons' : 'lucide-static';
  return readdirSync(`node_modules/${folder}/icons`)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length));
}

/** The marks that there are in the set of a name such as `simple-icons:react`. */
export function markNames(name: string): ReadonlySet<string> {
  const [set = ''] = name.split(':');
  const names = namesOfSets.get(set) ?? new Set(readNames(set).map((icon) => `${set}:${icon}`));
  namesOfSets.set(set, names);
  return names;
}

/** Where the sprite of all technology marks is served: src/pages/technologies.svg.ts. */
const MARKS = '/technologies.svg';

const fragment = (icon: string) => icon.replace(':', '-');

/** The address of a technology's mark in the sprite. @param icon as in content, such as `simple-icons:react` */
export const markAddress = (icon: string) => `${MARKS}#${fragment(icon)}`;

/** Side of a mark's square in the sprite, in px. */
const SIDE = 24;

/**
 * All technology marks in one file, so that a page fetches them once, when they come near the window: inline they are the
 * heaviest part of it. Marks stand below one another, each with a view by its name.
 * @throws where a set lacks an icon
 */
export function markSprite(icons: Iterable<string>): string {
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
