/** What the steps that draw have in common: threads, and keys that tell whether a drawing is fresh. */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Sources that no plate depends on; cuts and the subjects (plates/) are part of each plate's own key instead. */
const NOT_GENERATOR = /^(own|share)\b|^(contrast|cuts|draw|draw-worker|pool)\.ts$/;

/** One hash over the sources that every plate depends on. */
export function generatorHash(): string {
  return sourcesHash(import.meta.dirname, (file) => !NOT_GENERATOR.test(file));
}

/** One hash over the TypeScript files of a folder but for tests. @param wanted whether a file counts, by its path in it */
export function sourcesHash(
  folder: string,
  wanted: (file: string) => boolean = () => true,
): string {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && wanted(file))
    .sort();
  return hash('sha256', sources.map((file) => readFileSync(join(folder, file))).join('\0'));
}

/** A short name for everything a drawing is made from: it changes whenever the picture would. */
export function drawingKey(parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts)).slice(0, 16);
}

/**
 * Shares jobs among as many threads as there are cores and reports each drawing as it is finished.
 *
 * Jobs of one batch are drawn by one thread, one after another: it reads once what they have in common.
 *
 * @param worker the module that each thread runs: it takes a job as a message and answers with the drawing
 * @param workerData what each thread is given when it starts
 * @param batches those that take longest first, so that no thread is alone with one in the end
 * @throws where a drawing fails, by the name of its job
 */
export async function drawInThreads<Job extends { name: string }, Drawn>(
  worker: URL,
  workerData: unknown,
  batches: readonly (readonly Job[])[],
  done: (drawn: Drawn) => void,
): Promise<void> {
  const waiting = batches.map((batch) => [...batch]);
  const draw = () =>
    new Promise<void>((resolve, reject) => {
      const thread = new Worker(worker, { workerData });
      let batch: Job[] | undefined;
      let job: Job | undefined;
      const next = () => {
        if (!batch?.length) batch = waiting.shift();
        job = batch?.shift();
        if (job) thread.postMessage(job);
        else thread.terminate().then(() => resolve(), reject);
      };
      thread.on('message', (drawn: Drawn) => {
        done(drawn);
        next();
      });
      thread.on('error', (cause) => {
        waiting.length = 0;
        reject(new Error(`${job?.name} could not be drawn`, { cause }));
      });
      next();
    });
  const threads = Math.min(availableParallelism(), batches.length);
  await Promise.all(Array.from({ length: threads }, draw));
}
