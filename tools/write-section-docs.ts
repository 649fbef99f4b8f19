/** `npm run docs:sections`: writes docs/sections.md, and photographs every example in the gallery of `npm run dev`. */
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { PICTURES, sectionsDocument } from '../src/gallery/document.ts';
import { freePort } from '../tests/fixtures/socket.ts';

/** Pixels: the window in which sections are photographed, and how wide and high their pictures are at most. */
const WINDOW = { width: 1440, height: 900 };
const PICTURE = { width: 480, height: 640 };

writeFileSync('docs/sections.md', sectionsDocument('.'));

const port = await freePort();
const server = spawn('astro', ['dev', '--host', '127.0.0.1', '--port', String(port)], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text) => String(text).includes('ready in') && resolve());
    server.on('exit', () => reject(new Error('astro dev ended; see the lines above')));
  });
  const page = await browser.newPage({ viewport: WINDOW, reducedMotion: 'reduce' });
  await page.goto(`http://127.0.0.1:${port}/sections`);
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    ),
  );
  const folder = join('docs', PICTURES);
  mkdirSync(folder, { recursive: true });
  for (const old of readdirSync(folder)) rmSync(join(folder, old));
  const pictures = await page.locator('[data-picture]').all();
  for (const picture of pictures) {
    const name = await picture.getAttribute('data-picture');
    const png = await picture.screenshot({ animations: 'disabled' });
    await sharp(png)
      .resize({ ...PICTURE, fit: 'inside' })
      .webp({ quality: 70 })
      .toFile(join(folder, `${name}.webp`));
  }
  console.log(`docs/sections.md written, with ${pictures.length} pictures`);
} finally {
  await browser.close();
  server.kill();
}
