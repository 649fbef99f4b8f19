/**
 * Content in a language: the records of the source with their texts replaced, where there is a translation of all of them.
 * The text is the key: structure, order, references and pictures are those of the source.
 */
import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { oncePer } from '../schema/once.ts';
import { explain, formatPath, type Problem } from '../schema/problem.ts';
import {
  bare,
  filtered,
  isRecord,
  type Leaf,
  leaves,
  mapLeaves,
  type Path,
  type Shortening,
} from '../schema/walk.ts';
import { fileName, filteredAddress, filtersIn, hasOverview, singletons } from './collections.ts';
import { type Content, type Entry, placeOf } from './entry.ts';
import { englishName, isFor, type LanguageContent, type Pair } from './pairs.ts';

/** A text of the source, and what has become of it in a language. */
export interface TranslatedText {
  readonly entry: Entry;
  /** Its place in the record as the source has it. */
  readonly path: Path;
  /** Its place as pairs name it in `at`. */
  readonly place: string;
  readonly text: string;
  /** The most characters that its translation may have; undefined where nothing limits them. */
  readonly limit: number | undefined;
  /** Whether somebody agrees to it or relies on it. */
  readonly isBinding: boolean;
  /** `stale`: the pair is that of an earlier wording; `same`: a name or number, which needs none. */
  readonly state: 'current' | 'stale' | 'missing' | 'same';
  readonly pair: Pair | undefined;
}

/** The content of a site in one of its languages. */
export interface Translation {
  readonly language: LanguageContent;
  /** The records that exist in the language. */
  readonly entries: readonly Entry[];
  /** The address of each page that exists in the language, by its address in the source. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Likewise of pages that are not there in the language: the address that each would have. */
  readonly places: ReadonlyMap<string, string>;
  /** The records of the source with the pairs of their texts, by the paths of these; none in the source itself. */
  readonly pairs: ReadonlyMap<Entry, ReadonlyMap<string, Pair>>;
  /** The pairs whose source stands nowhere any more, by their file. */
  readonly unused: readonly { readonly file: string; readonly pair: Pair }[];
  /** What is wrong with the translations. */
  readonly problems: readonly Problem[];
}

/** Whether a translation may take the place of a value: of texts, and of addresses elsewhere. */
function isReplaceable({ field, value }: Leaf): boolean {
  const { text, link } = bare(field).meta;
  if (typeof value !== 'string' || value === '') return false;
  return text !== undefined || (link === true && /^(https|mailto|tel):/.test(value));
}

/** Whether a page can't do without a translation: names, and texts without letters, are the same until a pair says otherwise. */
const isNeeded = ({ field, value }: Leaf) =>
  bare(field).meta.text === 'words' && /[\p{L}%.,]/u.test(String(value));

/** A place as pairs name it: what has an id by that, other items of lists by their number from 0. */
function placeName(data: unknown, path: Path): string {
  let value = data;
  const names = path.map((key) => {
    value = Reflect.get(value as object, key); // the path leads through objects
    return isRecord(value) && typeof value.id === 'string' ? value.id : String(key);
  });
  return names.join('.');
}

/** The room of a translation in percent of that of its source, since most languages are longer than English. */
const ROOM = 140;

/** The most characters of a translation in its place: search results have the same room in every language. */
function limitOf({ field, path }: Leaf): number | undefined {
  const { schema } = bare(field);
  const most = schema instanceof z.ZodString ? schema.maxLength : null;
  if (most === null) return undefined;
  const isHead = path.length === 1 && ['title', 'description'].includes(String(path[0]));
  return isHead ? most : Math.floor((most * ROOM) / 100);
}

/** What is wrong with a translation in its place; undefined where nothing is. */
function fieldFault(leaf: Leaf, text: string): string | undefined {
  const [issue] =
    bare(leaf.field).schema.safeParse(text, { reportInput: true }).error?.issues ?? [];
  // How short a text may be depends on the language.
  if (!issue || issue.code === 'too_small') return undefined;
  const most = limitOf(leaf);
  if (issue.code !== 'too_big' || most === undefined || most === Number(issue.maximum)) {
    return explain(issue, []);
  }
  return text.length <= most
    ? undefined
    : `too long: at most ${most} characters (${issue.maximum} in the source), got ${text.length}`;
}

