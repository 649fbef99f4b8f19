import { setTimeout as pause } from 'node:timers/promises';

/** How long the process rests from long work, as a multiple of how long it took, and in milliseconds at most. */
const REST = 8;
const LONGEST_REST = 400;

const waiting: (() => void)[] = [];

function nextPiece(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(nextPiece);
}

/**
 * Resolves when the next piece of a body may be worked on. However many bodies arrive at once, between two rounds every
 * other request is answered; what isn't read yet waits with its sender.
 */
export function turn(): Promise<void> {
  if (waiting.length === 0) setImmediate(nextPiece);
  return new Promise((resolve) => waiting.push(resolve));
}

/**
 * A queue for work that holds up other requests, such as storing a file: one piece after another, with rests between.
 *
 * @returns what queues a piece of work and resolves with its result
 */
export function makeQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    let took = 0;
    const result = last.then(() => {
      const started = performance.now();
      return work().finally(() => {
        took = performance.now() - started;
      });
    });
    const rest = () => pause(Math.min(took * REST, LONGEST_REST), undefined, { ref: false });
    last = result.then(rest, rest);
    return result;
  };
}

/**
 * Does some work again and again until the signal.
 *
 * @param work resolves with the milliseconds until the next time; never fails
 */
export async function repeat(work: () => Promise<number>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const wait = await work();
    await pause(wait, undefined, { signal, ref: false }).catch(() => {});
  }
}
