/** Engraves a photograph. The maps are derived from its brightness instead of a rendered scene. */
import sharp, { type Sharp } from 'sharp';
import { type Point, partShown } from '../own/subject.ts';
import type { Upright } from '../own/upright.ts';
import { coloured, type ThemeName } from '../themes.ts';
import { engrave } from './engrave.ts';
import { blur, type Maps, type Raster, REGION_STEP } from './maps.ts';
import { styleOf } from './recipes.ts';

/** How a photograph is engraved. */
export interface PhotographOptions {
  theme: ThemeName;
  /** The size of the picture in pixels. The photograph is cropped to its proportions. */
  width: number;
  height: number;
  /** Lines across the height: about 70 for a face that fills a card, fewer for a phone. */
  lines: number;
  /** The point that every crop keeps, in percent of the photograph. */
  focus: Point;
}

/** The longer side of the maps in pixels, finer than any line. */
const READ = 600;
/** Contrast is equalised in this number of tiles across, raised at most `STEEPEST` times. */
const TILES = 6;
const STEEPEST = 3;
/** Blur radii, as shares of the longer side: for the depth map, and before separating ground from subject. */
const FLOW = 1 / 40;
const CALM = 1 / 160;
/** The range of the depth map derived from brightness, in picture heights. */
const RANGE = 0.3;
/** The largest difference between ground and the median of the edge, of 255. It is large, because walls are lit from one side. */
const LIKE_EDGE = 100;
/** The largest spread of the middle half of the edge, of 255; above it there is no plain ground. `ALIKE`: pixel to ground. */
const EDGE_SPREAD = 90;
const ALIKE = 14;
/** The size of ground blocks in pixels, and the largest differences within a block and between neighbours, of 255. */
const BLOCK = 8;
const EVEN = 9;
const SLOW = 3;
/** The share of a picture that a ground may take up. */
const GROUND_SHARE = { least: 0.06, most: 0.85 };
const GROUND = 0;
const SUBJECT = 1;

/**
 * Engraves a photograph in a theme of the brand. The same picture and options always give the same SVG.
 *
 * Contrast is equalised locally, so that a face in shade keeps its features. Lines follow the smoothed
 * brightness. A plain ground that touches the edges gets horizontal lines.
 *
 * @param photograph as `upright` reads it
 * @returns an SVG document
 */
export async function engravePhotograph(
  photograph: Upright,
  options: PhotographOptions,
): Promise<string> {
  const { theme, width, height, lines } = options;
  const maps = await photographMaps(photograph, options);
  const hasGround = maps.region.data.includes(GROUND);
  const style = styleOf('object', theme, {
    surfaces: { [SUBJECT]: { heading: -0.1, relief: 0.5 } },
    white: 0.97,
    black: 0.04,
    ...(!hasGround && { ground: undefined }),
  });
  const crop = { x: 0, y: 0, width: 1 };
  return coloured(engrave(maps, { ...style, width, height, lines, crop }));
}

