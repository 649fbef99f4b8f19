/** Draws plates in a worker thread: receives a job, writes its files, replies with the manifest entry. */
import { hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { CUTS } from './cuts.ts';
import type { Drawn, Folders, Job, PhotographJob, PlateJob, Unread } from './draw.ts';
import type { PictureFile } from './own/develop.ts';
import { type Drawing, picture } from './picture.ts';
import { coloured } from './themes.ts';

const { output, lines }: Folders = workerData;

async function written(
  { path, hashed }: Job,
  { extension, content }: PictureFile,
): Promise<string> {
  const file = hashed
    ? `${path}.${hash('sha256', content).slice(0, 8)}.${extension}`
    : `${path}.${extension}`;
  await writeFile(join(output, file), content);
  return file;
}

/** The drawing of a plate with colour names, from the cache if possible. It stays valid if the brand colours change. */
async function linesOf({ lines: key, seed, subject, cut }: PlateJob): Promise<Drawing> {
  const file = join(lines, `${key}.json`);
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    const drawing = await picture(seed, subject, cut);
    await writeFile(file, JSON.stringify(drawing));
    return drawing;
  }
}

async function drawPlate(job: PlateJob): Promise<Drawn> {
  const { name, key, cut } = job;
  const { svg, focus } = await linesOf(job);
  const file = await written(job, { extension: 'svg', content: Buffer.from(coloured(svg)) });
  const { width, height } = CUTS[cut];
  return { name, file, width, height, key, ...(focus && { focus }) };
}

async function drawPhotograph(job: PhotographJob): Promise<Drawn | Unread> {
  const { name, key, subject, cut } = job;
  // Loading sharp takes longer than drawing most plates, and few jobs need it.
  const { develop } = await import('./own/develop.ts');
  try {
    const { files, size, focus } = await develop(subject, cut);
    const [file = '', ...avif] = await Promise.all(files.map((each) => written(job, each)));
    const widths = avif.map((each, index) => ({ file: each, width: files[index + 1]?.width ?? 0 }));
    const [x, y] = focus;
    return {
      name,
      key,
      file,
      ...size,
      focus: { x, y },
      ...(avif.length > 0 && { avif: widths }),
    };
  } catch (cause) {
    return { name, fault: String(cause instanceof Error ? cause.message : cause) };
  }
}

parentPort?.on('message', async (job: Job) => {
  const drawn = 'lines' in job ? drawPlate(job) : drawPhotograph(job);
  parentPort?.postMessage(await drawn);
});
