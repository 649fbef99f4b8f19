/**
 * Content in one language: the source records with their texts replaced by translations, which are looked up by the source
 * text. Structure, order, references and pictures come from the source.
 */
import { z } from 'zod';
import { oncePer } from '../../schema/once.ts';
import { formatPath, type Problem } from '../../schema/problem.ts';
import { bare, mapValues, type Path, type Value, valuesIn } from '../../schema/walk.ts';
import { addressed, fileName, singletons } from '../collections.ts';
import { type Content, type Entry, placeOf, problemAt } from '../entry.ts';
import { englishName, isFor, type LanguageContent, type Pair } from './language.ts';
import {
  aligned,
  isNeeded,
  outcome,
  type Text,
  type TranslatedText,
  textsOf,
} from './match-texts.ts';

/** The content of a site in one of its languages. */
export interface Translation {
  readonly language: LanguageContent;
  /** The records that exist in the language. */
  readonly entries: readonly Entry[];
  /** The address of each page that exists in the language, by its address in the source. */
  readonly addresses: ReadonlyMap<string, string>;
  /** The same for every page of the source, translated or not. */
  readonly plannedAddresses: ReadonlyMap<string, string>;
  /** The pairs of each source record by text path. */
  readonly pairs: ReadonlyMap<Entry, ReadonlyMap<string, Pair>>;
  /** The pairs whose source text no longer exists. */
  readonly unused: readonly { readonly file: string; readonly pair: Pair }[];
  readonly problems: readonly Problem[];
}

/**
 * Records that any page may show. A language has no pages until these are fully translated. Product screens stay in the source
 * language until then.
 */
export const isShared = ({ collection }: Entry) =>
  (collection in singletons && collection !== 'screens') ||
  ['figures', 'serviceGroups', 'offices', 'forms'].includes(collection);

/** Whether only the record's own page shows the field, not menus and lists. */
const isOfPage = ({ address }: Entry, [first]: Path) =>
  address !== undefined && ['title', 'description', 'sections'].includes(String(first));

/** A list that lost items in this language. */
interface ShortList extends Value {
  readonly entry: Entry;
  readonly kept: readonly unknown[];
}

/**
 * The data of a record without some of its values.
 * @param goes whether a value is left out
 * @param shortened receives the lists that lost items
 */
function without(entry: Entry, goes: (value: Value) => boolean, shortened: ShortList[]) {
  const data = mapValues(entry.schema, entry.data, (each, inside) => {
    if (goes(each)) return undefined;
    const kept = inside();
    const isShorter =
      Array.isArray(each.value) && Array.isArray(kept) && kept.length < each.value.length;
    if (isShorter) shortened.push({ ...each, entry, kept });
    return kept;
  });
  return data as Entry['data']; // objects map to objects
}

/** The problem if a shortened list has fewer items than its schema requires. */
function tooFew({ entry, path, field, value, kept }: ShortList, language: string): Problem[] {
  const { schema } = bare(field);
  const [issue] = schema.safeParse(kept).error?.issues ?? [];
  if (issue?.code !== 'too_small') return [];
  const collection = schema instanceof z.ZodArray && bare(schema.element).meta.reference;
  const what = collection ? fileName(collection).replaceAll('-', ' ') : String(path.at(-1));
  const all = value as readonly unknown[]; // only lists are shortened
  const left = all.filter((each) => !kept.includes(each));
  const remedy = collection ? `; translate ${left.join(' or ')}` : '';
  const message = `in ${englishName(language)} ${kept.length} of ${all.length} ${what} are left, the layout needs ${issue.minimum}${remedy}`;
  return [problemAt(entry, path, message)];
}

/** A record without the parts for other languages. Its `where` still finds the original lines. */
function withoutOthers(entry: Entry, language: string, shortened: ShortList[]): Entry {
  const data = without(entry, ({ value }) => !isFor(value, language), shortened);
  if (data === entry.data) return entry;
  const where = (path: readonly PropertyKey[]) => {
    let value: unknown = entry.data;
    const original = path.map((key) => {
      const list: readonly unknown[] = Array.isArray(value) ? value : [];
      const kept = [...list.keys()].filter((index) => isFor(list[index], language));
      const at = kept[Number(key)] ?? key;
      value = Reflect.get(Object(value), at);
      return at;
    });
    return placeOf(entry, original);
  };
  return { ...entry, data, where };
}

