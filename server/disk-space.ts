import { statfs } from 'node:fs/promises';

/** Below either of these the space that is left is kept for enquiries: bytes, and a part of the whole. */
const LEAST = { bytes: 200_000_000, share: 0.05 };

/** Milliseconds for which an answer holds. */
const ANSWER_AGE = 5_000;

/** Tells whether the disk that holds a folder is about to be full. */
export class DiskSpace {
  readonly #folder: string;
  readonly #least: typeof LEAST;
  #low = false;
  #askedAt = Number.NEGATIVE_INFINITY;

  constructor(folder: string, least = LEAST) {
    this.#folder = folder;
    this.#least = least;
  }

  /** True where little is left. A folder that can't be asked, such as one that has gone, isn't full. */
  async isLow(): Promise<boolean> {
    const now = performance.now();
    if (now - this.#askedAt > ANSWER_AGE) {
      this.#askedAt = now;
      const disk = await statfs(this.#folder).catch(() => undefined);
      const share = disk === undefined ? 1 : disk.bavail / disk.blocks;
      const bytes = disk === undefined ? Number.POSITIVE_INFINITY : disk.bavail * disk.bsize;
      this.#low = bytes < this.#least.bytes || share < this.#least.share;
    }
    return this.#low;
  }
}
