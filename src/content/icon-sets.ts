/** The icon sets that content may use. Each is one JSON file with thousands of icons. */
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

/** Finds an icon by its name or an alias. */
function find(set: string, name: string) {
  const { icons, aliases } = read(set);
  const own = aliases?.[name]?.parent ?? name;
  return Object.hasOwn(icons, own) ? icons[own] : undefined;
}

/** Whether a set has an icon. @param set see {@link iconOf} */
export const hasIcon = (set: string, name: string) => find(set, name) !== undefined;

/**
 * @param set `simple-icons`, `logos` or `lucide`
 * @returns the shapes of an icon as SVG, and their `viewBox`
 * @throws if the set has no icon of that name
 */
export function iconOf(set: string, name: string) {
  const found = find(set, name);
  if (!found) throw new Error(`@iconify-json/${set} has no icon "${name}"`);
  const { width = 16, height = 16 } = { ...read(set), ...found };
  return {
    viewBox: `0 0 ${width} ${height}`,
    shapes: found.body.replace(set === 'lucide' ? STROKES : FILLS, ''),
  };
}

/** The names of all icons of a set. */
export function namesOf(set: string): readonly string[] {
  const { icons, aliases = {} } = read(set);
  return [...Object.keys(icons), ...Object.keys(aliases)];
}
