/**
 * Makes a brotli and a gzip twin of every text file of the build, so that the server never compresses anything.
 *
 * Twins are kept in .cache/compress by the hash of their source: a build that changed one page compresses one page.
 */
import { hash, randomUUID } from 'node:crypto';
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

/** What became of one file: its sizes in bytes, the source's own where there is no twin, and the cache entries of its twins. */
interface Compressed {
  readonly entries: readonly string[];
  readonly cached: boolean;
  readonly source: number;
  readonly brotli: number;
  readonly gzip: number;
}

async function compressFile(
  path: string,
  cache: string,
  effort: Record<number, number>,
): Promise<Compressed> {
  const source = await readFile(path);
  const name = hash('sha256', source);
  const entries = CODINGS.map(({ ending }) => name + ending);
  const sizes: number[] = [];
  let cached = true;
  for (const { ending, compress } of CODINGS) {
    const entry = join(cache, name + ending);
    let twin = await readFile(entry).catch(() => undefined);
    if (twin === undefined) {
      cached = false;
      const compressed = await compress(source, effort);
      // An empty entry remembers that this source is better left alone.
      twin = compressed.length < source.length ? compressed : Buffer.alloc(0);
      await writeWhole(entry, twin);
    }
    sizes.push(twin.length || source.length);
    if (twin.length > 0) await writeWhole(path + ending, twin);
    else await rm(path + ending, { force: true });
  }
  const [brotli = 0, gzip = 0] = sizes;
  return { entries, cached, source: source.length, brotli, gzip };
}

/**
 * Makes the twins of every text file in a folder and forgets the cached ones that no file has any more.
 *
 * @param folder the build
 * @param cache where twins are kept between runs
 * @returns what was done, in one line
 * @throws where the folder can't be read or written
 */
export async function compressBuild(folder: string, cache = CACHE_FOLDER): Promise<string> {
  const paths = await listTexts(folder);
  await mkdir(cache, { recursive: true });
  const files: Compressed[] = [];
  const effort = paths.length < MANY_FILES ? EFFORT.files : EFFORT.manyFiles;
  const queue = paths.values();
  // Each lane takes the next path; zlib does the work in libuv's threads. More lanes than cores, since a lane also reads and writes.
  const lane = async () => {
    for (const path of queue) files.push(await compressFile(path, cache, effort));
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, lane));
  const used = new Set(files.flatMap(({ entries }) => entries));
  for (const entry of await readdir(cache)) {
    if (!used.has(entry)) await rm(join(cache, entry), { force: true });
  }
  const total = (size: 'source' | 'brotli' | 'gzip') =>
    kilobytes(files.reduce((sum, each) => sum + each[size], 0));
  const kept = files.filter(({ cached }) => cached).length;
  return `${files.length} files (${kept} from the cache), ${total('source')}; with brotli ${total('brotli')}, with gzip ${total('gzip')}`;
}
