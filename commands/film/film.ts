/**
 * `npm run brand -- --film`: renders the hero film in the brand's colours into brand/film/. See README.md.
 *
 *   npm run brand -- --film                                 both cuts with their posters
 *   npm run brand -- --film wide frame.png [turn]        one frame to look at; turn from 0 (the poster) to 1
 *
 * `CHROME` names a Chromium other than Playwright's own, `FFMPEG` an ffmpeg that is not on the path.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import process from 'node:process';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { brandColours } from '../../art/brand.ts';
import { PALETTE } from '../../art/themes.ts';
import { reasonOf } from '../../src/schema/reason.ts';

/** Length of the loop in seconds, and frames per second. */
const LOOP = 8;
const RATE = 25;
const FOLDER = 'brand/film';

interface Cut {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly lines: number;
  /** The view's shift to the right, and the buoy's distance from the middle, in picture heights. */
  readonly focus: number;
  readonly buoy: number;
  /** The AVIF poster, the first picture that a visitor sees: initial quality, reduced until it has at most these bytes. */
  readonly avif: { readonly quality: number; readonly bytes: number };
  /** Width in pixels of the JPEG poster, for browsers without AVIF. */
  readonly jpeg: number;
}

const CUTS = {
  /** For viewports wider than 768 px. */
  wide: {
    width: 1600,
    height: 900,
    lines: 44,
    focus: 0,
    buoy: 0.36,
    avif: { quality: 49, bytes: 32_000 },
    jpeg: 1120,
  },
  /** For narrow viewports, in portrait format. */
  narrow: {
    width: 720,
    height: 1080,
    lines: 30,
    focus: 0.12,
    buoy: 0.14,
    avif: { quality: 44, bytes: 13_000 },
    jpeg: 560,
  },
} as const satisfies Record<string, Cut>;

const COLOUR = '-color_primaries bt709 -color_trc bt709 -colorspace bt709';
const FORMATS = {
  /** One key frame for the whole loop. Ten bits, because eight show banding in dark gradients. */
  'av1.webm': `-c:v libsvtav1 -preset 4 -crf 48 -g ${2 * LOOP * RATE} -svtav1-params tune=0:enable-overlays=1:scm=0 -pix_fmt yuv420p10le ${COLOUR}`,
  /** For browsers without AV1. The index comes first, so that playback starts before the download ends. */
  'h264.mp4': `-c:v libx264 -preset veryslow -tune animation -crf 30 -pix_fmt yuv420p -movflags +faststart ${COLOUR}`,
};

const { CHROME, FFMPEG = 'ffmpeg' } = process.env;
const QUIET = ['-y', '-hide_banner', '-loglevel', 'error'];

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Whether there is an ffmpeg that can encode both formats. */
function hasEncoders() {
  try {
    const listed = execFileSync(FFMPEG, ['-hide_banner', '-encoders'], { encoding: 'utf8' });
    return listed.includes('libsvtav1') && listed.includes('libx264');
  } catch {
    return false;
  }
}

async function launch() {
  try {
    return await chromium.launch({
      ...(CHROME && { executablePath: CHROME }),
      // Software rendering, so that every machine renders the same film.
      args: [
        '--no-sandbox',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--force-color-profile=srgb',
      ],
    });
  } catch (error) {
    const remedy = 'npx playwright install chromium, or CHROME=/path/to/chromium';
    return fail(`A Chromium is needed: ${remedy}\n${reasonOf(error).split('\n')[0]}`);
  }
}

/** Opens a cut. @returns a function that draws a frame as a PNG; `turn` is the position in the loop, from 0 to 1 */
async function open(page: Page, cut: Cut) {
  const failed = new Promise<never>((_, reject) => page.on('pageerror', reject));
  const address = new URL('hero.html', import.meta.url);
  for (const setting of ['width', 'height', 'lines', 'focus', 'buoy'] as const) {
    address.searchParams.set(setting, `${cut[setting]}`);
  }
  address.searchParams.set('colours', JSON.stringify(PALETTE.film));
  await Promise.race([page.goto(address.href), failed]);
  return async (turn: number): Promise<Buffer> => {
    const url = await Promise.race([page.evaluate(`window.frame(${turn})`), failed]);
    return Buffer.from(String(url).split(',')[1] ?? '', 'base64');
  };
}

