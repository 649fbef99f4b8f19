/** Draws tokens, a plate of each theme, the icon, the map and a share image for three brands. */
import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { folderForFile } from '../tests/fixtures/folder.ts';
import type { Hex } from './colour.ts';
import { type BrandColours, palette } from './palette.ts';

const ROOT = join(import.meta.dirname, '..');
const BRANDS: readonly (readonly [name: string, colours: BrandColours])[] = [
  ['green and yellow', { main: '#1f7a3d', accent: '#f2c230' }],
  ['dark red and gold', { main: '#8b1024', accent: '#e0b050' }],
  ['yellow and magenta', { main: '#ffd400', accent: '#d6187a' }],
];

/** Draws everything in a folder whose brand/ contains the colours, because a build reads them there. */
const DRAW = `
import { plate } from '${ROOT}/art/plate.ts';
import { preparedDrawing } from '${ROOT}/art/share/share-image.ts';
import { coloured, THEMES } from '${ROOT}/art/themes.ts';
import { world } from '${ROOT}/art/world.ts';
import { brandStyles } from '${ROOT}/site-build/brand-styles.ts';
import { iconSvg } from '${ROOT}/src/content/brand/drawing.ts';
const icon = iconSvg('mark.svg');
const sheet = { seed: 'harbour', width: 320, height: 200, lines: 16, accent: true };
const look = { kind: 'echo', theme: 'brand', cx: 0.8, cy: 0.2, seed: 'harbour' };
const lines = Object.keys(THEMES).map((theme) => [theme, plate({ ...sheet, kind: 'echo', cx: 0.7, cy: 0.4, theme })]);
// Letters have empty outlines, because the typeface doesn't affect colours.
const set = () => ({ outlines: '', length: 1 });
console.log(JSON.stringify({
  styles: brandStyles(),
  icon,
  world: coloured(world({ kind: 'world', grid: 'small' })),
  share: await preparedDrawing(look, { name: 'Sample', mark: icon }, set),
  ...Object.fromEntries(lines.map(([theme, svg]) => [theme, coloured(svg)])),
}));
`;

const folder = folderForFile();

/** @returns each drawing as text, by its name */
function drawn(colours: BrandColours): Record<string, string> {
  cpSync(join(ROOT, 'src/content/fixture/brand'), join(folder, 'brand'), { recursive: true });
  const file = join(folder, 'brand/brand.yaml');
  writeFileSync(file, stringify({ ...parse(readFileSync(file, 'utf8')), ...colours }));
  const args = ['--input-type=module', '--eval', DRAW];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

const coloursIn = (text: string) =>
  new Set([...text.matchAll(/#[0-9a-f]{6}\b/gi)].map(([hex]) => hex.toLowerCase()));

function coloursOf(colours: BrandColours): Set<string> {
  const { tokens, themes } = palette(colours);
  const ofThemes = Object.values(themes).flatMap(({ inks, ground, mark, text, accent }): Hex[] => [
    ...inks,
    ground,
    mark,
    text,
    accent,
  ]);
  return new Set([...Object.values(tokens), ...ofThemes]);
}

test.each(BRANDS)('%s: everything is drawn in its own colours and in no other', (_, colours) => {
  const own = coloursOf(colours);
  const all = drawn(colours);
  expect(Object.keys(all)).toHaveLength(4 + Object.keys(palette(colours).themes).length);
  for (const [name, text] of Object.entries(all)) {
    const used = [...coloursIn(text)];
    expect(used.length, name).toBeGreaterThan(0);
    expect(
      used.filter((hex) => !own.has(hex)),
      name,
    ).toEqual([]);
  }
  for (const [name, { ground, inks }] of Object.entries(palette(colours).themes)) {
    for (const hex of [ground, ...inks]) expect(coloursIn(all[name] ?? ''), name).toContain(hex);
  }
  expect(all.icon).toContain(colours.main);
  expect(all.share).toContain(colours.main);
  expect(all.styles).toContain(`--accent: ${colours.accent};`);
});
