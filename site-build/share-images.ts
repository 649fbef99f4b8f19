/**
 * Draws a share image for every page, which social networks and messengers show with a link. Images are cached in
 * .cache/share/, under a hash of their title, picture, brand and generator.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import subsetFont from 'subset-font';
import { sourcesFor } from '../art/draw.ts';
import { drawInThreads, drawingKey, generatorHash, sourcesHash } from '../art/pool.ts';
import { type ShareLook, shareLook } from '../art/share/look.ts';
import type { Brand } from '../art/share/share-image.ts';
import type { ShareJob, ShareTools } from '../art/share/worker.ts';
import { PALETTE } from '../art/themes.ts';
import type { PlateKey } from '../plates/registry.ts';
import { iconSvg } from '../src/content/brand/drawing.ts';
import { readTypeface, TYPEFACE } from '../src/content/brand/typeface.ts';
import type { Content } from '../src/content/entry.ts';
import { inLanguage } from '../src/content/languages/translate.ts';
import { drawingOf } from '../src/content/pictures/pictures.ts';
import { shareImage } from '../src/frame/share-image.ts';
import type { NamedPlate, OwnPicture } from '../src/schema/fields.ts';

const CACHE = join(process.cwd(), '.cache/share');

/** The list of the needed images, so that they can be drawn without reading content. */
const LIST = `${CACHE}.json`;

type Shown = PlateKey | OwnPicture | NamedPlate;

function lookOf(address: string, shown: Shown | undefined): ShareLook {
  if (typeof shown !== 'object') return shareLook(address, shown);
  // Without marks: the picture of a share image has none.
  const { subject, seed } = drawingOf(shown, {});
  return subject.kind === 'photograph' ? subject : { ...subject, seed };
}

/** The part of a page's record used here, as guaranteed by the content check. */
interface PageRecord {
  title: string;
  /** Services and industries have their own picture; other pages may have one in their hero. */
  picture?: Shown;
  sections: readonly { picture?: Shown }[];
}

/** The images of a site, with the brand that is written on each. */
interface Wanted {
  readonly brand: Brand;
  /** Grouped by look: images of a group differ only in their titles. */
  readonly images: readonly (readonly ShareJob[])[];
}

function brandOf({ entries }: Content): Brand {
  const [record] = entries.filter(({ collection }) => collection === 'brand');
  const mark = iconSvg(String(record?.data.mark));
  return { name: String(record?.data.name), mark };
}

/** The brand's fonts, the boldest first, since share images set their text in bold. */
function fontsOfBrand(): Buffer[] {
  const faces = readTypeface().faces.toSorted((a, b) => b.weight[1] - a.weight[1]);
  return faces.map(({ file }) => readFileSync(join(TYPEFACE, file)));
}

function wantedBy(content: Content): Wanted {
  const brand = brandOf(content);
  const generator = drawingKey([
    generatorHash(),
    PALETTE,
    sourcesHash('art/share'),
    sourcesHash('art/own'),
    brand,
    fontsOfBrand().map((font) => font.toString('base64')),
  ]);
  const pages = content.languages.flatMap((language) => {
    const { entries, addresses } = inLanguage(content, language);
    return entries.flatMap(({ address, data }) => {
      const name = address && addresses.get(address);
      if (!name || address === '/404') return [];
      const { title, picture, sections } = data as unknown as PageRecord; // as their schemas have proven
      return [{ name, title, look: lookOf(address, picture ?? sections[0]?.picture) }];
    });
  });
  const groups = Map.groupBy(pages, ({ look }) => JSON.stringify(look));
  const images = [...groups.values()].map(([first, ...others]) => {
    if (!first) return [];
    const { look } = first;
    const prepared = drawingKey([generator, look, sourcesFor(look)]);
    const fileOf = (title: string) => join(CACHE, `${drawingKey([prepared, title])}.png`);
    return [first, ...others].map((page) => ({ ...page, prepared, file: fileOf(page.title) }));
  });
  return { brand, images };
}

/** Writes the list of the images that the pages need. */
export function listShareImages(content: Content): void {
  mkdirSync(dirname(LIST), { recursive: true });
  writeFileSync(LIST, JSON.stringify(wantedBy(content)));
}

function readList(): Wanted {
  if (!existsSync(LIST)) throw new Error(`${LIST} is missing: run npm run build`);
  return JSON.parse(readFileSync(LIST, 'utf8'));
}

/** Draws the missing images and deletes unused ones from the cache. @returns one line on what was done */
export async function drawShareImages(): Promise<string> {
  const { brand, images } = readList();
  mkdirSync(CACHE, { recursive: true });
  const present = new Set(readdirSync(CACHE).map((name) => join(CACHE, name)));
  const toDraw = images
    .map((group) => group.filter(({ file }) => !present.has(file)))
    .filter(({ length }) => length > 0)
    // The largest first, so that no thread is left with one at the end.
    .sort((one, other) => other.length - one.length);
  const jobs = toDraw.flat();
  if (jobs.length > 0) {
    const letters = [brand.name, ...jobs.map(({ title }) => title)].join('');
    const cut = (font: Buffer) => subsetFont(font, letters, { targetFormat: 'sfnt' });
    const tools: ShareTools = { brand, fonts: await Promise.all(fontsOfBrand().map(cut)) };
    await drawInThreads(
      new URL('../art/share/worker.ts', import.meta.url),
      tools,
      toDraw,
      () => {},
    );
  }
  const all = images.flat();
  const wanted = new Set(all.map(({ file }) => file));
  for (const file of present) if (!wanted.has(file)) rmSync(file, { recursive: true });
  return `${jobs.length} drawn, ${all.length - jobs.length} from the cache`;
}

/** Copies the images into the folder of a build, at the addresses that the pages name. */
export function copyShareImages(folder: string): void {
  for (const { name, file } of readList().images.flat()) {
    cpSync(file, join(folder, shareImage(name).src));
  }
}
