/** The site in one language: the checked records of content/ with their references resolved. Pages are rendered from it. */
import { dirname } from 'node:path';
import type { ImageMetadata } from 'astro';
import type { z } from 'zod';
import type { Cut } from '../../art/cuts.ts';
import { fillPlaceholders } from '../../contract/placeholders.ts';
import type { PlateKey } from '../../plates/registry.ts';
import {
  type collections,
  filteredAddress,
  hasOverview,
  singletons,
} from '../content/collections.ts';
import { contentOfFiles } from '../content/content-cache.ts';
import type { Content, Entry } from '../content/entry.ts';
import { inLanguage, type Translation } from '../content/languages/translate.ts';
import { ownImage, plateImage } from '../content/pictures/drawn-pictures.ts';
import { lucideIcon, technologyAddress } from '../content/pictures/icons.ts';
import {
  type Cuts,
  drawingOf,
  drawingsIn,
  plateCuts,
  unreadProblem,
} from '../content/pictures/pictures.ts';
import { drawnScreen } from '../exhibits/screen/drawn.tsx';
import type { NamedPlate, OwnPicture, PlateUse, Pointer } from '../schema/fields.ts';
import { oncePer } from '../schema/once.ts';
import type { Picture, PictureSet, Screen } from '../schema/picture.ts';
import { ContentError } from '../schema/problem.ts';
import { mapPointers, pointersIn } from '../schema/walk.ts';
import { counted, filled, type ScreenTexts, type Words } from '../schema/words.ts';
import { type Section, sectionSchema } from '../sections/registry.ts';

type Collections = typeof collections;
type Singletons = typeof singletons;

export type CollectionName = keyof Collections;

/** The data of a record, as its schema outputs it. */
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

/** Content as components get it: every pointer (a record, a plate, an icon …) is replaced by its target. */
export type Resolved<T> =
  T extends Pointer<infer Kind>
    ? Target<Kind>
    : T extends readonly (infer Item)[]
      ? Resolved<Item>[]
      : T extends object
        ? { [Key in keyof T]: Resolved<T[Key]> }
        : T;

/** A record as components get it: references resolved, with its id and, if it has a page, the address, but without sections. */
export type RecordOf<Name extends CollectionName> = Resolved<Omit<RecordData<Name>, 'sections'>> & {
  readonly id: string;
} & (Collections[Name] extends { address: string } ? { readonly href: string } : object);

/** A singleton record as components get it. */
export type SingleOf<Name extends keyof Singletons> = Resolved<
  z.output<Singletons[Name]['schema']>
>;

/** A service or industry that has case studies. */
export interface CaseFilter {
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

/** A page: the data of its record, with references unresolved. */
export type Page = RecordData<'pages'> & {
  readonly id: string;
  readonly href: string;
  /** Its address in the source language. Links in content use this one. */
  readonly address: string;
  readonly collection: CollectionName;
  /** The path of its record's file from the project root. */
  readonly file: string;
  /** Set if the records of its collection have a picture. */
  readonly picture?: string | object;
  /** The filter applied to its overview of case studies. A filtered page has no record of its own. */
  readonly filter?: CaseFilter;
};

/** Whether this is the page for unknown addresses, which has no address of its own. */
export const isNotFound = ({ collection, id }: Page) => collection === 'pages' && id === '404';

/** A resolved section of this type: a union of its layouts if it has several. */
export type SectionOf<Type extends Section['type']> = Resolved<Extract<Section, { type: Type }>>;

/** The props of a section component: the section, its page and its site. */
export type SectionProps<Type extends Section['type']> = SectionOf<Type> & {
  readonly site: Site;
  readonly page: Page;
};

/** The props of a section component for one layout. */
export type SectionIn<Type extends Section['type'], Layout> = Extract<
  SectionProps<Type>,
  { layout: Layout }
>;

/** The site in one language. Its methods cache their results, so that no record is resolved twice. */
export class Site {
  /** The tag of the language (RFC 5646), such as `de`. */
  readonly language: string;
  /** The language's own name, such as `Deutsch`. */
  readonly name: string;
  /** The prefix of its pages' addresses: empty for the source language, `/de` for German. */
  readonly prefix: string;
  /** The site in every language, including this one, the source language first. */
  readonly inEach: readonly Site[];
  /** The unresolved records of all collections that exist in this language. */
  readonly entries: readonly Entry[];
  /** Address in the source → address in this language, also for pages that are not translated yet. */
  readonly plannedAddresses: Translation['plannedAddresses'];
  /** `entries` by collection and id. */
  readonly #named: ReadonlyMap<string, Entry>;
  readonly #addresses: Translation['addresses'];
  readonly #records = new Map<Entry, object>();
  readonly #lists = new Map<string, readonly object[]>();
  #pages: readonly Page[] | undefined;
  #words: Words | undefined;

