import { statfs } from 'node:fs/promises';

/** Free space below which files are refused, to keep room for enquiries: in bytes, or as a share of the disk. */
const LEAST = { bytes: 200_000_000, share: 0.05 };

/** Milliseconds for which a result is reused. */
const ANSWER_AGE = 5_000;

/**
 * Watches the disk that holds a folder.
 *
 * @returns a function that tells whether free space is low; false if the folder can't be read, such as a deleted one
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
