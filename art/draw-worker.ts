/** Draws plates in a thread of its own: takes a job, writes its file, answers with the manifest entry. */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { CUTS } from './cuts.ts';
import { deliver } from './deliver.ts';
import type { Drawn, Job } from './draw.ts';
import { picture } from './picture.ts';

parentPort?.on('message', async ({ name, seed, subject, cut, key }: Job) => {
  const size = CUTS[cut];
  const { svg, focus } = await picture(seed, subject, cut);
  const { extension, content, bytes } = await deliver(svg, size);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const file = `${name.replace(/[/@]/g, '-')}.${hash}.${extension}`;
  await writeFile(join(String(workerData), file), content);
  const { width, height } = size;
  const drawn: Drawn = { name, file, width, height, key, bytes, ...(focus && { focus }) };
  parentPort?.postMessage(drawn);
});