/** A record with its texts replaced by translations. */
function translated(entry: Entry, pairs: ReadonlyMap<string, Pair>, file: string): Entry {
  if (pairs.size === 0) return entry;
  const data = mapValues(
    entry.schema,
    entry.data,
    ({ path }, inside) => pairs.get(formatPath(path))?.text ?? inside(),
  ) as Entry['data']; // objects map to objects
  const where = (path: readonly PropertyKey[]) => {
    const pair = pairs.get(formatPath(path));
    return pair ? { file, line: pair.line } : placeOf(entry, path);
  };
  return { ...entry, data, where };
}

/** The address of a page in a language. @param word the translated last segment, if any */
function localAddress(
  { prefix, prefixes }: LanguageContent,
  address: string,
  word?: string,
): string {
  if (address === '/') return prefix || '/';
  const slash = address.lastIndexOf('/') + 1;
  const folder = address.slice(0, slash);
  const [from, to] = Object.entries(prefixes)
    .filter(([each]) => folder.startsWith(each))
    .sort(([a], [b]) => b.length - a.length)[0] ?? ['', ''];
  return prefix + to + folder.slice(from.length) + (word ?? address.slice(slash));
}

/** A record during translation. */
interface Draft {
  readonly entry: Entry;
  /** Whether everything that menus and lists show is translated. */
  facts: boolean;
  /** Whether its page is translated too. */
  page: boolean;
}

/** Whether a value may be left out: an optional field, or a list item. */
const isOptional = ({ path, field }: Value) =>
  typeof path.at(-1) === 'number' || bare(field).optional;

/**
 * Drops records and pages with a mandatory reference to a missing record, until no dangling one is left.
 * @returns the names of the remaining records
 */
function holdTogether(drafts: readonly Draft[]): ReadonlySet<string> {
  const present = new Set(drafts.filter(({ facts }) => facts).map(({ entry }) => nameOf(entry)));
  for (let size = -1; size !== present.size; ) {
    size = present.size;
    for (const draft of drafts) {
      if (!draft.facts) continue;
      const { entry } = draft;
      for (const each of valuesIn(entry.schema, entry.data)) {
        const { reference } = each.meta;
        if (!reference || isOptional(each) || present.has(`${reference} ${each.value}`)) continue;
        draft.page = false;
        if (!isOfPage(entry, each.path)) draft.facts = false;
      }
      if (!draft.facts) present.delete(nameOf(entry));
    }
  }
  return present;
}

/** A record without the references that may be left out to records that its language lacks. */
function withoutGone(entry: Entry, lacks: (name: string) => boolean, shortened: ShortList[]) {
  const goes = (each: Value) =>
    each.meta.reference !== undefined &&
    isOptional(each) &&
    lacks(`${each.meta.reference} ${each.value}`);
  const data = without(entry, goes, shortened);
  return data === entry.data ? entry : { ...entry, data };
}

const nameOf = ({ collection, id }: Entry) => `${collection} ${id}`;

/** Source address → address in the language, including filtered overviews. */
const addressesOf = (
  language: LanguageContent,
  pages: readonly Entry[],
  records: readonly Entry[],
): ReadonlyMap<string, string> =>
  new Map(
    addressed(pages, records).map(({ entry, address }) => {
      const own = address === entry.address ? language.files.get(entry.source.file) : undefined;
      return [address, localAddress(language, address, own?.address)];
    }),
  );

/** Cached, because the check, the pages and the share images all need it. */
const translations = oncePer((content: Content) =>
  oncePer((language: LanguageContent) => translate(content, language)),
);

/** The content in one of its languages. */
export const inLanguage = (content: Content, language: LanguageContent): Translation =>
  translations(content)(language);