async function photographMaps(own: Upright, options: PhotographOptions): Promise<Maps> {
  const { width, height, focus } = options;
  const scale = READ / Math.max(width, height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const { left, top, ...part } = partShown(own, size.width / size.height, focus);
  const shown = await sharp(own.content)
    .flatten({ background: '#fff' })
    .extract({ left, top, width: part.width, height: part.height })
    .resize(size.width, size.height, { fit: 'fill' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const raster = async (channel: Sharp): Promise<Raster> => ({
    ...size,
    data: await channel.raw().toBuffer(),
  });
  const grey = await raster(sharp(shown).greyscale().normalise().extractChannel(0));
  const even = sharp(grey.data, { raw: { ...size, channels: 1 } })
    .clahe({
      width: Math.ceil(size.width / TILES),
      height: Math.ceil(size.height / TILES),
      maxSlope: STEEPEST,
    })
    .median(3)
    .extractChannel(0);
  const colours = await Promise.all(
    ([0, 1, 2] as const).map((channel) => raster(sharp(shown).extractChannel(channel))),
  );
  return {
    range: RANGE,
    depth: blurred(grey, FLOW),
    shade: await raster(even),
    region: regions(colours.map((colour) => blurred(colour, CALM))),
  };
}

function blurred({ width, height, data }: Raster, share: number): Raster {
  const radius = Math.max(1, Math.round(Math.max(width, height) * share));
  const soft = blur(Float32Array.from(data), { columns: width, rows: height }, radius);
  return { width, height, data: Uint8Array.from(soft, Math.round) };
}

/** The lowest and the highest value of each channel in a block. */
interface Block {
  low: number[];
  high: number[];
  isGround: boolean;
}

/**
 * Separates ground from subject. The ground is plain, touches the top edge or the upper half of a side, and changes colour
 * slowly. The search works on blocks, so that it can't leak into the subject through a soft edge.
 *
 * @param colours red, green and blue
 */
function regions(colours: readonly Raster[]): Raster {
  const { width = 0, height = 0 } = colours[0] ?? {};
  const columns = Math.floor(width / BLOCK);
  const rows = Math.floor(height / BLOCK);
  const sides = Array.from({ length: rows >> 1 }, (_, y) => [y * columns, (y + 1) * columns - 1]);
  const edge = [...Array.from({ length: columns }, (_, x) => x), ...sides.flat()];
  const blocks = Array.from({ length: columns * rows }, (_, k): Block => {
    const [left, top] = [(k % columns) * BLOCK, Math.floor(k / columns) * BLOCK];
    const both = colours.map(({ data }) => rangeIn(data, width, left, top));
    return { low: both.map(([low]) => low), high: both.map(([, high]) => high), isGround: false };
  });
  /** The four neighbours of a block; `around` adds their neighbours. */
  const besides = (k: number) => {
    const x = k % columns;
    const across = [...(x > 0 ? [k - 1] : []), ...(x < columns - 1 ? [k + 1] : [])];
    return [k - columns, k + columns, ...across];
  };
  const around = (k: number) =>
    besides(k)
      .flatMap((each) => [each, ...besides(each)])
      .flatMap((each) => blocks[each] ?? []);
  const lights = colours.map((_, colour) =>
    edge.map((k) => blocks[k]?.low[colour] ?? 0).sort((a, b) => a - b),
  );
  const share = (part: number) => lights.map((each) => at(each, Math.floor(each.length * part)));
  const usual = share(0.5);
  const open = difference(share(0.25), share(0.75)) > EDGE_SPREAD ? [] : [...edge];
  for (let k = open.pop(); k !== undefined; k = open.pop()) {
    const block = blocks[k];
    if (!block || block.isGround || difference(block.low, block.high) > EVEN) continue;
    if (difference(block.low, usual) > LIKE_EDGE) continue;
    block.isGround = true;
    for (const beside of besides(k)) {
      const next = blocks[beside];
      if (next && difference(next.low, block.low) <= SLOW) open.push(beside);
    }
  }
  // Blocks on the outline are divided pixel by pixel, by the colour of the neighbouring ground.
  const grounds = blocks.map((block, k) => {
    const near = block.isGround ? [block] : around(k).filter(({ isGround }) => isGround);
    if (near.length === 0) return undefined;
    return colours.map((_, colour) => {
      const sum = near.reduce(
        (total, { low, high }) => total + at(low, colour) + at(high, colour),
        0,
      );
      return sum / near.length / 2;
    });
  });
  const found = new Uint8Array(width * height).map((_, k) => {
    const column = Math.min(columns - 1, Math.floor((k % width) / BLOCK));
    const row = Math.min(rows - 1, Math.floor(k / width / BLOCK));
    const ground = grounds[row * columns + column];
    const isGround =
      ground &&
      difference(
        colours.map(({ data }) => at(data, k)),
        ground,
      ) <= ALIKE;
    return (isGround ? GROUND : SUBJECT) * REGION_STEP;
  });
  const taken = found.filter((region) => region === GROUND).length / found.length;
  const isGround = taken >= GROUND_SHARE.least && taken <= GROUND_SHARE.most;
  return { width, height, data: isGround ? found : found.fill(SUBJECT * REGION_STEP) };
}

const at = (list: ArrayLike<number>, index: number) => list[index] ?? 0;

/** The largest difference of two colours in any channel. */
const difference = (one: readonly number[], other: readonly number[]) =>
  Math.max(...one.map((light, colour) => Math.abs(light - at(other, colour))));

function rangeIn(data: Uint8Array, width: number, left: number, top: number): [number, number] {
  let [low, high] = [255, 0];
  for (let y = top; y < top + BLOCK; y++) {
    for (let x = left; x < left + BLOCK; x++) {
      const light = data[y * width + x] ?? 0;
      if (light < low) low = light;
      if (light > high) high = light;
    }
  }
  return [low, high];
}
