import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { beforeAll, expect, test } from 'vitest';
import { plateKeys } from '../../plates/registry.ts';
import { themeOf } from '../engraver/subject.ts';
import { THEMES } from '../themes.ts';
import { shareLook } from './look.ts';
import { prepare, preparedDrawing, printShareImage, titleDrawing } from './share-image.ts';
import { SHARE_SIZE } from './size.ts';
import { type Typesetter, typesetter } from './typeface.ts';

const brand = { name: 'Example', mark: '<svg xmlns="http://www.w3.org/2000/svg"></svg>' };
const LETTERS = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}’–łž`;

let set: Typesetter;
beforeAll(async () => {
  const folder = 'node_modules/@fontsource-variable/archivo/files';
  const cuts = ['latin', 'latin-ext'].map((letters) =>
    subsetFont(readFileSync(`${folder}/archivo-${letters}-standard-normal.woff2`), LETTERS, {
      targetFormat: 'sfnt',
    }),
  );
  set = typesetter(await Promise.all(cuts));
});

const look = shareLook('/services/qa', 'service/qa');
const draw = (title: string) => titleDrawing(title, set).drawing;
/** The font size of a title in pixels, read from the drawing. */
const sizeOf = (drawing: string) => {
  const [, scale = ''] =
    /translate\(64 [^"]+"><path transform="matrix\(([\d.]+)/.exec(drawing) ?? [];
  return Number(scale);
};

test('text is drawn as outlines, so that no system font is used', async () => {
  for (const drawing of [draw('Quality assurance'), await preparedDrawing(look, brand, set)])
    expect(drawing).not.toMatch(/<text|font-family|NaN|undefined/);
});

test('a letter that the first font file lacks comes from the next', () => {
  const style = { size: 100, weight: 580, width: 108, tracking: 0 };
  const { outlines, length } = set('łanža', style);
  expect(outlines.match(/<path/g)).toHaveLength(5);
  expect(length).toBeGreaterThan(set('anža', style).length);
});

test('a letter that no font file has is reported', () => {
  expect(() => draw('Software für 日本')).toThrow('the typeface has no “ü”');
});

test('a title is as large as its length allows, and the longest one still fits', () => {
  const titles = ['Contact', 'Why companies build their products with us', 'm'.repeat(25)];
  const sizes = titles.map((title) => sizeOf(draw(title)));
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(new Set(sizes).size).toBe(3);
  expect(() => draw('m'.repeat(60))).toThrow("doesn't fit its share image");
});

test('a share image has the size that networks require, in less than 120 kB', async () => {
  const png = await printShareImage(await prepare(look, brand, set), 'Software testing', set);
  const { width, height, format } = await sharp(png).metadata();
  expect({ width, height, format }).toEqual({ ...SHARE_SIZE, format: 'png' });
  expect(png.length).toBeLessThan(120_000);
});

test('images of pages of one look differ only in their titles, which have the text colour of the theme', async () => {
  const prepared = await prepare(look, brand, set);
  const [one, other] = await Promise.all(
    ['Software testing', 'Security'].map(async (title) => {
      const image = sharp(await printShareImage(prepared, title, set));
      const part = (left: number, top: number, width: number, height: number) =>
        image.clone().extract({ left, top, width, height }).raw().toBuffer();
      return { title: await part(64, 300, 600, 300), plate: await part(696, 0, 504, 630) };
    }),
  );
  if (!one || !other) throw new Error('two images were printed');
  expect(one.plate.equals(other.plate)).toBe(true);
  expect(one.title.equals(other.title)).toBe(false);
  // The palette allows a small deviation.
  const text = Buffer.from(THEMES.tint.text.slice(1), 'hex');
  const inText = Array.from({ length: one.title.length / 3 }, (_, pixel) =>
    text.every((value, byte) => Math.abs(value - (one.title[pixel * 3 + byte] ?? 0)) < 8),
  );
  expect(inText.filter(Boolean).length).toBeGreaterThan(5_000);
});

test('a picture with a subject is drawn in the theme of its page', async () => {
  const drawing = await preparedDrawing(look, brand, set);
  expect(drawing).toContain(`<path fill="${THEMES.tint.ground}" d="M0 0h1200`);
  expect(drawing.match(/<svg /g)).toHaveLength(3);
});

test('a page shows its picture, or a plate chosen by its address if it has none', () => {
  expect(shareLook('/services/qa', 'service/qa')).toEqual({
    kind: 'engraving',
    picture: 'quality-assurance',
  });
  expect(shareLook('/a', 'tide/swell')).toMatchObject({ seed: 'swell', kind: 'swell' });
  expect(shareLook('/a', 'frame/world')).toEqual(shareLook('/a'));
  expect(shareLook('/a')).not.toEqual(shareLook('/b'));
  for (const key of plateKeys) {
    const look = shareLook('/', key);
    expect(THEMES).toHaveProperty(look.kind === 'engraving' ? themeOf(look) : look.theme);
  }
});
