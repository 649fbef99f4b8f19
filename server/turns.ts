import { setTimeout as pause } from 'node:timers/promises';

/** The pause after a piece of long work: as a multiple of its duration, and at most in milliseconds. */
const REST = 8;
const LONGEST_REST = 400;

const waiting: (() => void)[] = [];

function nextPiece(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(nextPiece);
}

/**
 * Resolves when the next piece of a body may be processed. The event loop handles one piece per round, so that other
 * requests are answered in between however many bodies arrive. Unread data waits at the sender.
 */
export function turn(): Promise<void> {
  if (waiting.length === 0) setImmediate(nextPiece);
  return new Promise((resolve) => waiting.push(resolve));
}

/** A queue for work that blocks other requests, such as storing a file: one piece at a time, with pauses in between. */
export function makeRestingQueue(): <Result>(work: () => Promise<Result>) => Promise<Result> {
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

/** Repeats some work until the signal. It must never reject, and resolves with the time until the next run. */
export async function repeat(work: () => Promise<number>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const wait = await work();
    await pause(wait, undefined, { signal, ref: false }).catch(() => {});
  }
}
