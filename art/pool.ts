/** Shared by the drawing steps: worker threads, and keys that change whenever a drawing would. */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Sources that no plate depends on. Cuts and subjects (plates/) are part of each plate's own key instead. */
const NOT_GENERATOR = /^(own|share)\b|^(contrast|cuts|draw|draw-worker|pool)\.ts$/;

/** A hash of the sources that every plate depends on. */
export function generatorHash(): string {
  return sourcesHash(import.meta.dirname, (file) => !NOT_GENERATOR.test(file));
}

/** A hash of a folder's TypeScript files except tests. @param wanted whether to include a file, by its path in the folder */
export function sourcesHash(
  folder: string,
  wanted: (file: string) => boolean = () => true,
): string {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && wanted(file))
    .sort();
  return hash('sha256', sources.map((file) => readFileSync(join(folder, file))).join('\0'));
}

/** A hash of a drawing's inputs. It changes whenever the picture would. */
export function drawingKey(parts: readonly unknown[]): string {
  return hash('sha256', JSON.stringify(parts)).slice(0, 16);
}

/**
 * Distributes jobs among one thread per core and reports each finished drawing.
 *
 * One thread draws all jobs of a batch in sequence, so that it reads their shared data only once.
 *
 * @param worker the module that each thread runs: it receives a job as a message and replies with the drawing
 * @param workerData the initial data of each thread
 * @param batches the longest first, so that no thread is left with a long one at the end
 * @throws if a drawing fails, naming its job
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