/** Draws the whole loop into a lossless video file. */
async function drawLoop(frame: (turn: number) => Promise<Buffer>, target: string, name: string) {
  const options = `-f image2pipe -c:v png -r ${RATE} -i - -c:v ffv1 -pix_fmt bgr0`.split(' ');
  const ffmpeg = spawn(FFMPEG, [...QUIET, ...options, target], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const closed = once(ffmpeg, 'close');
  for (let i = 0; i < LOOP * RATE; i++) {
    if (i % RATE === 0) console.log(`${name}: frame ${i} of ${LOOP * RATE}`);
    if (!ffmpeg.stdin.write(await frame(i / (LOOP * RATE)))) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

/** Both posters of the first frame, by file name ending. The AVIF has the best quality within its bytes, but at least 20. */
async function posters(frame: Buffer, { avif, jpeg }: Cut): Promise<[end: string, Buffer][]> {
  let [quality, small] = [avif.quality, await encodeAvif(avif.quality)];
  while (small.length > avif.bytes && quality > 20) {
    quality -= 2;
    small = await encodeAvif(quality);
  }
  const large = await sharp(frame).resize(jpeg).jpeg({ quality: 36, mozjpeg: true }).toBuffer();
  return [
    ['poster.avif', small],
    ['poster.jpg', large],
  ];

  function encodeAvif(at: number) {
    return sharp(frame).avif({ quality: at, effort: 6, chromaSubsampling: '4:2:0' }).toBuffer();
  }
}

const [name, target = '', turn = '0'] = process.argv.slice(3);
if (name !== undefined) {
  if (!(name in CUTS) || extname(target) !== '.png') {
    fail('usage: npm run brand -- --film, or npm run brand -- --film wide|narrow frame.png [turn]');
  }
  const browser = await launch();
  const frame = await open(await browser.newPage(), CUTS[name as keyof typeof CUTS]); // as was just proven
  writeFileSync(target, await frame(Number(turn)));
  await browser.close();
  process.exit();
}

if (!hasEncoders()) {
  fail('An ffmpeg with libsvtav1 and libx264 is needed: install it, or name it by FFMPEG.');
}
const browser = await launch();
const temporary = mkdtempSync(join(tmpdir(), 'film-'));
const made = join(temporary, 'film');
mkdirSync(made);
try {
  for (const [cutName, cut] of Object.entries(CUTS)) {
    const frame = await open(await browser.newPage(), cut);
    for (const [end, bytes] of await posters(await frame(0), cut)) {
      writeFileSync(join(made, `hero-${cutName}.${end}`), bytes);
    }
    const loop = join(temporary, `${cutName}.mkv`);
    await drawLoop(frame, loop, cutName);
    for (const [end, options] of Object.entries(FORMATS)) {
      const file = join(made, `hero-${cutName}.${end}`);
      const args = [...QUIET, '-i', loop, '-an', ...options.split(' '), file];
      // Keeps the AV1 encoder from printing its settings.
      execFileSync(FFMPEG, args, { stdio: 'inherit', env: { ...process.env, SVT_LOG: '1' } });
    }
  }
  const { main, accent } = brandColours();
  writeFileSync(
    join(made, 'film.yaml'),
    `# What the film was rendered for: npm run check says when brand.yaml has other colours.\nmain: "${main}"\naccent: "${accent}"\n`,
  );
  // The old film is deleted only when the new one is complete.
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync(made, FOLDER, { recursive: true });
} finally {
  await browser.close();
  rmSync(temporary, { recursive: true });
}
for (const file of readdirSync(FOLDER)) {
  console.log(`${join(FOLDER, file)}  ${statSync(join(FOLDER, file)).size} bytes`);
}
