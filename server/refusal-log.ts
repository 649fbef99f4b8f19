/** Milliseconds that are told of in one line, so that a flood of requests is no flood of lines. */
const PERIOD = 10_000;

/** Writes down what was turned away for want of room, by reason and number, without saying who it was. */
export class RefusalLog {
  readonly #write: (line: { reason: string; count: number }) => void;
  readonly #counts = new Map<string, number>();

  constructor(write: (line: { reason: string; count: number }) => void) {
    this.#write = write;
  }

  /** Notes one more: the first is logged at once, the others of the next ten seconds together. */
  note(reason: string): void {
    const known = this.#counts.get(reason);
    this.#counts.set(reason, (known ?? -1) + 1);
    if (known !== undefined) return;
    this.#write({ reason, count: 1 });
    setTimeout(() => this.#sum(reason), PERIOD).unref();
  }

  #sum(reason: string): void {
    const count = this.#counts.get(reason) ?? 0;
    this.#counts.delete(reason);
    if (count > 0) this.#write({ reason, count });
  }
}
