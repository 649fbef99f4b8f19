/** Engraves a photograph: its light takes the place of the maps that a scene is rendered to. */
import sharp from 'sharp';
import type { ThemeName } from '../themes.ts';
import { engrave } from './engrave.ts';
import { blur } from './grid.ts';
import { type Maps, type Raster, REGION_STEP } from './maps.ts';
import { styleOf } from './recipes.ts';

/** How a photograph is engraved. */
export interface PhotographOptions {
  theme: ThemeName;
  /** Pixels of the picture. The photograph is cut to these proportions. */
  width: number;
  height: number;
  /** Lines down the height: about 70 for a face that fills a card, fewer for a phone. */
  lines: number;
  /** The point that a cut keeps, in percent of the photograph. Default: its middle. */
  focus?: readonly [x: number, y: number];
  /** Goes into ids, so that several pictures can stand in one document. */
  id: string;
}

/** Pixels of the longer side that the light is read at: finer than any line. */
const READ = 600;
/** Parts of the width in which contrast is evened out, and how far it may be raised there. */
const TILES = 6;
const STEEPEST = 3;
/** The blur before lines follow the light, and before ground is told from subject. Shares of the longer side. */
const FLOW = 1 / 40;
const CALM = 1 / 160;
/** How far the form reaches that light is taken for, in picture heights. */
const RANGE = 0.3;
/** How far from the light at the edge a ground may be, of 255, and how much of a picture it takes up. Shares. */
const ALIKE = 34;
/** Pixels of the squares that a ground is found in, and how far light may differ inside one. */
const SQUARE = 8;
const EVEN = 9;
const GROUND_SHARE = { least: 0.06, most: 0.85 };
const GROUND = 0;
const SUBJECT = 1;

/**
 * Engraves a photograph in a theme of the brand. The same picture and options always give the same SVG.
 *
 * Contrast is evened out part by part, so that a face in shade keeps its features; lines follow the smoothed
 * light; an even ground that touches the edges is left to calm lines.
 *
 * @param source path of an image file, or the file itself
 * @returns an SVG document
 * @throws where the image can't be read, with its path and the formats that can
 */
export async function engravePhotograph(
  source: string | Buffer,
  options: PhotographOptions,
): Promise<string> {
  const { theme, width, height, lines, id } = options;
  const maps = await photographMaps(source, options);
  const hasGround = maps.region.data.includes(GROUND);
  const style = styleOf('object', theme, {
    surfaces: { [SUBJECT]: { heading: -0.1, relief: 0.5 } },
    white: 0.86,
    black: 0.06,
    ...(!hasGround && { ground: undefined }),
  });
  const crop = { x: 0, y: 0, width: 1 };
  return engrave(maps, { ...style, width, height, lines, crop, id });
}

