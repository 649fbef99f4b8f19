import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { folderForFile } from '../../tests/fixtures/folder.ts';
import type { Cut } from '../cuts.ts';
import { THEMES } from '../themes.ts';
import { develop } from './develop.ts';
import { type Photograph, themeInTurn } from './subject.ts';

const folder = folderForFile();

const [RED, BLUE] = ['#c02020', '#2020c0'];

/** Red at the left, blue at the right. */
const halves = (width: number, height: number): Sharp => {
  const blue = { create: { width: width / 2, height, channels: 3 as const, background: BLUE } };
  return sharp({ create: { width, height, channels: 3, background: RED } }).composite([
    { input: blue, left: width / 2, top: 0 },
  ]);
};

/** Writes a picture to a file and develops it for a cut. */
async function developed(
  picture: Sharp | Buffer | string,
  cut: Cut,
  how: Partial<Photograph> = {},
) {
  const file = join(folder, 'picture');
  const isMade = typeof picture === 'string' || Buffer.isBuffer(picture);
  writeFileSync(file, isMade ? picture : await picture.toBuffer());
  const usual = { treatment: 'plain', theme: 'tint', underWords: false } as const;
  return develop({ kind: 'photograph', file, focus: [50, 50], ...usual, ...how }, cut);
}

/** The colour without alpha at a point of a picture, in percent. */
async function colourAt(content: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
  const across = Math.floor((info.width - 1) * (x / 100));
  const at = (Math.floor((info.height - 1) * (y / 100)) * info.width + across) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const isRed = ([red = 0, , blue = 0]: number[]) => red > blue + 60;
const isBlue = ([red = 0, , blue = 0]: number[]) => blue > red + 60;

test('a photograph gets AVIF files in the widths of its place and one WebP file', async () => {
  const { files, size } = await developed(halves(2400, 1500).jpeg(), 'wide');
  const read = await Promise.all(files.map(({ content }) => sharp(content).metadata()));
  expect(read.map(({ format, width, height }) => `${format} ${width}x${height}`)).toEqual([
    'webp 960x600',
    'heif 360x225',
    'heif 640x400',
    'heif 960x600',
    'heif 1600x1000',
  ]);
  expect(files.slice(1).map(({ width }) => width)).toEqual([360, 640, 960, 1600]);
  expect(size).toEqual({ width: 960, height: 600 });
});

test('a small photograph is not enlarged', async () => {
  const { files } = await developed(halves(500, 400).jpeg(), 'wide');
  expect(files.slice(1).map(({ width }) => width)).toEqual([360, 500]);
});

test('a crop keeps the focus and returns its position', async () => {
  const wide = halves(2000, 500).jpeg();
  const left = await developed(wide.clone(), 'thumb', { focus: [5, 50] });
  expect(isRed(await colourAt(left.files[0].content, 90, 50))).toBe(true);
  expect(left.focus).toEqual([20, 50]);
  const right = await developed(wide.clone(), 'thumb', { focus: [80, 50] });
  expect(isBlue(await colourAt(right.files[0].content, 10, 50))).toBe(true);
  expect(right.focus).toEqual([50, 50]);
});

test('EXIF rotation is applied, and all EXIF data is removed', async () => {
  // Orientation 6: the left of the file is the top of the picture.
  const lying = halves(1200, 1000).withExif({
    IFD0: { Artist: 'Ana', Orientation: '6' },
    IFD3: { GPSLatitude: '51/1 30/1 3230/100' },
  });
  const { files } = await developed(lying.withMetadata({ orientation: 6 }).jpeg(), 'thumb');
  for (const { content } of files) {
    expect(isRed(await colourAt(content, 50, 5))).toBe(true);
    expect(isBlue(await colourAt(content, 50, 95))).toBe(true);
    const { exif, orientation, xmp, iptc } = await sharp(content).metadata();
    expect({ exif, orientation, xmp, iptc }).toEqual({});
    expect(content.toString('latin1')).not.toContain('Ana');
  }
});

test('a CMYK photograph becomes sRGB', async () => {
  const press = await halves(1200, 1000).toColourspace('cmyk').jpeg().toBuffer();
  expect((await sharp(press).metadata()).space).toBe('cmyk');
  const { files } = await developed(press, 'thumb');
  for (const { content } of files) {
    expect((await sharp(content).metadata()).space).toBe('srgb');
    expect(isRed(await colourAt(content, 5, 50))).toBe(true);
  }
});

test('transparent parts stay transparent, and become the lightest colour if tinted', async () => {
  const clear = sharp({
    create: { width: 1200, height: 1200, channels: 4, background: '#00000000' },
  }).png();
  const plain = await developed(clear.clone(), 'thumb');
  for (const { content } of plain.files) {
    expect((await sharp(content).stats()).isOpaque).toBe(false);
  }
  const tinted = await developed(clear.clone(), 'thumb', { treatment: 'tinted' });
  expect((await sharp(tinted.files[0].content).stats()).isOpaque).toBe(true);
});

/** From black at the left to white at the right. */
function slope(): Sharp {
  const [width, height] = [1200, 1200];
  const light = Uint8Array.from({ length: width * height }, (_, k) => ((k % width) / width) * 255);
  return sharp(light, { raw: { width, height, channels: 1 } }).png();
}

test.each([1, 2, 3])(
  'a tinted photograph at place %i of a row has the colour of the brand',
  async (turn) => {
    const theme = themeInTurn(turn, 'tinted');
    const { files } = await developed(slope(), 'thumb', { treatment: 'tinted', theme });
    expect(await colourAt(files[0].content, 40, 50)).toSatisfy(isBlue);
  },
);

test('a tinted photograph has the colours of its theme, from the darkest to the lightest', async () => {
  const { files } = await developed(slope(), 'thumb', { treatment: 'tinted' });
  const near = async (x: number, colour: string) => {
    const channels = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));
    for (const [k, channel] of (await colourAt(files[0].content, x, 50)).entries()) {
      expect(Math.abs(channel - (channels[k] ?? 0))).toBeLessThan(16);
    }
  };
  await near(0, THEMES.tint.inks[2]);
  await near(100, THEMES.tint.ground);
});