/** A text of a file of the source that a pair may translate. */
interface Text {
  readonly entry: Entry;
  readonly leaf: Leaf;
  readonly words: string;
  /** Its place as pairs name it. */
  readonly place: string;
}

/** Above this share of different letters two wordings are no versions of one text: read on the history of 3,000 texts. */
const ANOTHER = 0.6;

/** The share of letters that differ between two wordings. */
const difference = (one: string, other: string) =>
  distance(one, other) / Math.max(one.length, other.length, 1);

/** Whether two wordings may be versions of one text. */
export const isVersion = (one: string, other: string) => difference(one, other) < ANOTHER;

const isAt = ({ at }: Pair, { place }: Text) =>
  at !== undefined && (place === at || place.startsWith(`${at}.`));

/** Which pair each text has: one that was written for these words, or the likeliest of those left over. */
function pairsOf(texts: readonly Text[], pairs: readonly Pair[]): Map<Text, Pair> {
  const found = new Map<Text, Pair>();
  for (const text of texts) {
    const equal = pairs.filter(({ source }) => source === text.words);
    const pair = equal.find((each) => isAt(each, text)) ?? equal.find(({ at }) => !at);
    if (pair) found.set(text, pair);
  }
  const used = new Set(found.values());
  const left = pairs.filter((pair) => !used.has(pair));
  const likely = texts
    .filter((text) => !found.has(text))
    .flatMap((text) => left.map((pair) => ({ text, pair, far: farFrom(text, pair) })))
    .filter(({ far }) => far < ANOTHER)
    .sort((a, b) => a.far - b.far);
  const taken = new Map<Pair, string>();
  for (const { text, pair } of likely) {
    const { words } = text;
    // Words that stand in several places are one text.
    if (found.has(text) || (taken.has(pair) && taken.get(pair) !== words)) continue;
    found.set(text, pair);
    taken.set(pair, words);
  }
  return found;
}

/** How far a text is from the source of a pair; not at all where the pair names its very place. */
const farFrom = (text: Text, pair: Pair) =>
  isAt(pair, text) ? 0 : difference(text.words, pair.source);

/** Whether what stands at a place is written in a language: unless something around it says that it is for others only. */
function isWrittenIn(language: string, data: unknown, path: Path): boolean {
  let value = data;
  for (const key of path) {
    if (!isFor(value, language)) return false;
    value = Reflect.get(value as object, key); // the path leads through objects
  }
  return true;
}

/** Pairs of the same words for the same place that say something else, each with what is wrong. */
function contradictions(pairs: readonly Pair[], texts: readonly Text[]): [Pair, string][] {
  return pairs.flatMap((pair, index): [Pair, string][] => {
    const { source, text, at } = pair;
    const isOther = (each: Pair) => each.source === source && each.at === at && each.text !== text;
    if (!pairs.slice(0, index).some(isOther)) return [];
    const places = texts.filter(({ words }) => words === source).map(({ place }) => place);
    const which = places.length > 1 ? ` ${places.join(' or ')}` : '';
    return [[pair, `"${source}" is translated in two ways; say where with at:${which}`]];
  });
}

/** The texts of a file with their pairs, the pairs that are left over, and what is wrong with any. */
function aligned(texts: readonly Text[], pairs: readonly Pair[]) {
  const found = pairsOf(texts, pairs);
  const faults = contradictions(pairs, texts);
  for (const [text, pair] of found) {
    const fault = fieldFault(text.leaf, pair.text);
    const isTold = faults.some(([each, message]) => each === pair && message === fault);
    if (fault && !isTold) faults.push([pair, fault]);
  }
  const used = new Set(found.values());
  return { found, faults, unused: pairs.filter((pair) => !used.has(pair)) };
}

/** What has become of a text. */
function outcome({ entry, leaf, place, words }: Text, pair: Pair | undefined): TranslatedText {
  const isCurrent = pair?.source === words;
  const unpaired = isNeeded(leaf) ? 'missing' : 'same';
  return {
    entry,
    path: leaf.path,
    place,
    text: words,
    limit: limitOf(leaf),
    isBinding: bare(leaf.field).meta.binding === true,
    state: pair ? (isCurrent ? 'current' : 'stale') : unpaired,
    pair,
  };
}

