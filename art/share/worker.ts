/** Draws share images in a worker thread: receives a job, writes its file, replies when it is done. */
import { rename, writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { ShareLook } from './look.ts';
import { type Brand, type Prepared, prepare, printShareImage } from './share-image.ts';
import { typesetter } from './typeface.ts';

/** The worker data. */
export interface ShareTools {
  brand: Brand;
  /** The typeface as sfnt files. */
  fonts: readonly Uint8Array[];
}

/** A share image to draw. */
export interface ShareJob {
  /** The address of the page. */
  name: string;
  title: string;
  look: ShareLook;
  /** Identifies the prepared drawing. Equal only for equal looks. */
  prepared: string;
  /** The path of the PNG in an existing folder. */
  file: string;
}

const { brand, fonts }: ShareTools = workerData;
const set = typesetter(fonts);

/** Caches the last prepared drawing, because pages of one look come in sequence. */
let last: { name: string; drawing: Promise<Prepared> } | undefined;

parentPort?.on('message', async ({ name, file, title, look, prepared }: ShareJob) => {
  if (last?.name !== prepared) last = { name: prepared, drawing: prepare(look, brand, set) };
  const image = await printShareImage(await last.drawing, title, set);
  // Renamed when whole: the cache keeps no half of an image.
  await writeFile(`${file}.tmp`, image);
  await rename(`${file}.tmp`, file);
  parentPort?.postMessage(name);
});
