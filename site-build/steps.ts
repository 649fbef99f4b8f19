/** Helpers for the steps of a build. */
import { hash } from 'node:crypto';

/** Runs a step of the build, and prints what it did and how long it took. */
export async function step(name: string, work: () => string | Promise<string>): Promise<void> {
  const start = performance.now();
  const done = await work();
  console.log(`${name}: ${done}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** A hash for file names, which changes with the content. */
export const shortHash = (content: string | Uint8Array) => hash('sha256', content).slice(0, 8);
