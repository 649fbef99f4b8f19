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

/** Hexadecimal digits in a file's name that tell its versions apart. Pages name up to 60 pictures, and digits don't compress. */
const HASH_DIGITS = 6;

/** Writes a file, named by what it holds. @returns its name */
async function written(name: string, { extension, content }: Delivery): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_DIGITS);
  const file = `${name.replace(/[/@]/g, '-')}.${hash}.${extension}`;
  await writeFile(join(String(workerData), file), content);
  return file;
}

async function drawPlate({ name, key, seed, cut }: Job, subject: Subject): Promise<Drawn> {
  const size = CUTS[cut];
  const { svg, focus } = await picture(seed, subject, cut);
  const delivery = await deliver(svg, size);
  const file = await written(name, delivery);
  const { width, height } = size;
  return { name, file, width, height, key, bytes: delivery.bytes, ...(focus && { focus }) };
}

async function drawPhotograph(
  { name, key, cut }: Job,
  photograph: Photograph,
): Promise<Drawn | Unread> {
  // Loading sharp costs more than most plates, and few need it.
  const { develop } = await import('./own/develop.ts');
  try {
    const { files, size, focus } = await develop(photograph, cut);
    const [{ bytes }] = files;
    const [file = '', ...avif] = await Promise.all(files.map((each) => written(name, each)));
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