/** What has become of the texts of one file in a language: of all, names and numbers included. */
export interface FileTranslation {
  readonly texts: readonly TranslatedText[];
  readonly unused: readonly Pair[];
  /** What is wrong with pairs. */
  readonly faults: readonly (readonly [Pair, string])[];
}

/**
 * The translation of one file, as it is worked on.
 * @param entries its records
 * @param tags of the language of the source and of that of the pairs
 */
export function translationOf(
  entries: readonly Entry[],
  { source, own }: { readonly source: string; readonly own: string },
  pairs: readonly Pair[],
): FileTranslation {
  const texts = entries
    .flatMap((entry) => textsOf(entry, source))
    .filter(({ entry, leaf }) => isWrittenIn(own, entry.data, leaf.path));
  const { found, ...rest } = aligned(texts, pairs);
  return { texts: texts.map((text) => outcome(text, found.get(text))), ...rest };
}

/** Records that stand on every page of a language, or may: what exists once, and these collections. */
const isShared = ({ collection }: Entry) =>
  collection in singletons || ['figures', 'serviceGroups', 'offices', 'forms'].includes(collection);

/** Whether a place in a record is one that its page alone shows. */
const isOfPage = ({ address }: Entry, [first]: Path) =>
  address !== undefined && ['title', 'description', 'sections'].includes(String(first));

/** The texts of a record that may have pairs. @param source the language that pairs are written for */
function textsOf(entry: Entry, source: string): Text[] {
  const { collection, schema, data, source: own } = entry;
  // The brand is called and looks the same everywhere.
  if (collection === 'brand') return [];
  return [...leaves(schema, data)].flatMap((leaf) => {
    if (!isReplaceable(leaf) || !isWrittenIn(source, data, leaf.path)) return [];
    const place = [...own.within, placeName(data, leaf.path)].join('.');
    return [{ entry, leaf, words: String(leaf.value).trim(), place }];
  });
}

/** A list of a record that was left with fewer items. */
type ShortList = Pick<Shortening, 'path' | 'field' | 'kept' | 'all'> & { readonly entry: Entry };

/** What is wrong with a list that was left with fewer items than its place needs. */
function tooFew({ entry, path, field, kept, all }: ShortList, language: string): Problem[] {
  const { schema } = bare(field);
  const [issue] = schema.safeParse(kept).error?.issues ?? [];
  if (issue?.code !== 'too_small') return [];
  const collection = schema instanceof z.ZodArray && bare(schema.element).meta.reference;
  const what = collection ? fileName(collection).replaceAll('-', ' ') : String(path.at(-1));
  const left = all.filter((each) => !kept.includes(each));
  const remedy = collection ? `; translate ${left.join(' or ')}` : '';
  const message = `in ${englishName(language)} ${kept.length} of ${all.length} ${what} are left, the layout needs ${issue.minimum}${remedy}`;
  const at = formatPath([...entry.source.within, ...path]);
  return [{ ...placeOf(entry, path), path: at, message }];
}

/** A record without what is for other languages, which knows the lines of what is left. */
function withoutOthers(entry: Entry, language: string, shortened: ShortList[]): Entry {
  const kept = new Map<string, readonly number[]>();
  const data = filtered(
    entry.schema,
    entry.data,
    (_field, value) => isFor(value, language),
    (list) => {
      kept.set(formatPath(list.path), list.indices);
      shortened.push({ ...list, entry });
    },
  );
  if (kept.size === 0) return entry;
  const where = (path: readonly PropertyKey[]) => {
    const original = path.map((key, depth) =>
      typeof key === 'number' ? (kept.get(formatPath(path.slice(0, depth)))?.[key] ?? key) : key,
    );
    return placeOf(entry, original);
  };
  return { ...entry, data: data as Entry['data'], where }; // an object stays one
}

