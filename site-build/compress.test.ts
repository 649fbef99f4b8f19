import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { folderForEach } from '../tests/fixtures/folder.ts';
import { compressBuild } from './compress.ts';

const TEXT = '<p>The same words again.</p>\n'.repeat(50);

const root = folderForEach();
const build = join(root, 'dist');
const cache = join(root, 'cache');
beforeEach(async () => {
  await mkdir(join(build, 'services'), { recursive: true });
  await writeFile(join(build, 'index.html'), TEXT);
  await writeFile(join(build, 'services/qa.html'), `${TEXT}!`);
  await writeFile(join(build, 'copy.html'), TEXT);
  await writeFile(join(build, 'robots.txt'), 'a');
  await writeFile(join(build, 'film.mp4'), TEXT);
});

const run = () => compressBuild(build, cache);

async function list(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).sort();
}

test('only text files get twins, which decompress to the same text', async () => {
  const summary = await run();
  expect(await list(build)).toEqual([
    'copy.html',
    'copy.html.br',
    'copy.html.gz',
    'film.mp4',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'robots.txt',
    'services',
    'services/qa.html',
    'services/qa.html.br',
    'services/qa.html.gz',
  ]);
  const read = (name: string) => readFile(join(build, name));
  expect(brotliDecompressSync(await read('services/qa.html.br')).toString()).toBe(`${TEXT}!`);
  expect(gunzipSync(await read('index.html.gz')).toString()).toBe(TEXT);
  expect(summary).toMatch(/^4 files \(0 from the cache\)/);
});

test('a second run takes everything from the cache, even if the build was deleted', async () => {
  await run();
  const first = await readFile(join(build, 'index.html.br'));
  await rm(build, { recursive: true });
  await mkdir(build);
  await writeFile(join(build, 'index.html'), TEXT);
  await writeFile(join(build, 'robots.txt'), 'a');
  expect(await run()).toMatch(/^2 files \(2 from the cache\)/);
  expect(await readFile(join(build, 'index.html.br'))).toEqual(first);
});

test('a changed file gets new twins, or none if they would not be smaller', async () => {
  await run();
  await writeFile(join(build, 'index.html'), `${TEXT}?`);
  await writeFile(join(build, 'copy.html'), 'a');
  expect(await run()).toMatch(/^4 files \(3 from the cache\)/);
  expect(brotliDecompressSync(await readFile(join(build, 'index.html.br'))).toString()).toBe(
    `${TEXT}?`,
  );
  expect(await list(build)).not.toContain('copy.html.br');
});

test('the cache keeps only twins of the build', async () => {
  await run();
  expect(await list(cache)).toHaveLength(6);
  await rm(join(build, 'services'), { recursive: true });
  await run();
  expect(await list(cache)).toHaveLength(4);
});
