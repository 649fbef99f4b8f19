/** Draws plates in a worker thread: receives a job, writes its files, replies with the manifest entry. */
import { hash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import process from 'node:process';
import { parentPort } from 'node:worker_threads';
import { CUTS } from './cuts.ts';
import {
  addressOf,
  CACHE,
  type Drawn,
  type Entry,
  type Job,
  LINES,
  OUTPUT,
  type PhotographJob,
  type PlateJob,
} from './draw.ts';
import type { PictureFile } from './own/develop.ts';
import { type Drawing, picture } from './picture.ts';
import { coloured } from './themes.ts';

/** Writes a file. @returns its address */
async function written({ path, hashed }: Job, { extension, content }: PictureFile) {
  const file = hashed
    ? `${path}.${hash('sha256', content).slice(0, 8)}.${extension}`
    : `${path}.${extension}`;
  // Moved when it is whole, so that no browser gets a part of it. A build and the editor may draw the same at once.
  const part = join(CACHE, `${process.pid}-${basename(file)}`);
  await writeFile(part, content);
  await rename(part, join(OUTPUT, file));
  return addressOf(file);
}

/** The drawing of a plate with colour names, from the cache if possible. It stays valid if the brand colours change. */
async function linesOf({ lines: key, seed, subject, cut }: PlateJob): Promise<Drawing> {
  const file = join(LINES, `${key}.json`);
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    const drawing = picture(seed, subject, cut);
    await writeFile(file, JSON.stringify(drawing));
    return drawing;
  }
}

async function drawPlate(job: PlateJob): Promise<Entry> {
  const { key, cut } = job;
  const { svg, focus } = await linesOf(job);
  const src = await written(job, { extension: 'svg', content: Buffer.from(coloured(svg)) });
  const { width, height } = CUTS[cut];
  return { key, src, width, height, ...(focus && { focus }) };
}

async function drawPhotograph(job: PhotographJob): Promise<Entry> {
  const { key, subject, cut } = job;
  // Loading sharp takes longer than drawing most plates, and few jobs need it.
  const { develop } = await import('./own/develop.ts');
  const { files, size, focus } = await develop(subject, cut);
  const [src = '', ...others] = await Promise.all(files.map((each) => written(job, each)));
  const avif = others.map((each, index) => `${each} ${files[index + 1]?.width}w`).join(', ');
  const [x, y] = focus;
  return { key, src, ...size, focus: { x, y }, ...(avif && { avif }) };
}

async function draw(job: Job): Promise<Drawn> {
  const { name } = job;
  if ('lines' in job) return { name, entry: await drawPlate(job) };
  return drawPhotograph(job).then(
    (entry) => ({ name, entry }),
    (cause) => ({ name, fault: String(cause instanceof Error ? cause.message : cause) }),
  );
}

parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await draw(job)));
