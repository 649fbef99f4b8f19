/** Turns what a record refers to into what its component shows: the one way from content to props. */
import type { ImageMetadata } from 'astro';
import type { z } from 'zod';
import type { Cut } from '../../art/cuts.ts';
import { fillPlaces } from '../../contract/places.ts';
import { entryOf, type PlateKey } from '../../plates/registry.ts';
import type { NamedPlate, OwnPicture, PlateUse, Pointer } from '../schema/fields.ts';
import type { Picture, PictureSet } from '../schema/picture.ts';
import { ContentError } from '../schema/problem.ts';
import { mapPointers } from '../schema/walk.ts';
import type { Section } from '../sections/registry.ts';
import { sectionSchema } from '../sections/registry.ts';
import type { VignetteName } from '../ui/Vignette/names.ts';
import { collections, singletons } from './collections.ts';
import { lucideIcon, markAddress } from './icons.ts';
import { drawingOf, drawingsIn, unreadProblem } from './pictures.ts';
import { ownImage, plateImage } from './plates.ts';
import {
  all,
  type CollectionName,
  entries,
  one,
  type Page,
  type RecordData,
  type RecordOf,
  single,
} from './store.ts';

/** What a component gets of a record that its section refers to: its facts, without the sections of its page. */
export type Referred<Name extends CollectionName> = Resolved<Omit<RecordData<Name>, 'sections'>> &
  Omit<RecordOf<Name>, keyof RecordData<Name>>;

type Target<Kind> = Kind extends 'plate'
  ? PictureSet
  : Kind extends 'screen'
    ? VignetteName | Picture
    : Kind extends 'svgFile'
      ? Picture
      : Kind extends 'icon' | 'mark'
        ? string
        : Kind extends CollectionName
          ? Referred<Kind>
          : never;

/** Content as components get it: every field that stands for something else replaced by what it stands for. */
export type Resolved<T> =
  T extends Pointer<infer Kind>
    ? Target<Kind>
    : T extends readonly (infer Item)[]
      ? Resolved<Item>[]
      : T extends object
        ? { [Key in keyof T]: Resolved<T[Key]> }
        : T;

const svgFiles = import.meta.glob<ImageMetadata>('/content/**/*.svg', {
  eager: true,
  import: 'default',
});

/** A plate as a place on the page shows it. */
export function pictureOf(
  key: PlateKey,
  { cuts, narrow, thumb, cropped = false }: PlateUse,
): PictureSet {
  // What nobody asks for is left out: what an island gets is written into its page.
  const first = (wanted: readonly Cut[] = []) => {
    const cut = wanted.find((candidate) => candidate in entryOf(key));
    return cut && plateImage(key, cut, cropped);
  };
  return {
    // The check has proven that it has one of them; where plates/registry.ts changed since, the error names the cut.
    ...(first(cuts) ?? plateImage(key, cuts[0], cropped)),
    ...(narrow && { narrow: first(narrow) }),
    ...(thumb && { thumb: first(thumb) }),
  };
}

/** The picture of a page's record for others on the page: the key of a plate, or the picture itself where it is none. */
export function pagePicture({ collection, id, picture }: Page): string | PictureSet | undefined {
  if (typeof picture !== 'object') return picture;
  const record = referred(collection, id);
  // Collections with pages have pictures of the one kind.
  return 'picture' in record ? (record.picture as PictureSet) : undefined;
}

/** Says what of content could not be drawn: in `npm run dev` pages are asked for whatever came of the drawing. */
function notDrawn(key: string, cut: Cut): Error {
  const problems = drawingsIn(entries())
    .filter((drawing) => drawing.key === key && drawing.cut === cut)
    .flatMap((drawing) => unreadProblem(drawing) ?? []);
  return problems.length > 0
    ? new ContentError(problems)
    : new Error(`${key} is not drawn in cut "${cut}": run npm run art`);
}

/** A picture that is no plate of the registry, in the cuts of its place. */
function ownPictureOf(picture: OwnPicture | NamedPlate, meta: z.GlobalMeta): PictureSet {
  const { key, cuts } = drawingOf(picture, meta);
  const words = 'alt' in picture && picture.alt ? { alt: picture.alt } : {};
  const image = (cut: Cut) => {
    const drawn = ownImage(key, cut);
    if (!drawn) throw notDrawn(key, cut);
    return { ...drawn, ...words };
  };
  return {
    ...image(cuts.main),
    ...(cuts.narrow && { narrow: image(cuts.narrow) }),
    ...(cuts.thumb && { thumb: image(cuts.thumb) }),
  };
}

/** What is put in the places of texts, wherever they stand; what only a section knows, its component puts there. */
function companyFacts(): Record<string, string> {
  const { founded, email } = single('company');
  const [office] = all('offices');
  return {
    founded: String(founded),
    legalName: single('brand').legalName,
    address: office ? [office.street, office.postcode, office.country].join(', ') : '',
    email,
  };
}

/** @param folder where the record's own files lie */
function resolve(schema: z.core.$ZodType, data: unknown, folder: string): unknown {
  const named = (value: string, meta: z.GlobalMeta) => {
    if (meta.reference) return referred(meta.reference as CollectionName, value);
    if (meta.plate) return pictureOf(value as PlateKey, meta.plate);
    if (meta.places) return fillPlaces(value, companyFacts());
    if (meta.icon) return lucideIcon(value);
    if (meta.mark) return markAddress(value);
    if (meta.svgFile) {
      const file = svgFiles[`/content/${folder}${value}`];
      return file && { src: file.src, width: file.width, height: file.height };
    }
    return value;
  };
  return mapPointers(schema, data, named, ownPictureOf);
}

/** The record with this id, resolved, without the sections of its page. */
export function referred<Name extends CollectionName>(
  collection: Name,
  id: string,
): Referred<Name> {
  const { sections, ...facts } = one(collection, id) as RecordOf<Name> & { sections?: unknown };
  const { schema, at } = collections[collection];
  return resolve(schema, facts, at) as Referred<Name>; // as its schema says
}

/** A section as its component gets it. */
export const resolveSection = <S extends Section>(section: S) =>
  resolve(sectionSchema, section, 'pages/') as Resolved<S>; // as its schema says

/** A record that exists once, resolved. */
export const resolveSingle = <Name extends keyof typeof singletons>(name: Name) =>
  resolve(singletons[name].schema, single(name), '') as Resolved<
    z.output<(typeof singletons)[Name]['schema']>
  >; // as its schema says
