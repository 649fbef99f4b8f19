import { statfs } from 'node:fs/promises';

/** Free space below which files are refused, to keep room for enquiries: in bytes, or as a share of the disk. */
const LEAST = { bytes: 200_000_000, share: 0.05 };

/** Whether free space is low on the disk that holds a folder; false if the folder can't be read, such as a deleted one. */
export async function isDiskLow(folder: string, least = LEAST): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  if (disk === undefined) return false;
  const { bavail, blocks, bsize } = disk;
  return bavail * bsize < least.bytes || bavail / blocks < least.share;
}
