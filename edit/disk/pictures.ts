/** Pictures for the editor: plates, icons and the files beside records. */
import {
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import sharp from 'sharp';
import { hasIcon, lucideIcon, namesOf } from '../../src/content/pictures/icons.ts';
import { svgFault } from '../../src/content/pictures/svg.ts';
import { slugOf } from '../../src/content/slug.ts';
import { screenNames } from '../../src/exhibits/screen/names.ts';
import type { PageFile } from '../bundle.ts';
import { pictureFolder } from '../model/files.ts';
import type { Data } from '../model/names.ts';
import { picturesIn } from '../model/references.ts';
import { inside, type Key, LONGEST_NAME, Refusal } from './validate.ts';

const ICON = /^\/_edit\/icons\/([a-z0-9-]+)\.svg$/;

const typeOf = (file: string) => {
  const end = extname(file).slice(1).toLowerCase();
  return `image/${{ jpg: 'jpeg', svg: 'svg+xml' }[end] ?? end}`;
};

/** Holds every uploaded or deleted picture, so that it can return to content/ when a record names it. */
const ARCHIVE = '.cache/edit/pictures';

const OWN = /^\/_edit\/content\/((?:[a-z0-9-]+\/)*[\w.-]+\.(jpe?g|png|webp|avif|svg))$/i;
/** Where they lie. After an undo the form shows a picture at once, before rendering the page brings the file back. */
const OWN_FOLDERS = ['content', ARCHIVE];

/** An icon as an SVG file, with the strokes of its icon set. */
const iconFile = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${lucideIcon(name)}</svg>`;

/** The picture at a path of the editor's server; undefined if there is none. */
export function pictureAt(root: string, path: string): PageFile | undefined {
  const [, icon] = ICON.exec(path) ?? [];
  if (icon && hasIcon(icon)) return { type: 'image/svg+xml', body: iconFile(icon) };
  const [, name] = OWN.exec(path) ?? [];
  const file = name && OWN_FOLDERS.map((folder) => inside(root, folder, name)).find(existsSync);
  return file ? { type: typeOf(file), body: readFileSync(file) } : undefined;
}

/** The pictures that fields can name: each plate with one of its cuts, every drawn screen, every icon. */
export function pictureOptions(root: string) {
  // Written at the start; src/content/pictures/drawn-pictures.ts validates it.
  const manifest = JSON.parse(
    readFileSync(join(root, '.cache/art/manifest.json'), 'utf8'),
  ) as Record<string, { src: string }>;
  const plates = new Map<string, string>();
  for (const [name, { src }] of Object.entries(manifest)) {
    const [key = '', cut = ''] = name.split('@');
    // Prefers the smallest cuts.
    if (!plates.has(key) || cut === 'thumb' || cut === 'card') plates.set(key, src);
  }
  return {
    plates: [...plates].map(([value, picture]) => ({ value, picture })),
    screens: screenNames.map((value) => ({ value })),
    icons: namesOf('lucide').map((value) => ({ value, picture: `/_edit/icons/${value}.svg` })),
  };
}

/** The longest side of a stored picture, in px: more than any place on a page shows at twice the pixel density. */
const LONGEST = 3200;

/** A picture as it is stored: its file extension and bytes. @throws Refusal if an SVG drawing holds anything that could run */
async function developed(bytes: Buffer): Promise<{ end: string; bytes: Buffer }> {
  try {
    const picture = sharp(bytes, { limitInputPixels: 120_000_000 });
    const { hasAlpha, format } = await picture.metadata();
    if (format === 'svg') {
      const fault = svgFault(bytes.toString());
      if (fault !== undefined) throw new Refusal(`The drawing ${fault}.`);
      return { end: 'svg', bytes };
    }
    // Rotated upright, without the camera's metadata: place, time, owner.
    const upright = picture
      .rotate()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true });
    return hasAlpha
      ? { end: 'webp', bytes: await upright.webp({ quality: 90 }).toBuffer() }
      : { end: 'jpg', bytes: await upright.jpeg({ quality: 90, mozjpeg: true }).toBuffer() };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      'This file can’t be read as a picture. Save it as JPEG, PNG, WebP, AVIF, TIFF, GIF or SVG.',
    );
  }
}

/** Moves uploaded pictures that no file names any more out of content/. `restorePictures` returns those that a draft names. */
export function archiveUnused(root: string): void {
  const all = globSync('**/*.*', { cwd: join(root, ARCHIVE) });
  for (const file of all.map((each) => each.replaceAll('\\', '/'))) {
    const [archived, path] = [inside(root, ARCHIVE, file), inside(root, 'content', file)];
    if (!existsSync(path)) continue;
    const folder = dirname(path);
    // A record's file lies in the same folder, or beside it under the folder's name.
    const records = globSync(['*.yaml', `../${basename(folder)}.yaml`], { cwd: folder });
    const isNamed = (record: string) =>
      readFileSync(join(folder, record), 'utf8').includes(basename(file));
    if (records.some(isNamed)) continue;
    // Renaming one link of a file to another would do nothing.
    rmSync(archived);
    renameSync(path, archived);
  }
}

/** Keeps a picture outside content/, such as `team/ana.jpg`, for a record that may name it again. */
export function archive(root: string, file: string, bytes: Buffer): void {
  const archived = inside(root, ARCHIVE, file);
  mkdirSync(dirname(archived), { recursive: true });
  // A picture in content/ may be a link to this file, whose bytes must not change.
  rmSync(archived, { force: true });
  try {
    writeFileSync(archived, bytes);
  } catch (error) {
    // Removes an incomplete picture.
    rmSync(archived, { force: true });
    throw error;
  }
}

/** Brings an archived picture into content/. A link, so that content/ never has a part of a picture, even on a full disk. */
function bringBack(archived: string, path: string) {
  mkdirSync(dirname(path), { recursive: true });
  linkSync(archived, path);
}

/** Returns to content/ the archived pictures that the records name, as in a draft or after an undo. */
export function restorePictures(root: string, records: readonly { key: Key; data: Data }[]): void {
  for (const file of picturesIn(records)) {
    const [archived, path] = [inside(root, ARCHIVE, file), inside(root, 'content', file)];
    if (existsSync(archived) && !existsSync(path)) bringBack(archived, path);
  }
}

/**
 * Stores a picture beside a record: a photograph as JPEG, one with transparency as WebP, a drawing as SVG. It never replaces
 * another picture of the same name.
 *
 * @param name of the uploaded file
 * @param data its bytes in base64
 * @param others the team's other folders, in which the name must be free too
 * @returns the name of the stored file
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
    const [archived, path] = [inside(root, ARCHIVE, at), inside(root, 'content', at)];
    // An archived picture also takes the name: undo may bring it back.
    const elsewhere = others.map((other) => join(other, 'content', at));
    const taken = [path, archived, ...elsewhere].find(existsSync);
    if (taken && !readFileSync(taken).equals(bytes)) continue;
    if (taken === path) return file;
    archive(root, at, bytes);
    bringBack(archived, path);
    return file;
  }
}