/** A record with its pairs in the places of texts. */
function translated(entry: Entry, pairs: ReadonlyMap<string, Pair>, file: string): Entry {
  if (pairs.size === 0) return entry;
  const data = mapLeaves(
    entry.schema,
    entry.data,
    ({ path, value }) => pairs.get(formatPath(path))?.text ?? value,
  ) as Entry['data']; // an object stays one
  const where = (path: readonly PropertyKey[]) => {
    const pair = pairs.get(formatPath(path));
    return pair ? { file, line: pair.line } : placeOf(entry, path);
  };
  return { ...entry, data, where };
}

/** The address of a page in a language. @param word its own last part, where it has one */
function localAddress({ start, starts }: LanguageContent, address: string, word?: string): string {
  if (address === '/') return start || '/';
  const slash = address.lastIndexOf('/') + 1;
  const folder = address.slice(0, slash);
  const [from, to] = Object.entries(starts)
    .filter(([each]) => folder.startsWith(each))
    .sort(([a], [b]) => b.length - a.length)[0] ?? ['', ''];
  return start + to + folder.slice(from.length) + (word ?? address.slice(slash));
}

/** A record on its way into a language. */
interface Draft {
  readonly entry: Entry;
  /** Whether all is there that menus and lists show of it. */
  facts: boolean;
  /** Whether its page is there besides. */
  page: boolean;
}

/** Whether a place refers to a record, and can't do without it. */
const isBound = ({ path, field }: Leaf) =>
  typeof path.at(-1) !== 'number' && !bare(field).optional && bare(field).meta.reference;

/** Leaves out records that refer to one that isn't there, and pages likewise, until all that is left holds together. */
function holdTogether(drafts: readonly Draft[]): (collection: string, id: unknown) => boolean {
  const present = new Set(drafts.filter(({ facts }) => facts).map(({ entry }) => nameOf(entry)));
  const isThere = (collection: string, id: unknown) => present.has(`${collection} ${id}`);
  for (let size = -1; size !== present.size; ) {
    size = present.size;
    for (const draft of drafts) {
      if (!draft.facts) continue;
      const { entry } = draft;
      for (const leaf of leaves(entry.schema, entry.data)) {
        const collection = isBound(leaf);
        if (!collection || isThere(collection, leaf.value)) continue;
        draft.page = false;
        if (!isOfPage(entry, leaf.path)) draft.facts = false;
      }
      if (!draft.facts) present.delete(nameOf(entry));
    }
  }
  return isThere;
}

const nameOf = ({ collection, id }: Entry) => `${collection} ${id}`;

/** The addresses of pages in a language, by those in the source. */
function addressesOf(
  language: LanguageContent,
  pages: readonly Entry[],
  records: readonly Entry[],
) {
  const addresses = new Map<string, string>();
  const filters = filtersIn(records);
  for (const { address = '', source, data } of pages) {
    addresses.set(
      address,
      localAddress(language, address, language.files.get(source.file)?.address),
    );
    if (!hasOverview(data)) continue;
    for (const id of filters) {
      const filtered = filteredAddress(address, id);
      addresses.set(filtered, localAddress(language, filtered));
    }
  }
  return addresses;
}

/** Worked out once, since the check, the pages and their share images ask for it. */
const translations = oncePer((entries: Content['entries']) =>
  oncePer((languages: Content['languages']) =>
    oncePer((language: LanguageContent) => translate(entries, languages, language)),
  ),
);

/** What content says in one of its languages. */
export const inLanguage = (
  { entries, languages }: Pick<Content, 'entries' | 'languages'>,
  language: LanguageContent,
): Translation => translations(entries)(languages)(language);

