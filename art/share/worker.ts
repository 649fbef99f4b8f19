/** Draws share images in a thread of its own: takes a job, writes its file, says when it is done. */
import { writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { ShareLook } from './look.ts';
import { type Brand, type Prepared, prepare, printShareImage } from './share-image.ts';
import { typesetter } from './typeface.ts';

/** What every share image is drawn with. */
export interface ShareTools {
  brand: Brand;
  /** The typeface as sfnt files. */
  fonts: readonly Uint8Array[];
}

/** A share image to be drawn. */
export interface ShareJob {
  /** The address of the page. */
  name: string;
  title: string;
  look: ShareLook;
  /** The name of what it is prepared from: the same only where looks are. */
  prepared: string;
  /** Path of the PNG, in a folder that is there. */
  file: string;
}

const { brand, fonts }: ShareTools = workerData;
const set = typesetter(fonts);

/** What was prepared last: pages of one look come one after the other. */
let last: { name: string; drawing: Promise<Prepared> } | undefined;

parentPort?.on('message', async ({ name, file, title, look, prepared }: ShareJob) => {
  if (last?.name !== prepared) last = { name: prepared, drawing: prepare(look, brand, set) };
  await writeFile(file, await printShareImage(await last.drawing, title, set));
  parentPort?.postMessage(name);
});