function translate({ entries, languages }: Content, language: LanguageContent): Translation {
  const { tag, files } = language;
  const [{ tag: source }] = languages;
  const shortened: ShortList[] = [];
  const own = entries
    .filter(({ data }) => isFor(data, tag))
    .map((entry) => (languages.length === 1 ? entry : withoutOthers(entry, tag, shortened)));
  const withPages = own.filter(({ address }) => address !== undefined);
  const problems: Problem[] = [];
  const unused: { file: string; pair: Pair }[] = [];
  const pairsIn = new Map<Entry, ReadonlyMap<string, Pair>>();
  const drafts: Draft[] = [];
  const lacking: Text[] = [];
  const byFile = Map.groupBy(own, (entry) => entry.source.file);
  // File by file, to save memory on large sites.
  for (const original of new Set([...byFile.keys(), ...files.keys()])) {
    const { file, pairs } = files.get(original) ?? { file: original, pairs: [] };
    const entries = byFile.get(original) ?? [];
    const all = tag === source ? [] : entries.flatMap((entry) => textsOf(entry, source));
    const texts = Map.groupBy(all, ({ entry }) => entry);
    const { found, faults, ...rest } = aligned(all, pairs);
    for (const [{ line }, message] of faults) problems.push({ file, line, path: '', message });
    unused.push(...rest.unused.map((pair) => ({ file, pair })));
    for (const entry of entries) {
      const its = texts.get(entry) ?? [];
      const missing = its.filter((text) => isNeeded(text) && !found.has(text));
      const translations = new Map(
        its.flatMap((text) => {
          const pair = found.get(text);
          return pair ? [[formatPath(text.path), pair] as const] : [];
        }),
      );
      pairsIn.set(entry, translations);
      if (isShared(entry)) lacking.push(...missing);
      drafts.push({
        entry: translated(entry, translations, file),
        facts: missing.every(({ path }) => isOfPage(entry, path)),
        page: entry.address !== undefined && missing.length === 0,
      });
    }
  }
  // In the source language, any other missing record is a mistake, which the check reports.
  const others = new Set(entries.filter(({ data }) => !isFor(data, tag)).map(nameOf));
  const names = tag === source ? undefined : holdTogether(drafts);
  const lacks = (name: string) => (names ? !names.has(name) : others.has(name));
  const isWhole = !names && others.size === 0;
  if (drafts.some(({ page }) => page)) problems.push(...sharedProblems(lacking, language));
  const present = drafts
    .filter(({ facts }) => facts)
    .map(({ entry, page }) => {
      const isPage = page && lacking.length === 0;
      const lists: ShortList[] = [];
      const left = isWhole ? entry : withoutGone(entry, lacks, lists);
      shortened.push(...lists.filter(({ path }) => isPage || !isOfPage(entry, path)));
      return { isPage, entry: left };
    });
  const pages = present.filter(({ isPage }) => isPage).map(({ entry }) => entry);
  const records = present.map(({ entry }) => entry);
  return {
    language,
    entries: records,
    addresses: addressesOf(language, pages, records),
    plannedAddresses: addressesOf(language, withPages, own),
    pairs: pairsIn,
    unused,
    problems: [...problems, ...shortened.flatMap((list) => tooFew(list, tag))],
  };
}

/** Every text that needs a translation. Not cached, to save memory on large sites. */
export function* textsIn(content: Content, language: LanguageContent): Generator<TranslatedText> {
  const [{ tag: source }] = content.languages;
  for (const [entry, pairs] of inLanguage(content, language).pairs) {
    for (const text of textsOf(entry, source)) {
      const known = outcome(text, pairs.get(formatPath(text.path)));
      if (known.state !== 'same') yield known;
    }
  }
}

/** One problem for each file with missing translations that every page of the language needs. */
function sharedProblems(lacking: readonly Text[], { tag, prefix }: LanguageContent): Problem[] {
  const files = Map.groupBy(lacking, ({ entry }) => entry.source.file);
  return [...files].map(([original, texts]) => {
    const file = original.replace(/^content/, `content${prefix}`);
    const language = englishName(tag);
    const many = texts.length === 1 ? 'a text has' : `${texts.length} texts have`;
    const message = `${many} no translation, such as "${texts[0]?.text}"; every page in ${language} needs this file whole`;
    return { file, line: 1, path: '', message };
  });
}
