/**
 * Draws what networks and messengers show beside a link, for every page, into public/share/. An image whose title, plate,
 * brand and generator haven't changed is not drawn again.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import subsetFont from 'subset-font';
import { sourcesOf } from '../art/engraver/subject.ts';
import {
  drawInThreads,
  drawingKey,
  generatorHash,
  showProgress,
  sourcesHash,
} from '../art/pool.ts';
import type { PlateKey } from '../art/registry.ts';
import { shareLook } from '../art/share/look.ts';
import type { ShareJob, ShareTools } from '../art/share/worker.ts';
import { readContent } from '../src/content/check.ts';
import { shareImage } from '../src/frame/share-image.ts';

const OUTPUT = 'public/share';
const MANIFEST = '.cache/art/share.json';
const MARK = 'public/favicon.svg';
/** The cuts of the brand's typeface that the pages use, the usual one first. */
const FONTS = ['archivo-basic', 'archivo-extended'].map((name) => `src/styles/fonts/${name}.woff2`);

/** The key of every image of the last run, by address; without a readable list all are drawn again. */
function lastKeys(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(MANIFEST, 'utf8'));
  } catch {
    return {};
  }
}

/** What the content check has proven of a page's record. */
interface PageRecord {
  title: string;
  /** Services and industries have a plate of their own; other pages may have one in their hero. */
  plate?: PlateKey;
  sections: readonly { plate?: PlateKey }[];
}

const started = performance.now();
const { entries } = readContent('.');
const [company] = entries.filter(({ collection }) => collection === 'company');
const brand = { name: String(company?.data.name), mark: readFileSync(MARK, 'utf8') };
const fonts = FONTS.map((path) => readFileSync(path));
const generator = [
  generatorHash(),
  sourcesHash('art/share', (file) => !file.endsWith('.test.ts')),
  brand,
  fonts.map((font) => font.toString('base64')),
];

const jobs = entries.flatMap(({ address, data }): ShareJob[] => {
  if (!address || address === '/404') return [];
  const { title, plate, sections } = data as unknown as PageRecord; // as their schemas have proven
  const look = shareLook(address, plate ?? sections[0]?.plate);
  const file = join(process.cwd(), 'public', shareImage(address).src);
  const sources = look.kind === 'engraving' && sourcesOf(look);
  return [{ name: address, key: drawingKey([generator, title, look, sources]), file, title, look }];
});

mkdirSync(OUTPUT, { recursive: true });
const present = new Set(
  readdirSync(OUTPUT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(process.cwd(), entry.parentPath, entry.name)),
);
const keys = lastKeys();
const toDraw = jobs.filter(({ name, key, file }) => keys[name] !== key || !present.has(file));
if (toDraw.length > 0) {
  const letters = [brand.name, ...toDraw.map(({ title }) => title)].join('');
  const cut = (font: Buffer) => subsetFont(font, letters, { targetFormat: 'sfnt' });
  const tools: ShareTools = { brand, fonts: await Promise.all(fonts.map(cut)) };
  let count = jobs.length - toDraw.length;
  const worker = new URL('../art/share/worker.ts', import.meta.url);
  await drawInThreads(worker, tools, toDraw, () => {
    showProgress('share images', ++count, jobs.length);
  });
  if (process.stdout.isTTY) process.stdout.write('\r');
}
const fresh = Object.fromEntries(jobs.map(({ name, key }) => [name, key]));
writeFileSync(MANIFEST, JSON.stringify(fresh, null, 1));
const wanted = new Set(jobs.map(({ file }) => file));
for (const file of present) if (!wanted.has(file)) rmSync(file);

const seconds = ((performance.now() - started) / 1000).toFixed(1);
const cached = jobs.length - toDraw.length;
console.log(`share images: ${toDraw.length} drawn, ${cached} from the cache, ${seconds} s`);
