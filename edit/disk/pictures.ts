/** The pictures that a choice is made by: plates, icons, and what lies beside records. */
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import { hasIcon, iconOf, namesOf } from '../../src/content/icon-sets.ts';
import { slugOf } from '../../src/content/slug.ts';
import { svgFault } from '../../src/content/svg.ts';
import { screenNames } from '../../src/exhibits/screen/names.ts';
import type { PageFile } from '../bundle.ts';
import type { Data } from '../schema/fields.ts';
import { pictureFolder } from '../schema/files.ts';
import { picturesIn } from '../schema/references.ts';
import { inside, type Key, LONGEST_NAME, Refusal } from './door.ts';

const ICON = /^\/_edit\/icons\/([a-z0-9-]+)\.svg$/;

const typeOf = (file: string) => {
  const end = extname(file).slice(1).toLowerCase();
  return `image/${{ jpg: 'jpeg', svg: 'svg+xml' }[end] ?? end}`;
};

/** Where it is noted which pictures were dropped in here; one that nothing names any more lies there itself. */
const DROPPED = '.cache/edit/dropped';

/** Whether a picture is there, and not only a note of it. */
const isThere = (path: string) => existsSync(path) && statSync(path).size > 0;

const OWN = /^\/_edit\/content\/((?:[a-z0-9-]+\/)*[\w.-]+\.(jpe?g|png|webp|avif|svg))$/i;
/** Where they lie. After an undo a form shows its picture at once; drawing the page is what brings the file back. */
const OWN_LIE_IN = ['content', DROPPED];

/** An icon in a file of its own, drawn as its set says. */
const iconFile = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${iconOf('lucide', name).shapes}</svg>`;

/** The picture at an address of the editor; undefined where there is none. */
export function pictureAt(root: string, path: string): PageFile | undefined {
  const [, icon] = ICON.exec(path) ?? [];
  if (icon && hasIcon('lucide', icon)) return { type: 'image/svg+xml', body: iconFile(icon) };
  const [, name] = OWN.exec(path) ?? [];
  const file = name && OWN_LIE_IN.map((folder) => inside(root, folder, name)).find(isThere);
  return file ? { type: typeOf(file), body: readFileSync(file) } : undefined;
}

/** What fields can name: the plates as they were drawn last, each by one of its cuts, every drawn screen, and every icon. */
export function pictureOptions(root: string) {
  // What the drawing of the plates writes; src/content/plates.ts checks it.
  const manifest = JSON.parse(
    readFileSync(join(root, '.cache/art/manifest.json'), 'utf8'),
  ) as Record<string, { src: string }>;
  const plates = new Map<string, string>();
  for (const [name, { src }] of Object.entries(manifest)) {
    const [key = '', cut = ''] = name.split('@');
    // The smallest is enough to tell them apart by.
    if (!plates.has(key) || cut === 'thumb' || cut === 'card') plates.set(key, src);
  }
  return {
    plates: [...plates].map(([value, picture]) => ({ value, picture })),
    screens: screenNames.map((value) => ({ value })),
    icons: namesOf('lucide').map((value) => ({ value, picture: `/_edit/icons/${value}.svg` })),
  };
}

/** The longest side of a picture that is kept, in px: more than any place on a page shows, twice as dense. */
const LONGEST = 3200;

/** A drawing that nothing runs in. @throws Refusal */
function drawing(bytes: Buffer): Buffer {
  const fault = svgFault(bytes.toString());
  if (fault !== undefined) throw new Refusal(`The drawing ${fault}.`);
  return bytes;
}

/** What is written of a picture: the end of its name, and its bytes. */
async function developed(bytes: Buffer): Promise<{ end: string; bytes: Buffer }> {
  try {
    const picture = sharp(bytes, { limitInputPixels: 120_000_000 });
    const { hasAlpha, format } = await picture.metadata();
    if (format === 'svg') return { end: 'svg', bytes: drawing(bytes) };
    // Upright, and without what a camera notes: the place, the time, the owner.
    const upright = picture
      .rotate()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true });
    return hasAlpha
      ? { end: 'webp', bytes: await upright.webp({ quality: 90 }).toBuffer() }
      : { end: 'jpg', bytes: await upright.jpeg({ quality: 90, mozjpeg: true }).toBuffer() };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      'That can’t be read as a picture: save it as JPEG, PNG, WebP, AVIF, TIFF, GIF or SVG.',
    );
  }
}

/** Takes the pictures out of content/ that were dropped in here and that no file there names any more; a draft that does has them back. */
export function putAway(root: string): void {
  const noted = globSync('**/*.*', { cwd: join(root, DROPPED) });
  for (const file of noted.map((each) => each.replaceAll('\\', '/'))) {
    const path = inside(root, 'content', file);
    if (!isThere(path)) continue;
    const folder = dirname(path);
    // The files of a folder, or the one of its name.
    const records = globSync(['*.yaml', `../${basename(folder)}.yaml`], { cwd: folder });
    const isNamed = (record: string) =>
      readFileSync(join(folder, record), 'utf8').includes(basename(file));
    if (!records.some(isNamed)) renameSync(path, inside(root, DROPPED, file));
  }
}

/** Keeps a picture that is in content/ no more, such as `team/ana.jpg`, for a record that names it again. */
export function keepAside(root: string, file: string, bytes: Buffer): void {
  const noted = inside(root, DROPPED, file);
  mkdirSync(dirname(noted), { recursive: true });
  try {
    writeFileSync(noted, bytes);
  } catch (error) {
    // A part of a picture is none.
    rmSync(noted, { force: true });
    throw error;
  }
}

/** Puts those back of the pictures that were put away that records name, as in a draft or after an undo. */
export function bringBack(root: string, records: readonly { key: Key; data: Data }[]): void {
  for (const file of picturesIn(records)) {
    const [noted, path] = [inside(root, DROPPED, file), inside(root, 'content', file)];
    if (!isThere(noted) || existsSync(path)) continue;
    renameSync(noted, path);
    writeFileSync(noted, '');
  }
}

/**
 * Puts a picture where those of a file lie: a photograph as JPEG, one with see-through parts as WebP, a drawing as SVG. Another
 * picture of the same name is left alone.
 *
 * @param name of the file that it came in
 * @param data its bytes in base64
 * @param others folders of the project whose pictures come into this one, and so need other names
 * @returns the name of the file that was written
 */
export async function addPicture(
  root: string,
  { key, name, data }: { key: Key; name: string; data: string },
  others: readonly string[] = [],
): Promise<string> {
  const { end, bytes } = await developed(Buffer.from(data, 'base64'));
  const given = slugOf(basename(name, extname(name)).slice(0, LONGEST_NAME / 2));
  const slug = given.replaceAll('/', '-') || 'picture';
  for (let number = 1; ; number++) {
    const file = `${slug}${number === 1 ? '' : `-${number}`}.${end}`;
    const at = pictureFolder(key) + file;
    const [noted, path] = [inside(root, DROPPED, at), inside(root, 'content', at)];
    // Undo may want one back that has left content/.
    const elsewhere = others.map((other) => join(other, 'content', at));
    const taken = [path, noted, ...elsewhere].find(isThere);
    if (taken && !readFileSync(taken).equals(bytes)) continue;
    if (taken === path) return file;
    mkdirSync(dirname(path), { recursive: true });
    // What a full disk or a crash cuts short is never in content/, from where it would be published.
    keepAside(root, at, bytes);
    renameSync(noted, path);
    writeFileSync(noted, '');
    return file;
  }
}
