/**
 * Renders the hero film, or one frame of it. See README.md.
 *
 *   node art/film/render.ts wide frame.png [turn]         one frame; turn from 0 (the poster) to 1
 *   node art/film/render.ts narrow narrow.mkv [seconds]   the loop, or its first seconds, without loss
 *
 * `CHROME` names a Chromium other than Playwright's own, `FFMPEG` an ffmpeg that is not on the path.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { PALETTE } from '../themes.ts';
import { cutNamed, LOOP, RATE } from './cuts.ts';

const [name, target = '', option] = process.argv.slice(2);
const cut = cutNamed(name);
const format = extname(target);
if (!cut || (format !== '.png' && format !== '.mkv')) {
  console.error('usage: node art/film/render.ts wide|narrow frame.png|film.mkv [turn|seconds]');
  process.exit(1);
}

const { CHROME, FFMPEG = 'ffmpeg' } = process.env;
const browser = await chromium.launch({
  ...(CHROME && { executablePath: CHROME }),
  // Drawn by the processor, so that every machine renders the same film.
  args: [
    '--no-sandbox',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--force-color-profile=srgb',
  ],
});
try {
  const page = await browser.newPage();
  const failed = new Promise<never>((_, reject) => page.on('pageerror', reject));
  const address = new URL('hero.html', import.meta.url);
  for (const setting of ['width', 'height', 'lines', 'focus', 'buoy'] as const) {
    address.searchParams.set(setting, `${cut[setting]}`);
  }
  address.searchParams.set('colours', JSON.stringify(PALETTE.film));
  await Promise.race([page.goto(address.href), failed]);
  /** One frame as a PNG, `turn` of the way through the loop. */
  const frame = async (turn: number): Promise<Buffer> => {
    const url = await Promise.race([page.evaluate(`window.frame(${turn})`), failed]);
    return Buffer.from(String(url).split(',')[1] ?? '', 'base64');
  };
  if (format === '.png') writeFileSync(target, await frame(Number(option ?? 0)));
  else await film(frame, Math.round(Number(option ?? LOOP) * RATE));
} finally {
  await browser.close();
}

/** Pipes frames into ffmpeg, which stores them without loss. */
async function film(frame: (turn: number) => Promise<Buffer>, count: number): Promise<void> {
  const input = `-f image2pipe -c:v png -r ${RATE} -i -`;
  const options = `-y -hide_banner -loglevel error ${input} -c:v ffv1 -pix_fmt bgr0`.split(' ');
  const ffmpeg = spawn(FFMPEG, [...options, target], { stdio: ['pipe', 'inherit', 'inherit'] });
  const closed = once(ffmpeg, 'close');
  for (let i = 0; i < count; i++) {
    if (i % RATE === 0) console.log(`frame ${i} of ${count}`);
    if (!ffmpeg.stdin.write(await frame(i / (LOOP * RATE)))) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
