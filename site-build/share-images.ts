/**
 * Draws what networks and messengers show beside a link, for every page, into .cache/share/. An image whose title, plate,
 * brand and generator haven't changed is not drawn again.
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import subsetFont from 'subset-font';
import { sourcesFor } from '../art/draw.ts';
import { drawInThreads, drawingKey, generatorHash, sourcesHash } from '../art/pool.ts';
import { type ShareLook, shareLook } from '../art/share/look.ts';
import type { ShareJob, ShareTools } from '../art/share/worker.ts';
import { PALETTE } from '../art/themes.ts';
import { PATHS } from '../contract/names.ts';
import type { PlateKey } from '../plates/registry.ts';
import type { Content } from '../src/content/check.ts';
import { iconOf, readDrawing } from '../src/content/mark.ts';
import { drawingOf } from '../src/content/pictures.ts';
import { readTypeface, TYPEFACE } from '../src/content/typeface.ts';
import { shareImage } from '../src/frame/share-image.ts';
import type { NamedPlate, OwnPicture } from '../src/schema/fields.ts';

/** Where they lie below the folder share/, as in the build. */
const CACHE = join(process.cwd(), '.cache');
const MANIFEST = join(CACHE, 'share.json');

/** The key of every image of the last run, by address; without a readable list all are drawn again. */
function lastKeys(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(MANIFEST, 'utf8'));
  } catch {
    return {};
  }
}

/** A plate of the registry, or a picture that is none. */
type Shown = PlateKey | OwnPicture | NamedPlate;

/** The look of a page's share image. */
function lookOf(address: string, shown: Shown | undefined): ShareLook {
  if (typeof shown !== 'object') return shareLook(address, shown);
  // Without the marks of a place: nothing stands on the picture of a share image.
  const { subject, seed } = drawingOf(shown, {});
  return subject.kind === 'photograph' ? subject : { ...subject, seed };
}

/** What the content check has proven of a page's record. */
interface PageRecord {
  title: string;
  /** Services and industries have a picture of their own; other pages may have one in their hero. */
  picture?: Shown;
  sections: readonly { picture?: Shown }[];
}

/** Draws what isn't drawn yet. @returns what was done, in one line */
export async function drawShareImages({ entries }: Content): Promise<string> {
  const [record] = entries.filter(({ collection }) => collection === 'brand');
  const { brand: ground, 'on-brand': ink } = PALETTE.tokens;
  const mark = iconOf(readDrawing('.', String(record?.data.mark)), ground, ink);
  const brand = { name: String(record?.data.name), mark };
  // Words are strong there: of a typeface with a file for each weight, the strongest comes first.
  const faces = readTypeface().faces.toSorted((a, b) => b.weight[1] - a.weight[1]);
  const fonts = faces.map(({ file }) => readFileSync(join(TYPEFACE, file)));
  const generator = [
    generatorHash(),
    PALETTE,
    sourcesHash('art/share', (file) => !file.endsWith('.test.ts')),
    brand,
    fonts.map((font) => font.toString('base64')),
  ];

  const jobs = entries.flatMap(({ address, data }): ShareJob[] => {
    if (!address || address === '/404') return [];
    const { title, picture, sections } = data as unknown as PageRecord; // as their schemas have proven
    const look = lookOf(address, picture ?? sections[0]?.picture);
    const file = join(CACHE, shareImage(address).src);
    const sources = sourcesFor(look);
    const key = drawingKey([generator, title, look, sources]);
    return [{ name: address, key, file, title, look }];
  });

  const folder = join(CACHE, PATHS.share);
  mkdirSync(folder, { recursive: true });
  const present = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const keys = lastKeys();
  const toDraw = jobs.filter(({ name, key, file }) => keys[name] !== key || !present.has(file));
  if (toDraw.length > 0) {
    const letters = [brand.name, ...toDraw.map(({ title }) => title)].join('');
    const cut = (font: Buffer) => subsetFont(font, letters, { targetFormat: 'sfnt' });
    const tools: ShareTools = { brand, fonts: await Promise.all(fonts.map(cut)) };
    await drawInThreads(
      new URL('../art/share/worker.ts', import.meta.url),
      tools,
      toDraw.map((job) => [job]),
      () => {},
    );
  }
  const fresh = Object.fromEntries(jobs.map(({ name, key }) => [name, key]));
  writeFileSync(MANIFEST, JSON.stringify(fresh, null, 1));
  const wanted = new Set(jobs.map(({ file }) => file));
  for (const file of present) if (!wanted.has(file)) rmSync(file);
  return `${toDraw.length} drawn, ${jobs.length - toDraw.length} from the cache`;
}

/** Puts the images that were drawn into the folder of a build. */
export function copyShareImages(folder: string): void {
  cpSync(join(CACHE, PATHS.share), join(folder, PATHS.share), { recursive: true });
}
