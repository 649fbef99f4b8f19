/** The site that pages are drawn from: the checked records of content/, in one language, with what they refer to. */
import { dirname } from 'node:path';
import type { ImageMetadata } from 'astro';
import type { z } from 'zod';
import type { Cut } from '../../art/cuts.ts';
import { fillPlaces } from '../../contract/places.ts';
import type { PlateKey } from '../../plates/registry.ts';
import { drawnScreen } from '../exhibits/screen/drawn.ts';
import type { NamedPlate, OwnPicture, PlateUse, Pointer } from '../schema/fields.ts';
import { oncePer } from '../schema/once.ts';
import type { Picture, PictureSet, Screen } from '../schema/picture.ts';
import { ContentError } from '../schema/problem.ts';
import { mapPointers, pointers } from '../schema/walk.ts';
import { counted, filled, type Words } from '../schema/words.ts';
import { type Section, sectionSchema } from '../sections/registry.ts';
import { type collections, filteredAddress, hasOverview, singletons } from './collections.ts';
import type { Content, Entry } from './entry.ts';
import { contentOfFiles } from './files.ts';
import { lucideIcon, technologyAddress } from './icons.ts';
import type { Language } from './pairs.ts';
import { drawingOf, drawingsIn, plateCuts, unreadProblem } from './pictures.ts';
import { ownImage, plateImage } from './plates.ts';
import { inLanguage, type Translation } from './translate.ts';

type Collections = typeof collections;
type Singletons = typeof singletons;

/** The names of the collections. */
export type CollectionName = keyof Collections;

/** What a record of a collection holds, as its schema says. */
type RecordData<Name extends CollectionName> = z.output<Collections[Name]['schema']>;

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

/**
 * A record as components get it: what it refers to in the place of names, with its id and, where it has a page, the address,
 * without the sections of that page.
 */
export type RecordOf<Name extends CollectionName> = Resolved<Omit<RecordData<Name>, 'sections'>> & {
  readonly id: string;
} & (Collections[Name] extends { address: string } ? { readonly href: string } : object);

/** A record that exists once, as components get it. */
export type SingleOf<Name extends keyof Singletons> = Resolved<
  z.output<Singletons[Name]['schema']>
>;

/** A service or an industry that some case studies belong to. */
export interface CaseFilter {
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

/** A page: what its record holds, as its file says it. */
export type Page = RecordData<'pages'> & {
  readonly id: string;
  readonly href: string;
  /** Its address in the language of the source, by which links in content name it. */
  readonly address: string;
  readonly collection: CollectionName;
  /** The file of its record, from the root. */
  readonly file: string;
  /** The picture of its record, in the collections that have one. */
  readonly picture?: string | object;
  /** What its overview of case studies shows alone; such pages have no record of their own. */
  readonly filter?: CaseFilter;
};

/** Whether a page is shown for unknown addresses, and has none of its own. */
export const isNotFound = ({ collection, id }: Page) => collection === 'pages' && id === '404';

/** A section of this type with what it refers to; all of its layouts where it has several. */
export type SectionOf<Type extends Section['type']> = Resolved<Extract<Section, { type: Type }>>;

/** What the component of a section type gets: the section, and the page and the site that it stands on. */
export type SectionProps<Type extends Section['type']> = SectionOf<Type> & {
  readonly site: Site;
  readonly page: Page;
};

/** The same in one of the layouts of the type. */
export type SectionIn<Type extends Section['type'], Layout> = Extract<
  SectionProps<Type>,
  { layout: Layout }
>;

/** The site in a language. What it answers is the same object each time, so that nothing is resolved twice. */
export class Site {
  /** The tag of the language (RFC 5646), such as `de`. */
  readonly language: string;
  /** Every language of the site; the first is that which content is written in. */
  readonly languages: readonly Language[];
  /** How the addresses of its pages begin: nothing in the source, `/de` in German. */
  readonly start: string;
  /** The site in each of its languages, in their order; itself among them. */
  readonly inEach: readonly Site[];
  /** Every record that exists in the language, as its file says it, of whatever collection. */
  readonly entries: readonly Entry[];
  /** The address that each page has in the language, or would have, by its address in the source. */
  readonly places: Translation['places'];
  /** The same by collection and id. */
  readonly #named: ReadonlyMap<string, Entry>;
  readonly #addresses: Translation['addresses'];
  readonly #records = new Map<Entry, object>();
  readonly #lists = new Map<string, readonly object[]>();
  #pages: readonly Page[] | undefined;
  #words: Words | undefined;

  /** @param inEach takes the site in each language, one after the other */
  constructor(
    { language, entries, addresses, places }: Translation,
    languages: readonly Language[],
    inEach: readonly Site[],
  ) {
    this.language = language.tag;
    this.start = language.start;
    this.languages = languages;
    this.inEach = inEach;
    this.entries = entries;
    this.#named = new Map(entries.map((entry) => [`${entry.collection} ${entry.id}`, entry]));
    this.#addresses = addresses;
    this.places = places;
  }

