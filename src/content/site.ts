/** The site that pages are drawn from: the checked records of content/, in one language, with what they refer to. */
import type { z } from 'zod';
import { ContentError } from '../schema/problem.ts';
import { type Section, sectionSchema } from '../sections/registry.ts';
import { type CaseFilter, filteredPages } from './case-studies.ts';
import { type Content, type Entry, readContent } from './check.ts';
import { type collections, singletons } from './collections.ts';
import { type Resolved, resolved } from './resolve.ts';

type Collections = typeof collections;
type Singletons = typeof singletons;

/** The languages of the site; content is written in the first. */
export const LANGUAGES = ['en-GB'] as const;
/** A language by its tag (RFC 5646). */
export type Language = (typeof LANGUAGES)[number];
/** The language that content is written in: that of what the site has once, such as its icons. */
export const [SOURCE] = LANGUAGES;

/** The names of the collections. */
export type CollectionName = keyof Collections;

/** What a record of a collection holds, as its schema says. */
type RecordData<Name extends CollectionName> = z.output<Collections[Name]['schema']>;

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

/** A page: what its record holds, as its file says it. */
export type Page = RecordData<'pages'> & {
  readonly id: string;
  readonly href: string;
  readonly collection: CollectionName;
  /** The file of its record, from the root. */
  readonly file: string;
  /** The picture of its record, in the collections that have one. */
  readonly picture?: string | object;
  /** What its overview of case studies shows alone; such pages have no record of their own. */
  readonly filter?: CaseFilter;
};

/** The site in a language. What it answers is the same object each time, so that nothing is resolved twice. */
export class Site {
  readonly language: Language;
  /** Every record as its file says it, of whatever collection. */
  readonly entries: readonly Entry[];
  readonly #records = new Map<Entry, object>();
  readonly #lists = new Map<string, readonly object[]>();
  #pages: readonly Page[] | undefined;

  constructor(language: Language, entries: readonly Entry[]) {
    this.language = language;
    this.entries = entries;
  }

  /** Every record of a collection: those with an `order` by it, others as their files are named. */
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
    const entry = this.entries.find((each) => each.collection === collection && each.id === id);
    if (!entry) throw new Error(`no record "${id}" in ${collection}`);
    return this.#record(entry) as RecordOf<Name>; // as the check has proven
  }

  /** A record that exists once. */
  single<Name extends keyof Singletons>(name: Name): SingleOf<Name> {
    const entry = this.entries.find(({ collection }) => collection === name);
    // The check proves that each is there and satisfies its schema.
    return (entry && this.#record(entry)) as SingleOf<Name>;
  }

  /** Every page, whatever collection its record belongs to, and the overview of case studies once for each of its filters. */
  get pages(): readonly Page[] {
    this.#pages ??= filteredPages(
      this,
      this.entries.flatMap(({ collection, id, address, data, source: { file } }) =>
        address === undefined
          ? []
          : // The schema of every collection with an address holds what a page needs.
            [{ ...data, collection, id, href: this.href(address), file } as unknown as Page],
      ),
    );
    return this.#pages;
  }

  /** Where an address leads that content names in its own language. */
  href(address: string): string {
    return address;
  }

  /** A section of a page as its component gets it. @param file that of the page's record */
  resolve<S extends Section>(section: S, { file }: Pick<Page, 'file'>): Resolved<S> {
    return resolved(sectionSchema, section, file, this) as Resolved<S>; // as its schema says
  }

  #record(entry: Entry): object {
    const known = this.#records.get(entry);
    if (known) return known;
    const { collection, id, address, schema, source } = entry;
    const { sections, ...facts } = entry.data;
    const data = resolved(schema, facts, source.file, this) as object; // an object stays one
    const record =
      collection in singletons
        ? data
        : { ...data, id, ...(address && { href: this.href(address) }) };
    this.#records.set(entry, record);
    return record;
  }
}

let read: Content | undefined;

/**
 * What the files hold: read once, and in `npm run dev` again after each change (see dev-reload.ts).
 * @throws ContentError with every place and remedy, where anything is wrong in content/
 */
export function contentOfFiles(): Content {
  const content = read ?? readContent('.');
  if (content.problems.length > 0) throw new ContentError(content.problems);
  read = content;
  return content;
}

const sites = new WeakMap<Content, Map<Language, Site>>();

/**
 * The site in a language: made where a page begins, and handed down.
 * @param content what is shown in the place of the files, such as what an editor has not saved yet
 */
export function siteIn(language: Language, content = contentOfFiles()): Site {
  const known = sites.get(content) ?? new Map<Language, Site>();
  sites.set(content, known);
  const site = known.get(language) ?? new Site(language, content.entries);
  known.set(language, site);
  return site;
}
