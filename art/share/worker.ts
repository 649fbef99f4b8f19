/** Draws share images in a thread of its own: takes a job, writes its file, says when it is done. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type Brand, printShareImage, type ShareImage, shareDrawing } from './share-image.ts';
import { typesetter } from './typeface.ts';

/** What every share image is drawn with. */
export interface ShareTools {
  brand: Brand;
  /** The typeface as sfnt files. */
  fonts: readonly Uint8Array[];
}

/** A share image to be drawn. `key` changes whenever the picture would. */
export interface ShareJob extends ShareImage {
  /** The address of the page. */
  name: string;
  key: string;
  /** Absolute path of the PNG. */
  file: string;
}

const { brand, fonts }: ShareTools = workerData;
const set = typesetter(fonts);

parentPort?.on('message', async ({ name, file, title, look }: ShareJob) => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await printShareImage(await shareDrawing({ title, look }, brand, set)));
  parentPort?.postMessage(name);
});
