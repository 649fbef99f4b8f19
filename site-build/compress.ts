/**
 * Makes a brotli and a gzip twin of every text file of the build, so that the server needn't compress them.
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

const CACHE_FOLDER = resolve(import.meta.dirname, '../.cache/compress');

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_MODE, BROTLI_PARAM_SIZE_HINT } =
  constants;

/**
 * Brotli's settings: the highest quality, for drawings the next lower one, which makes them 1 % larger in two fifths of the
 * time, or on a large site a hundred times faster one, with pages a sixth larger. Its window of 64 kB holds a page. The usual
 * 4 MB would mean clearing a table larger than any page for each file.
 */
const EFFORT = {
  files: { [BROTLI_PARAM_QUALITY]: 11 },
  drawings: { [BROTLI_PARAM_QUALITY]: 10 },
  manyFiles: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_LGWIN]: 16 },
};
/** The number of text files from which a site counts as large. */
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

/** Text files of a folder, without twins of earlier runs. */
async function listTexts(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && contentType(entry.name).text)
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Writes a file atomically: an interrupted run leaves the old or the new one, never half of it. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  await writeFile(temporary, bytes);
  await rename(temporary, path);
}

/** Makes the twins of a file. @returns their names in the cache, and whether they were there already */
async function compressFile(path: string, cache: string, effort: Record<number, number>) {
  const source = await readFile(path);
  const name = hash('sha256', source);
  const entries = CODINGS.map(({ ending }) => name + ending);
  let cached = true;
  for (const { ending, compress } of CODINGS) {
    const entry = join(cache, name + ending);
    let twin = await readFile(entry).catch(() => undefined);
    if (twin === undefined) {
      cached = false;
      const compressed = await compress(source, effort);
      // An empty entry records that compression doesn't make this source smaller.
      twin = compressed.length < source.length ? compressed : Buffer.alloc(0);
      await writeWhole(entry, twin);
    }
    if (twin.length > 0) await writeWhole(path + ending, twin);
    else await rm(path + ending, { force: true });
  }
  return { entries, cached };
}

/** Makes the twins of every text file of a build, and deletes unused ones from the cache. @returns one line on what was done */
export async function compressBuild(folder: string, cache = CACHE_FOLDER): Promise<string> {
  const paths = await listTexts(folder);
  await mkdir(cache, { recursive: true });
  const files: Awaited<ReturnType<typeof compressFile>>[] = [];
  const effortFor = (path: string) => {
    if (paths.length >= MANY_FILES) return EFFORT.manyFiles;
    return path.endsWith('.svg') ? EFFORT.drawings : EFFORT.files;
  };
  const queue = paths.values();
  // Each lane takes the next path; zlib works in libuv's threads. More lanes than cores, since lanes also wait for the disk.
  const lane = async () => {
    for (const path of queue) files.push(await compressFile(path, cache, effortFor(path)));
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, lane));
  const used = new Set(files.flatMap(({ entries }) => entries));
  for (const entry of await readdir(cache)) {
    if (!used.has(entry)) await rm(join(cache, entry), { force: true });
  }
  const kept = files.filter(({ cached }) => cached).length;
  return `${files.length} files (${kept} from the cache)`;
}
