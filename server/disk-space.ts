import { statfs } from 'node:fs/promises';

/** Below either of these the space that is left is kept for enquiries: bytes, and a part of the whole. */
const LEAST = { bytes: 200_000_000, share: 0.05 };

/** Milliseconds for which an answer holds. */
const ANSWER_AGE = 5_000;

/**
 * Watches the disk that holds a folder.
 *
 * @returns what tells whether little of it is left; a folder that can't be asked, such as one that has gone, isn't full
 */
export function lowDisk(folder: string, least = LEAST): () => Promise<boolean> {
  let isLow = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = performance.now();
    if (now - askedAt > ANSWER_AGE) {
      askedAt = now;
      const disk = await statfs(folder).catch(() => undefined);
      const share = disk === undefined ? 1 : disk.bavail / disk.blocks;
      const bytes = disk === undefined ? Number.POSITIVE_INFINITY : disk.bavail * disk.bsize;
      isLow = bytes < least.bytes || share < least.share;
    }
    return isLow;
  };
}
