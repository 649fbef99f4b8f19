/**
 * Makes a brotli and a gzip twin of every text file of the build, so that the server never compresses anything.
 *
 * Twins are kept in .cache/compress by the hash of their source: a build that changed one page compresses one page.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType } from '../server/static/content-types.ts';
import { kilobytes } from './steps.ts';

const CACHE_FOLDER = resolve(import.meta.dirname, '../.cache/compress');

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT } =
  constants;

/**
 * How hard brotli works: as hard as it can, and on a large site as hard as is quick, in a hundredth of the time for pages a seventh
 * larger. A window of 64 kB holds a page; with the usual one of 4 MB a table that is larger than any page is cleared for each.
 */
const EFFORT = {
  files: { [BROTLI_PARAM_QUALITY]: 11 },
  manyFiles: { [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_LGWIN]: 16 },
};
/** From how many text files on a site is large. */
const MANY_FILES = 1000;

const CODINGS = [
  {
    ending: '.br',
    compress: (source: Buffer, effort: Record<number, number>) =>
      compressBrotli(source, {
        params: {
          ...effort,
          [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [BROTLI_PARAM_SIZE_HINT]: source.length,
        },
      }),
  },
  { ending: '.gz', compress: (source: Buffer) => compressGzip(source, { level: 9 }) },
];

/** What one run did. Sizes are in bytes and cover the files that have twins. */
interface Summary {
  /** Text files in the build. */
  files: number;
  /** Files whose twins came from the cache. */
  cached: number;
  /** Files that compression doesn't make smaller. */
  left: number;
  sourceBytes: number;
  brotliBytes: number;
  gzipBytes: number;
}

/** Text files of a folder, twins of earlier runs left out. */
async function listTexts(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && contentType(entry.name).text)
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Writes a file so that an interrupted run leaves the old one or the new one, never half of it. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  await writeFile(temporary, bytes);
  await rename(temporary, path);
}

/**
 * Makes the twins of one file.
 *
 * @returns sizes in bytes, the source's own where there is no twin, and the cache entries that stand for them
 */
async function compressFile(path: string, cache: string, effort: Record<number, number>) {
  const source = await readFile(path);
  const hash = createHash('sha256').update(source).digest('hex');
  const entries: string[] = [];
  const sizes: number[] = [];
  let cached = true;
  for (const { ending, compress } of CODINGS) {
    const entry = `${hash}${ending}`;
    let twin = await readFile(join(cache, entry)).catch(() => undefined);
    if (twin === undefined) {
      cached = false;
      const compressed = await compress(source, effort);
      // An empty entry remembers that this source is better left alone.
      twin = compressed.length < source.length ? compressed : Buffer.alloc(0);
      await writeWhole(join(cache, entry), twin);
    }
    entries.push(entry);
    sizes.push(twin.length || source.length);
    if (twin.length > 0) await writeWhole(path + ending, twin);
    else await rm(path + ending, { force: true });
  }
  return { entries, sizes, cached, sourceBytes: source.length };
}

/**
 * Makes the twins of every text file in a folder and forgets the cached ones that no file has any more.
 *
 * @param folder the build
 * @param cache where twins are kept between runs
 * @throws where the folder can't be read or written
 */
export async function compressFolder(folder: string, cache: string): Promise<Summary> {
  const paths = await listTexts(folder);
  await mkdir(cache, { recursive: true });
  const summary = {
    files: paths.length,
    cached: 0,
    left: 0,
    sourceBytes: 0,
    brotliBytes: 0,
    gzipBytes: 0,
  };
  const used = new Set<string>();
  const effort = paths.length < MANY_FILES ? EFFORT.files : EFFORT.manyFiles;
  const queue = paths.values();
  // Each lane takes the next path; zlib does the work in libuv's threads. More lanes than cores, since a lane also reads and writes.
  const lane = async () => {
    for (const path of queue) {
      const { entries, sizes, cached, sourceBytes } = await compressFile(path, cache, effort);
      const [brotliBytes = 0, gzipBytes = 0] = sizes;
      for (const entry of entries) used.add(entry);
      summary.cached += cached ? 1 : 0;
      summary.left += brotliBytes === sourceBytes && gzipBytes === sourceBytes ? 1 : 0;
      summary.sourceBytes += sourceBytes;
      summary.brotliBytes += brotliBytes;
      summary.gzipBytes += gzipBytes;
    }
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, lane));
  for (const entry of await readdir(cache)) {
    if (!used.has(entry)) await rm(join(cache, entry), { force: true });
  }
  return summary;
}

/**
 * Compresses a build.
 *
 * @returns what was done, in one line
 * @throws where there is nothing to compress
 */
export async function compressBuild(folder: string): Promise<string> {
  const { files, cached, left, sourceBytes, brotliBytes, gzipBytes } = await compressFolder(
    folder,
    CACHE_FOLDER,
  );
  if (files === left) throw new Error(`no file in ${folder} became smaller`);
  return (
    `${files} files (${cached} from the cache, ${left} no smaller), ${kilobytes(sourceBytes)}; ` +
    `with brotli ${kilobytes(brotliBytes)}, with gzip ${kilobytes(gzipBytes)}`
  );
}
