/** Turns what a record refers to into what its component shows: the one way from content to props. */
import type { ImageMetadata } from 'astro';
import type { z } from 'zod';
import type { Cut } from '../../art/cuts.ts';
import { fillPlaces } from '../../contract/places.ts';
import type { PlateKey } from '../../plates/registry.ts';
import { drawnScreen } from '../exhibits/screen/drawn.ts';
import type { NamedPlate, OwnPicture, PlateUse, Pointer } from '../schema/fields.ts';
import type { Picture, PictureSet, Screen } from '../schema/picture.ts';
import { ContentError } from '../schema/problem.ts';
import { mapPointers } from '../schema/walk.ts';
import { lucideIcon, technologyAddress } from './icons.ts';
import { drawingOf, drawingsIn, plateCuts, unreadProblem } from './pictures.ts';
import { ownImage, plateImage } from './plates.ts';
import type { CollectionName, RecordOf, Site } from './site.ts';

type Target<Kind> = Kind extends 'plate'
  ? PictureSet
  : Kind extends 'screen'
    ? Screen
    : Kind extends 'svgFile'
      ? Picture
      : Kind extends 'icon' | 'technology'
        ? string
        : Kind extends CollectionName
          ? RecordOf<Kind>
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
export function pictureOf(key: PlateKey, use: PlateUse): PictureSet {
  const { main, narrow, thumb } = plateCuts(key, use);
  return {
    ...plateImage(key, main),
    ...(narrow && { narrow: plateImage(key, narrow) }),
    ...(thumb && { thumb: plateImage(key, thumb) }),
  };
}

/** Says what of content could not be drawn: in `npm run dev` pages are asked for whatever came of the drawing. */
function notDrawn(key: string, cut: Cut, site: Site): Error {
  const problems = drawingsIn(site.entries)
    .filter((drawing) => drawing.key === key && drawing.cut === cut)
    .flatMap((drawing) => unreadProblem(drawing) ?? []);
  return problems.length > 0
    ? new ContentError(problems)
    : new Error(`${key} is not drawn in cut "${cut}": run npm run build`);
}

/** A picture that is no plate of the registry, in the cuts of its place. */
function ownPictureOf(
  picture: OwnPicture | NamedPlate,
  meta: z.GlobalMeta,
  site: Site,
): PictureSet {
  const { key, cuts } = drawingOf(picture, meta);
  const words = 'alt' in picture && picture.alt ? { alt: picture.alt } : {};
  const image = (cut: Cut) => {
    const drawn = ownImage(key, cut);
    if (!drawn) throw notDrawn(key, cut, site);
    return { ...drawn, ...words };
  };
  return {
    ...image(cuts.main),
    ...(cuts.narrow && { narrow: image(cuts.narrow) }),
    ...(cuts.thumb && { thumb: image(cuts.thumb) }),
  };
}

/** What is put in the places of texts, wherever they stand; what only a section knows, its component puts there. */
function companyFacts(site: Site): Record<string, string> {
  const { founded, email } = site.single('company');
  const [office] = site.all('offices');
  return {
    founded: String(founded),
    legalName: site.single('brand').legalName,
    address: office ? [office.street, office.postcode, office.country].join(', ') : '',
    email,
  };
}

/**
 * Data as components get it, along its schema.
 * @param folder the one that its pictures lie in, from the root
 */
export function resolved(
  schema: z.core.$ZodType,
  data: unknown,
  folder: string,
  site: Site,
): unknown {
  // The check has proven that what a value names is there.
  const named = (value: string, meta: z.GlobalMeta) => {
    if (meta.reference) return site.one(meta.reference as CollectionName, value);
    if (meta.plate) return pictureOf(value as PlateKey, meta.plate);
    if (meta.places) return fillPlaces(value, companyFacts(site));
    if (meta.icon) return lucideIcon(value);
    if (meta.technology) return technologyAddress(value);
    if (meta.link) return site.href(value);
    if (meta.screen) return drawnScreen(value, site.words);
    if (meta.svgFile) {
      const drawing = svgFiles[`/${folder}/${value}`];
      return drawing && { src: drawing.src, width: drawing.width, height: drawing.height };
    }
    return value;
  };
  return mapPointers(schema, data, named, (picture, meta) => ownPictureOf(picture, meta, site));
}

/** The icons of all technologies in content. */
export function technologiesIn(entries: Site['entries']): ReadonlySet<string> {
  const icons = new Set<string>();
  for (const { schema, data } of entries) {
    mapPointers(schema, data, (value, { technology }) => technology && icons.add(value));
  }
  return icons;
}
