/** Draws plates in a thread of its own: takes a job, writes its files, answers with the manifest entry. */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { CUTS } from './cuts.ts';
import { type Delivery, deliver } from './deliver.ts';
import type { Drawn, Job, Unread } from './draw.ts';
import type { Photograph } from './own/subject.ts';
import { picture } from './picture.ts';
import type { Subject } from './registry.ts';

/** Writes a file. @returns its path */
async function written({ path, hashed }: Job, { extension, content }: Delivery): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = hashed ? `${path}.${hash}.${extension}` : `${path}.${extension}`;
  await writeFile(join(String(workerData), file), content);
  return file;
}

async function drawPlate(job: Job, subject: Subject): Promise<Drawn> {
  const { name, key, seed, cut } = job;
  const size = CUTS[cut];
  const { svg, focus } = await picture(seed, subject, cut);
  const delivery = await deliver(svg, size);
  const file = await written(job, delivery);
  const { width, height } = size;
  return { name, file, width, height, key, bytes: delivery.bytes, ...(focus && { focus }) };
}

async function drawPhotograph(job: Job, photograph: Photograph): Promise<Drawn | Unread> {
  const { name, key, cut } = job;
  // Loading sharp costs more than most plates, and few need it.
  const { develop } = await import('./own/develop.ts');
  try {
    const { files, size, focus } = await develop(photograph, cut);
    const [{ bytes }] = files;
    const [file = '', ...avif] = await Promise.all(files.map((each) => written(job, each)));
    const widths = avif.map((each, index) => ({ file: each, width: files[index + 1]?.width ?? 0 }));
    const [x, y] = focus;
    return {
      name,
      key,
      file,
      ...size,
      bytes,
      focus: { x, y },
      ...(avif.length > 0 && { avif: widths }),
    };
  } catch (cause) {
    return { name, fault: String(cause instanceof Error ? cause.message : cause) };
  }
}

parentPort?.on('message', async (job: Job) => {
  const { subject } = job;
  const drawn =
    subject.kind === 'photograph'
      ? await drawPhotograph(job, subject)
      : await drawPlate(job, subject);
  parentPort?.postMessage(drawn);
});
