/** The pictures that a choice is made by: sections in the gallery, plates, icons. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFile } from '../bundle.ts';

/** Something to choose, with the address of its picture. */
interface Option {
  readonly value: string;
  readonly label: string;
  readonly picture: string;
}

const ICONS = 'node_modules/lucide-static/icons';

/** Where pictures that are shown in the editor lie, by the start of their address. */
const SHOWN = [
  {
    pattern: /^\/_edit\/sections\/([a-z0-9-]+\.webp)$/,
    folder: 'docs/sections',
    type: 'image/webp',
  },
  { pattern: /^\/_edit\/icons\/([a-z0-9-]+\.svg)$/, folder: ICONS, type: 'image/svg+xml' },
];

/** The picture at an address of the editor; undefined where there is none. */
export function pictureAt(root: string, path: string): PageFile | undefined {
  for (const { pattern, folder, type } of SHOWN) {
    const [, name] = pattern.exec(path) ?? [];
    const file = name && join(root, folder, name);
    if (file && existsSync(file)) return { type, body: readFileSync(file) };
  }
  return undefined;
}

/** The plates as they were drawn last, each by one of its cuts, and every icon. */
export function pictureOptions(root: string): { plates: Option[]; icons: Option[] } {
  // What the drawing of the plates writes; src/content/plates.ts checks it.
  const manifest = JSON.parse(
    readFileSync(join(root, '.cache/art/manifest.json'), 'utf8'),
  ) as Record<string, { src: string }>;
  const plates = new Map<string, string>();
  for (const [name, { src }] of Object.entries(manifest)) {
    const [key = '', cut = ''] = name.split('@');
    // The smallest is enough to tell them apart by.
    if (!plates.has(key) || cut === 'thumb' || cut === 'card') plates.set(key, src);
  }
  const icons = readdirSync(join(root, ICONS)).filter((file) => file.endsWith('.svg'));
  return {
    plates: [...plates].map(([value, picture]) => ({ value, label: value, picture })),
    icons: icons.map((file) => {
      const value = file.slice(0, -'.svg'.length);
      return { value, label: value, picture: `/_edit/icons/${file}` };
    }),
  };
}