function translate(
  entries: Content['entries'],
  languages: Content['languages'],
  language: LanguageContent,
): Translation {
  const { tag, files } = language;
  const [{ tag: source }] = languages;
  const shortened: ShortList[] = [];
  const own = entries
    .filter(({ data }) => isFor(data, tag))
    .map((entry) => (languages.length === 1 ? entry : withoutOthers(entry, tag, shortened)));
  const withPages = own.filter(({ address }) => address !== undefined);
  const places = addressesOf(language, withPages, own);
  if (tag === source) {
    return {
      language,
      entries: own,
      addresses: places,
      places,
      pairs: new Map(),
      unused: [],
      problems: shortened.flatMap((list) => tooFew(list, tag)),
    };
  }

  const problems: Problem[] = [];
  const unused: { file: string; pair: Pair }[] = [];
  const pairsIn = new Map<Entry, ReadonlyMap<string, Pair>>();
  const drafts: Draft[] = [];
  const lacking: Text[] = [];
  const byFile = Map.groupBy(own, (entry) => entry.source.file);
  // One file after the other: a large site has more texts than are held at a time.
  for (const original of new Set([...byFile.keys(), ...files.keys()])) {
    const { file, pairs } = files.get(original) ?? { file: original, pairs: [] };
    const entries = byFile.get(original) ?? [];
    const texts = Map.groupBy(
      entries.flatMap((entry) => textsOf(entry, source)),
      ({ entry }) => entry,
    );
    const { found, faults, ...rest } = aligned([...texts.values()].flat(), pairs);
    for (const [{ line }, message] of faults) problems.push({ file, line, path: '', message });
    unused.push(...rest.unused.map((pair) => ({ file, pair })));
    for (const entry of entries) {
      const its = texts.get(entry) ?? [];
      const missing = its.filter((text) => isNeeded(text.leaf) && !found.has(text));
      const translations = new Map(
        its.flatMap((text) => {
          const pair = found.get(text);
          return pair ? [[formatPath(text.leaf.path), pair] as const] : [];
        }),
      );
      pairsIn.set(entry, translations);
      if (isShared(entry)) lacking.push(...missing);
      drafts.push({
        entry: translated(entry, translations, file),
        facts: missing.every(({ leaf }) => isOfPage(entry, leaf.path)),
        page: entry.address !== undefined && missing.length === 0,
      });
    }
  }
  const isThere = holdTogether(drafts);
  if (drafts.some(({ page }) => page)) problems.push(...sharedProblems(lacking, language));
  const present = drafts
    .filter(({ facts }) => facts)
    .map(({ entry, page }) => {
      const isPage = page && lacking.length === 0;
      const data = filtered(
        entry.schema,
        entry.data,
        (field, value, inList) => {
          const { optional, meta } = bare(field);
          return !meta.reference || isThere(meta.reference, value) || !(inList || optional);
        },
        (list) => {
          if (isPage || !isOfPage(entry, list.path)) shortened.push({ ...list, entry });
        },
      );
      const isWhole = data === entry.data;
      return { isPage, entry: isWhole ? entry : { ...entry, data: data as Entry['data'] } }; // an object stays one
    });
  const pages = present.filter(({ isPage }) => isPage).map(({ entry }) => entry);
  const records = present.map(({ entry }) => entry);
  return {
    language,
    entries: records,
    addresses: addressesOf(language, pages, records),
    places,
    pairs: pairsIn,
    unused,
    problems: [...problems, ...shortened.flatMap((list) => tooFew(list, tag))],
  };
}

/** Every text that has to be translated into a language, found anew each time: a large site has more than are held at a time. */
export function* textsIn(
  content: Pick<Content, 'entries' | 'languages'>,
  language: LanguageContent,
): Generator<TranslatedText> {
  const [{ tag: source }] = content.languages;
  for (const [entry, pairs] of inLanguage(content, language).pairs) {
    for (const text of textsOf(entry, source)) {
      const known = outcome(text, pairs.get(formatPath(text.leaf.path)));
      if (known.state !== 'same') yield known;
    }
  }
}

/** What keeps a language from having pages: texts that every page needs, a line for each file. */
function sharedProblems(lacking: readonly Text[], { tag, start }: LanguageContent): Problem[] {
  const files = Map.groupBy(lacking, ({ entry }) => entry.source.file);
  return [...files].map(([original, texts]) => {
    const file = original.replace(/^content/, `content${start}`);
    const language = englishName(tag);
    const many = texts.length === 1 ? 'a text has' : `${texts.length} texts have`;
    const message = `${many} no translation, such as "${texts[0]?.words}"; every page in ${language} needs this file whole`;
    return { file, line: 1, path: '', message };
  });
}