  /** Every record of a collection: those with an `order` by it, others as they stand in their file. */
  all<Name extends CollectionName>(collection: Name): readonly RecordOf<Name>[] {
    const records =
      this.#lists.get(collection) ??
      this.entries
        .filter((entry) => entry.collection === collection)
        .sort((a, b) => Number(a.data.order ?? 0) - Number(b.data.order ?? 0))
        .map((entry) => this.#record(entry));
    this.#lists.set(collection, records);
    return records as readonly RecordOf<Name>[]; // as the check has proven
  }

  /** The record with this id; the content check has proven of every reference that there is one. */
  one<Name extends CollectionName>(collection: Name, id: string): RecordOf<Name> {
    const entry = this.#named.get(`${collection} ${id}`);
    if (!entry) throw new Error(`no record "${id}" in ${collection}`);
    return this.#record(entry) as RecordOf<Name>; // as the check has proven
  }

  /** A record that exists once. */
  single<Name extends keyof Singletons>(name: Name): SingleOf<Name> {
    const entry = this.entries.find(({ collection }) => collection === name);
    // The check proves that each is there and satisfies its schema.
    return (entry && this.#record(entry)) as SingleOf<Name>;
  }

  /** The words of the interface. */
  get words(): Words {
    this.#words ??= { ...this.single('interface'), language: this.language };
    return this.#words;
  }

  /** Every page, whatever collection its record belongs to, and the overview of case studies once for each of its filters. */
  get pages(): readonly Page[] {
    if (this.#pages) return this.#pages;
    const pages = this.entries.flatMap(({ collection, id, address, data, source: { file } }) => {
      const href = address === undefined ? undefined : this.#addresses.get(address);
      if (href === undefined) return [];
      // The schema of every collection with an address holds what a page needs.
      return [{ ...data, collection, id, address, href, file } as unknown as Page];
    });
    this.#pages = [
      ...pages,
      ...pages.filter(hasOverview).flatMap((page) => this.#filteredPages(page)),
    ];
    return this.#pages;
  }

  /** The case studies that belong to a service or industry, or all of them. */
  caseStudiesBy(id: string | undefined): readonly RecordOf<'caseStudies'>[] {
    return this.all('caseStudies').filter(
      ({ industry, services }) =>
        id === undefined || [industry, ...services].some((each) => each.id === id),
    );
  }

  /** The services, or the industries, that have case studies. */
  caseFilters(collection: 'services' | 'sectors'): readonly CaseFilter[] {
    return this.all(collection)
      .map(({ id, name }) => ({ id, label: name, count: this.caseStudiesBy(id).length }))
      .filter(({ count }) => count > 0);
  }

  /** The address of a page in this language, by that in the source; undefined where it doesn't exist in it. */
  own(address: string): string | undefined {
    return this.#addresses.get(address);
  }

  /**
   * Where an address leads that content names in the language of the source: to the page in this language, or to that of
   * the source where there is none.
   */
  href(address: string): string {
    const [path = ''] = address.split(/[?#]/, 1);
    return (this.#addresses.get(path) ?? path) + address.slice(path.length);
  }

  /** A section of a page as its component gets it. @param file that of the page's record */
  resolve<S extends Section>(section: S, { file }: Pick<Page, 'file'>): Resolved<S> {
    return resolved(sectionSchema, section, dirname(file), this) as Resolved<S>; // as its schema says
  }

  /** The overview once more for each filter: a choice of what it shows, so search engines are kept to the overview. */
  #filteredPages(page: Page): Page[] {
    const { words } = this;
    const filters = [...this.caseFilters('services'), ...this.caseFilters('sectors')];
    return filters.map((filter) => ({
      ...page,
      filter,
      address: filteredAddress(page.address, filter.id),
      href: this.href(filteredAddress(page.address, filter.id)),
      name: filter.label,
      title: filled(words, words.frame.colon, { name: page.name, text: filter.label }),
      description: filled(words, words.cases.description, {
        name: filter.label,
        count: counted(words, words.cases.count, filter.count),
      }),
      indexed: false,
    }));
  }

  #record(entry: Entry): object {
    const known = this.#records.get(entry);
    if (known) return known;
    const { collection, id, address, schema, source } = entry;
    const { sections, ...facts } = entry.data;
    const data = resolved(schema, facts, source.folder, this) as object; // an object stays one
    const record =
      collection in singletons
        ? data
        : { ...data, id, ...(address && { href: this.href(address) }) };
    this.#records.set(entry, record);
    return record;
  }
}

const sites = oncePer((content: Content) => {
  const { languages } = content;
  const made: Site[] = [];
  for (const language of languages) {
    made.push(new Site(inLanguage(content, language), languages, made));
  }
  return made as [Site, ...Site[]]; // one for each language, of which there is one at least
});

/** The site in each of its languages, that of the source first. @param content as for siteIn */
export const sitesOf = (content = contentOfFiles()): readonly [Site, ...Site[]] => sites(content);

/**
 * The site in a language: made where a page begins, and handed down.
 * @param language its tag; that of the source where unset, which is that of what the site has once, such as its icons
 * @param content what is shown in the place of the files, such as what an editor has not saved yet
 * @throws where the site has no such language
 */
export function siteIn(language?: string, content = contentOfFiles()): Site {
  const all = sitesOf(content);
  const site = language === undefined ? all[0] : all.find((each) => each.language === language);
  if (!site) throw new Error(`the site has no language "${language}"`);
  return site;
}

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
function resolved(schema: z.core.$ZodType, data: unknown, folder: string, site: Site): unknown {
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
  const found = entries.flatMap(({ schema, data }) => [...pointers(schema, data)]);
  return new Set(found.flatMap(({ value, meta }) => (meta.technology ? String(value) : [])));
}