test('an engraved photograph is an SVG in the colours of its theme', async () => {
  const { files } = await developed(halves(900, 900).jpeg(), 'thumb', {
    treatment: 'engraved',
  });
  expect(files).toHaveLength(1);
  expect(files[0].extension).toBe('svg');
  expect(files[0].content.toString()).toContain(THEMES.tint.ground);
});

test('a photograph under text is dark enough for white text', async () => {
  const white = sharp({ create: { width: 2000, height: 1200, channels: 3, background: '#fff' } });
  const { files } = await developed(white.jpeg(), 'thumb', { underWords: true });
  const [light = 255] = await colourAt(files[0].content, 50, 50);
  const luminance = ((light / 255 + 0.055) / 1.055) ** 2.4;
  expect(1.05 / (luminance + 0.05)).toBeGreaterThan(4.5);
});

test('an SVG is kept as it is, and is rasterised if tinted', async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h20v30H0z"/></svg>`;
  const plain = await developed(svg, 'wide');
  expect(plain.files[0].content.toString()).toBe(svg);
  expect(plain.size).toEqual({ width: 40, height: 30 });
  const tinted = await developed(svg, 'thumb', { treatment: 'tinted' });
  expect(tinted.files.at(-1)?.width).toBe(144);
});

test('a screenshot keeps its proportions, and its top if it is too tall', async () => {
  const lying = await developed(halves(480, 300).png(), 'screen', { focus: [50, 0] });
  expect(lying.size).toEqual({ width: 480, height: 300 });
  const long = sharp({ create: { width: 400, height: 3000, channels: 3, background: BLUE } });
  const head = { create: { width: 400, height: 200, channels: 3 as const, background: RED } };
  const page = long.composite([{ input: head, left: 0, top: 0 }]).png();
  const upright = await developed(page, 'screen', { focus: [50, 0] });
  expect(upright.size).toEqual({ width: 400, height: 822 });
  expect(isRed(await colourAt(upright.files[0].content, 50, 2))).toBe(true);
});

test('a truncated file is refused', async () => {
  const whole = await halves(1200, 900).jpeg().toBuffer();
  const half = developed(whole.subarray(0, whole.length / 2), 'thumb');
  await expect(half).rejects.toThrow();
});

test('a picture with too many pixels is refused', async () => {
  const many = '<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000"/>';
  await expect(developed(many, 'thumb')).rejects.toThrow(/pixel limit/);
});
