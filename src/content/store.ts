/** The checked records of content/, for pages and sections. They are read once, and in `npm run dev` again after each change. */
import type { z } from 'zod';
import { ContentError } from '../schema/problem.ts';
import { type Content, readContent } from './check.ts';
import type { collections, singletons } from './collections.ts';

type Collections = typeof collections;
type Singletons = typeof singletons;

/** The names of the collections. */
export type CollectionName = keyof Collections;

/** What a record of a collection holds, as its schema says. */
export type RecordData<Name extends CollectionName> = z.output<Collections[Name]['schema']>;

/** A record: its data, its id, and the address of its page where it has one. */
export type RecordOf<Name extends CollectionName> = RecordData<Name> & {
  readonly id: string;
} & (Collections[Name] extends { address: string } ? { readonly href: string } : object);

let content: Content | undefined;

/** What is shown instead of the files. */
let instead: Content | undefined;

/**
 * Shows other content than the files hold, until it is called again: what an editor has not saved yet.
 * @param change makes it of what the files hold; without it the files are shown again
 * @returns what is shown from now on
 */
export function showInstead(change?: (files: Content) => Content): Content {
  instead = undefined;
  instead = change?.(checked());
  return checked();
}

/** @throws ContentError with every place and remedy, where anything is wrong in content/ */
function checked(): Content {
  if (instead) return instead;
  content ??= readContent('.');
  const { problems } = content;
  if (problems.length === 0) return content;
  content = undefined;
  throw new ContentError(problems);
}

/** Every record that was read last, of whatever collection. */
export const entries = () => checked().entries;

/** Records by collection, of the content that was read last. */
const listed = new WeakMap<Content, Map<string, readonly object[]>>();

/** Every record of a collection: those with an `order` by it, others as their files are named. */
export function all<Name extends CollectionName>(collection: Name): readonly RecordOf<Name>[] {
  const read = checked();
  const lists = listed.get(read) ?? new Map<string, readonly object[]>();
  listed.set(read, lists);
  const records =
    lists.get(collection) ??
    read.entries
      .filter((entry) => entry.collection === collection)
      .sort((a, b) => Number(a.data.order ?? 0) - Number(b.data.order ?? 0))
      .map(({ id, address, data }) => ({ ...data, id, ...(address && { href: address }) }));
  lists.set(collection, records);
  return records as readonly RecordOf<Name>[]; // as the check has proven
}

/** The record with this id; the content check has proven of every reference that there is one. */
export function one<Name extends CollectionName>(collection: Name, id: string): RecordOf<Name> {
  const record = all(collection).find((candidate) => candidate.id === id);
  if (!record) throw new Error(`no record "${id}" in ${collection}`);
  return record;
}

/** A record that exists once. */
export function single<Name extends keyof Singletons>(
  name: Name,
): z.output<Singletons[Name]['schema']> {
  const entry = checked().entries.find(({ collection }) => collection === name);
  // The check proves that each is there and satisfies its schema.
  return entry?.data as z.output<Singletons[Name]['schema']>;
}

/** The services of a group in their order. */
export const servicesIn = (group: string) =>
  all('services').filter((service) => service.group === group);

/** What every record with a page holds. */
type PageData = RecordData<'pages'>;

/** A page: its address, and the collection that its record belongs to. */
export type Page = PageData & {
  readonly id: string;
  readonly href: string;
  readonly collection: CollectionName;
  /** The picture of its record, in the collections that have one. */
  readonly picture?: string | object;
};

/** Every page, whatever collection its record belongs to. */
export const allPages = (): Page[] =>
  checked().entries.flatMap(({ collection, id, address, data }) =>
    // The schema of every collection with an address holds what a page needs.
    address === undefined ? [] : [{ ...data, collection, id, href: address } as unknown as Page],
  );