async function photographMaps(source: string | Buffer, options: PhotographOptions): Promise<Maps> {
  const { width, height } = options;
  const scale = READ / Math.max(width, height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const grey = await luminance(source, size, options.focus);
  const even = await sharp(grey.data, { raw: { ...size, channels: 1 } })
    .clahe({
      width: Math.ceil(size.width / TILES),
      height: Math.ceil(size.height / TILES),
      maxSlope: STEEPEST,
    })
    .median(3)
    .extractChannel(0)
    .raw()
    .toBuffer();
  return {
    range: RANGE,
    depth: blurred(grey, FLOW),
    shade: { ...size, data: even },
    region: regions(blurred(grey, CALM)),
  };
}

/** The light of an image, cut to a size round its focus. */
async function luminance(
  source: string | Buffer,
  { width, height }: { width: number; height: number },
  [x, y]: readonly [number, number] = [50, 50],
): Promise<Raster> {
  try {
    const upright = await sharp(source).rotate().flatten({ background: '#fff' }).toBuffer({
      resolveWithObject: true,
    });
    const own = upright.info;
    const scale = Math.max(width / own.width, height / own.height);
    const [across, down] = [Math.round(own.width * scale), Math.round(own.height * scale)];
    const from = (point: number, whole: number, part: number) =>
      Math.round(Math.min(Math.max((whole * point) / 100 - part / 2, 0), whole - part));
    const data = await sharp(upright.data)
      .resize(across, down, { fit: 'fill' })
      .extract({ left: from(x, across, width), top: from(y, down, height), width, height })
      .greyscale()
      .normalise()
      .extractChannel(0)
      .raw()
      .toBuffer();
    return { width, height, data };
  } catch (cause) {
    const name = typeof source === 'string' ? source : 'the image';
    throw new Error(`${name} can't be read as a picture: save it as JPEG, PNG, WebP or AVIF`, {
      cause,
    });
  }
}

function blurred({ width, height, data }: Raster, share: number): Raster {
  const radius = Math.max(1, Math.round(Math.max(width, height) * share));
  const soft = blur(Float32Array.from(data), { columns: width, rows: height }, radius);
  return { width, height, data: Uint8Array.from(soft, Math.round) };
}

/**
 * Tells ground from subject: the ground is even, touches an edge above or beside, and has the light of most that
 * does. It is found in squares, so that it can't seep into the subject through a soft edge.
 */
function regions({ width, height, data }: Raster): Raster {
  const columns = Math.floor(width / SQUARE);
  const rows = Math.floor(height / SQUARE);
  const sides = Array.from({ length: rows >> 1 }, (_, y) => [y * columns, (y + 1) * columns - 1]);
  const edge = [...Array.from({ length: columns }, (_, x) => x), ...sides.flat()];
  const squares = Array.from({ length: columns * rows }, (_, k) => {
    const [low, high] = extremes(
      data,
      width,
      (k % columns) * SQUARE,
      Math.floor(k / columns) * SQUARE,
    );
    return { low, high, isGround: false };
  });
  const lights = edge.map((k) => squares[k]?.low ?? 0).sort((a, b) => a - b);
  const usual = lights[lights.length >> 1] ?? 0;
  const open = [...edge];
  for (let k = open.pop(); k !== undefined; k = open.pop()) {
    const square = squares[k];
    if (!square || square.isGround || square.high - square.low > EVEN) continue;
    if (Math.abs(square.low - usual) > ALIKE) continue;
    square.isGround = true;
    const x = k % columns;
    open.push(k - columns, k + columns);
    if (x > 0) open.push(k - 1);
    if (x < columns - 1) open.push(k + 1);
  }
  // The squares that the outline runs through are shared out pixel by pixel.
  const near = squares.map((_, k) => {
    const x = k % columns;
    const across = [0, x > 0 ? -1 : 0, x < columns - 1 ? 1 : 0];
    return across.some((by) =>
      [-columns, 0, columns].some((down) => squares[k + by + down]?.isGround),
    );
  });
  const found = data.map((light, k) => {
    const column = Math.min(columns - 1, Math.floor((k % width) / SQUARE));
    const row = Math.min(rows - 1, Math.floor(k / width / SQUARE));
    const isGround = Math.abs(light - usual) <= ALIKE && near[row * columns + column];
    return (isGround ? GROUND : SUBJECT) * REGION_STEP;
  });
  const share = found.filter((region) => region === GROUND).length / found.length;
  const isGround = share >= GROUND_SHARE.least && share <= GROUND_SHARE.most;
  return { width, height, data: isGround ? found : found.fill(SUBJECT * REGION_STEP) };
}

/** The darkest and the lightest pixel of a square. */
function extremes(data: Uint8Array, width: number, left: number, top: number): [number, number] {
  let [low, high] = [255, 0];
  for (let y = top; y < top + SQUARE; y++) {
    for (let x = left; x < left + SQUARE; x++) {
      const light = data[y * width + x] ?? 0;
      if (light < low) low = light;
      if (light > high) high = light;
    }
  }
  return [low, high];
}
