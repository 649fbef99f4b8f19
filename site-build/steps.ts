/** What the steps of a build share. */
import { hash } from 'node:crypto';

/** Does one step of a build and says what it did and how long it took. */
export async function step(name: string, work: () => string | Promise<string>): Promise<void> {
  const start = performance.now();
  const done = await work();
  console.log(`${name}: ${done}, ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Bytes as whole kilobytes. */
export const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;

/** What tells the file of a build from earlier ones of its name. */
export const shortHash = (content: string | Uint8Array) => hash('sha256', content).slice(0, 8);