  /** @param inEach filled with the sites of all languages after this call */
  constructor(
    { language, entries, addresses, plannedAddresses }: Translation,
    inEach: readonly Site[],
  ) {
    this.language = language.tag;
    this.prefix = language.prefix;
    this.name = language.name;
    this.inEach = inEach;
    this.entries = entries;
    this.#named = new Map(entries.map((entry) => [`${entry.collection} ${entry.id}`, entry]));
    this.#addresses = addresses;
    this.plannedAddresses = plannedAddresses;
  }

  /** Every record of a collection, sorted by `order`; records without one keep the order of their file. */
  all<Name extends CollectionName>(collection: Name): readonly RecordOf<Name>[] {
    const records =
      this.#lists.get(collection) ??
      this.entries
        .filter((entry) => entry.collection === collection)
        .sort((a, b) => Number(a.data.order ?? 0) - Number(b.data.order ?? 0))
        .map((entry) => this.#record(entry));
    this.#lists.set(collection, records);
    return records as readonly RecordOf<Name>[]; // the content check validated them
  }

  /** The record with this id. The content check has proven that the target of every reference exists. */
  one<Name extends CollectionName>(collection: Name, id: string): RecordOf<Name> {
    const entry = this.#named.get(`${collection} ${id}`);
    if (!entry) throw new Error(`no record "${id}" in ${collection}`);
    return this.#record(entry) as RecordOf<Name>; // the content check validated it
  }

  /** A singleton record. */
  single<Name extends keyof Singletons>(name: Name): SingleOf<Name> {
    const entry = this.entries.find(({ collection }) => collection === name);
    // The content check proves that every singleton exists and is valid.
    return (entry && this.#record(entry)) as SingleOf<Name>;
  }

  get words(): Words {
    this.#words ??= { ...this.single('interface'), language: this.language };
    return this.#words;
  }

  /** The texts of a product screen. */
  screen(name: string): ScreenTexts {
    // A language has no such record until all of its texts are translated.
    const site = this.single('screens') ? this : (this.inEach[0] ?? this);
    const { language, prefix } = site;
    return { language, prefix, texts: site.single('screens')[name] ?? {} };
  }

  /** Every page of every collection, and one page for each filter of the case studies overview. */
  get pages(): readonly Page[] {
    if (this.#pages) return this.#pages;
    const pages = this.entries.flatMap(({ collection, id, address, data, source: { file } }) => {
      const href = address === undefined ? undefined : this.#addresses.get(address);
      if (href === undefined) return [];
      // Every collection with an address has the fields of a page.
      return [{ ...data, collection, id, address, href, file } as unknown as Page];
    });
    this.#pages = [
      ...pages,
      ...pages.filter(hasOverview).flatMap((page) => this.#filteredPages(page)),
    ];
    return this.#pages;
  }

  /** The case studies of a service or industry; all of them if `id` is undefined. */
  caseStudiesBy(id: string | undefined): readonly RecordOf<'caseStudies'>[] {
    return this.all('caseStudies').filter(
      ({ industry, services }) =>
        id === undefined || [industry, ...services].some((each) => each.id === id),
    );
  }

  /** The services or industries that have case studies. */
  caseFilters(collection: 'services' | 'sectors'): readonly CaseFilter[] {
    return this.all(collection)
      .map(({ id, name }) => ({ id, label: name, count: this.caseStudiesBy(id).length }))
      .filter(({ count }) => count > 0);
  }

  /** A page's address in this language, found by its address in the source; undefined if it isn't translated. */
  own(address: string): string | undefined {
    return this.#addresses.get(address);
  }

  /** Translates an internal link, which content writes with the source address. Untranslated pages keep the source address. */
  href(address: string): string {
    const [path = ''] = address.split(/[?#]/, 1);
    return (this.#addresses.get(path) ?? path) + address.slice(path.length);
  }

  /** Resolves the references of a section. @param file the file of the page's record */
  resolve<S extends Section>(section: S, { file }: Pick<Page, 'file'>): Resolved<S> {
    return resolved(sectionSchema, section, dirname(file), this) as Resolved<S>; // follows from the schema
  }

  /** One copy of the overview for each filter. Not indexed, because the overview shows the same case studies. */
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
    const data = resolved(schema, facts, source.folder, this) as object; // objects map to objects
    const record =
      collection in singletons
        ? data
        : { ...data, id, ...(address && { href: this.href(address) }) };
    this.#records.set(entry, record);
    return record;
  }
}

const sites = oncePer((content: Content) => {
  const made: Site[] = [];
  for (const language of content.languages) {
    made.push(new Site(inLanguage(content, language), made));
  }
  return made as [Site, ...Site[]]; // a site has at least one language
});

/** The site in each of its languages, the source language first. @param content see {@link siteIn} */
export const sitesOf = (content = contentOfFiles()): readonly [Site, ...Site[]] => sites(content);

/**
 * The site in one language. Routes call this and pass the site down to components.
 * @param language its tag; the source language by default, also for files that exist once, such as icons
 * @param content replaces the content on disk, for example with unsaved changes in the editor
 * @throws if the site has no such language
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

/** The files of a plate in the cuts that a field asks for. */
export const pictureOf = (key: PlateKey, use: PlateUse): PictureSet =>
  inCuts(plateCuts(key, use), (cut) => plateImage(key, cut));

/** The pictures of a place. @param image returns the picture in a cut */
const inCuts = ({ main, narrow, thumb }: Cuts, image: (cut: Cut) => Picture): PictureSet => ({
  ...image(main),
  ...(narrow && { narrow: image(narrow) }),
  ...(thumb && { thumb: image(thumb) }),
});

/** The error for a picture that was not drawn. In `npm run dev` a page can be requested even if drawing failed. */
function notDrawn(key: string, cut: Cut, site: Site): Error {
  const problems = drawingsIn(site.entries)
    .filter((drawing) => drawing.key === key && drawing.cut === cut)
    .flatMap((drawing) => unreadProblem(drawing) ?? []);
  return problems.length > 0
    ? new ContentError(problems)
    : new Error(`${key} is not drawn in cut "${cut}": run npm run build`);
}

/** The files of the owner's own picture, or of a plate drawn from a record's name. */
function ownPictureOf(
  picture: OwnPicture | NamedPlate,
  meta: z.GlobalMeta,
  site: Site,
): PictureSet {
  const { key, cuts } = drawingOf(picture, meta);
  const words = 'alt' in picture && picture.alt ? { alt: picture.alt } : {};
  return inCuts(cuts, (cut) => {
    const drawn = ownImage(key, cut);
    if (!drawn) throw notDrawn(key, cut, site);
    return { ...drawn, ...words };
  });
}

/** The values of placeholders in any text. Placeholders that depend on a section are filled by its component. */
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

/** Replaces every pointer in the data by its target. @param folder the folder of its pictures, from the project root */
function resolved(schema: z.core.$ZodType, data: unknown, folder: string, site: Site): unknown {
  // The content check has proven that every target exists.
  return mapPointers(schema, data, ({ value, meta }) => {
    if (typeof value !== 'string') return ownPictureOf(value, meta, site);
    if (meta.reference) return site.one(meta.reference as CollectionName, value);
    if (meta.plate) return pictureOf(value as PlateKey, meta.plate);
    if (meta.placeholders) return fillPlaceholders(value, companyFacts(site));
    if (meta.icon) return lucideIcon(value);
    if (meta.technology) return technologyAddress(value);
    if (meta.link) return site.href(value);
    if (meta.screen) return drawnScreen(value, site.screen(value), site.language);
    if (meta.svgFile) {
      const drawing = svgFiles[`/${folder}/${value}`];
      return drawing && { src: drawing.src, width: drawing.width, height: drawing.height };
    }
    return value;
  });
}

/** The icons of all technologies in content. */
export function technologiesIn(entries: Site['entries']): ReadonlySet<string> {
  const found = entries.flatMap(({ schema, data }) => pointersIn(schema, data));
  return new Set(found.flatMap(({ value, meta }) => (meta.technology ? String(value) : [])));
}
