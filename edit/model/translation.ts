/** The translation of a record in the editor: source texts with their translations, and the edits to them. */

import { type Language, type Pair, textFault } from '../../src/content/languages/language.ts';
import {
  isVersion,
  type TranslatedText,
  translationOf,
} from '../../src/content/languages/match-texts.ts';
import { isRecord, type Path, valuesIn } from '../../src/schema/walk.ts';
import { entriesIn, kindAt } from './files.ts';
import type { Data } from './names.ts';
import { withoutEmpty } from './shape.ts';

/** A language: its tag, and its name in that language. */
export type LanguageName = Pick<Language, 'tag' | 'name'>;

/** The language tags of the source and of the translation. */
export interface Tags {
  readonly source: string;
  readonly own: string;
}

/** A pair as written in its file. */
type Item = Readonly<Record<string, unknown>>;

/** A text of the source with its translation. */
export interface Row extends Pick<TranslatedText, 'place' | 'limit' | 'state'> {
  /** Its path in the source record. */
  readonly path: Path;
  /** The present source text. */
  readonly words: string;
  /** The source text that was translated, if it differs from the present one. */
  readonly earlier: string | undefined;
  /** The translation as typed; empty if there is none. */
  readonly text: string;
  /** Whether a person has marked it as the same in both languages. */
  readonly isKept: boolean;
  /** Whether it is a machine translation that nobody has confirmed. */
  readonly isMachine: boolean;
  /** The index of its pair; undefined if it has none. */
  readonly index: number | undefined;
  /** Whether other places of the record use the same pair. */
  readonly isShared: boolean;
  readonly fault: string | undefined;
}

/** A record beside its translation. */
export interface Sheet {
  readonly record: Data;
  readonly tags: Tags;
  readonly items: readonly Item[];
  /** In the order of the source. */
  readonly rows: readonly Row[];
  /** Pairs whose source text is no longer in the record. */
  readonly unused: readonly { readonly index: number; readonly pair: Pair }[];
}

/** A new value at a path of a translation. */
export interface Edit {
  readonly path: Path;
  readonly value: unknown;
}

const itemsOf = ({ texts }: Data): readonly Item[] =>
  Array.isArray(texts) ? texts.filter(isRecord) : [];

/** A pair as the content check reads it; undefined if it is unfinished. */
function pairOf(item: Item, { source, own }: Tags): Pair | undefined {
  const [words, text] = [item[source], item.keep === true ? item[source] : item[own]];
  if (typeof words !== 'string' || typeof text !== 'string' || text.trim() === '') return undefined;
  const at = typeof item.at === 'string' ? item.at : undefined;
  const machine = item.machine === true;
  return { source: words.trim(), text: text.trim(), at, machine, line: 1 };
}

/** The pairs of a translation. */
export const pairsIn = (data: Data, tags: Tags): readonly Pair[] =>
  itemsOf(data).flatMap((item) => pairOf(item, tags) ?? []);

/**
 * @param key of the record
 * @param record its data
 * @param own the data of its translation
 */
export function sheetOf(key: string, record: Data, own: Data, tags: Tags): Sheet {
  const kind = kindAt(key);
  const items = itemsOf(own);
  if (!kind) return { record, tags, items, rows: [], unused: [] };
  // An unfinished source record can be translated too.
  const { data = record } = kind.schema.safeParse(withoutEmpty(kind.schema, record));
  const pairs = items.map((item) => pairOf(item, tags));
  const known = pairs.filter((pair) => pair !== undefined);
  const { texts, unused, faults } = translationOf(entriesIn(kind, key, data), tags, known);
  const faultOf = new Map(faults.toReversed());
  const places = valuesIn(kind.schema, record).map(({ path }) => path.join('.'));
  const rows = texts.map(({ entry, path, place, text: words, limit, state, pair }): Row => {
    const index = pair && pairs.indexOf(pair);
    const item = index === undefined ? {} : (items[index] ?? {});
    const typed = item.keep === true ? pair?.text : item[tags.own];
    return {
      path: [...entry.source.within, ...path],
      place,
      words,
      limit,
      state,
      earlier: state === 'stale' ? pair?.source : undefined,
      text: typeof typed === 'string' ? typed : '',
      isKept: item.keep === true,
      isMachine: item.machine === true,
      index,
      isShared: pair !== undefined && texts.filter((each) => each.pair === pair).length > 1,
      fault: pair && (textFault(words, pair.text) ?? faultOf.get(pair)),
    };
  });
  // Sorts by the order of the file, where the check uses that of the schema. Defaults, which have no place in it, come first.
  rows.sort((a, b) => places.indexOf(a.path.join('.')) - places.indexOf(b.path.join('.')));
  return {
    record,
    tags,
    items,
    rows,
    unused: unused.map((pair) => ({ pair, index: pairs.indexOf(pair) })),
  };
}

/** The index for a row's new pair: the list follows the order of the source. */
function placeFor({ rows, items }: Sheet, row: Row): number {
  const at = rows.indexOf(row);
  const before = rows.slice(0, at).findLast(({ index }) => index !== undefined)?.index;
  if (before !== undefined) return before + 1;
  return rows.slice(at).find(({ index }) => index !== undefined)?.index ?? items.length;
}

/** A pair with its fields in file order. It drops the mark of a machine translation: who edits or confirms one has read it. */
function itemOf({ source, own }: Tags, words: string, { [own]: text, at, keep }: Item): Item {
  const fields = { [source]: words, [own]: keep === true ? undefined : text, at, keep };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const inserted = ({ items }: Sheet, index: number, item: Item): Edit => ({
  path: ['texts'],
  value: items.toSpliced(index, 0, item),
});

/** Sets a row's translation; an empty one removes the pair. */
export function translate(sheet: Sheet, row: Row, text: string): Edit {
  const { tags, items } = sheet;
  const { index, words, state } = row;
  const item = items[index ?? -1];
  if (text.trim() === '') {
    return { path: ['texts'], value: items.filter((each) => each !== item) };
  }
  // A translation equal to the source text is marked as the same in both languages.
  const said = text.trim() === words ? { keep: true } : { [tags.own]: text };
  if (index === undefined) {
    return inserted(sheet, placeFor(sheet, row), itemOf(tags, words, said));
  }
  if (state === 'current' && !row.isKept && !row.isMachine && !('keep' in said)) {
    return { path: ['texts', index, tags.own], value: text };
  }
  return { path: ['texts', index], value: itemOf(tags, words, { at: item?.at, ...said }) };
}

/** Stores a translation of a source text that no longer exists, in its old pair if there is one. */
export function keepEarlier({ tags, items }: Sheet, words: string, text: string): Edit {
  const index = items.findIndex((item) => item[tags.source] === words);
  const item = itemOf(tags, words, { at: items[index]?.at, [tags.own]: text });
  return { path: ['texts'], value: index < 0 ? [...items, item] : items.with(index, item) };
}

/** Marks a stale translation as current: its pair gets the present source text. */
export const confirm = (
  { tags, items }: Sheet,
  { index = -1, words }: Pick<Row, 'index' | 'words'>,
): Edit => ({
  path: ['texts', index],
  value: itemOf(tags, words, items[index] ?? {}),
});

/** Gives a place a pair of its own, so that its translation can differ from other places with the same source text. */
export const separate = (sheet: Sheet, row: Row): Edit =>
  inserted(
    sheet,
    (row.index ?? sheet.items.length) + 1,
    itemOf(sheet.tags, row.words, { ...sheet.items[row.index ?? -1], at: row.place }),
  );

/** Removes an unused pair. */
export const drop = ({ items }: Sheet, index: number): Edit => ({
  path: ['texts'],
  value: items.toSpliced(index, 1),
});

/** A reworded source text whose translation was current. */
export interface Rewording extends Pick<Row, 'path' | 'place'> {
  /** Keeps its translation current. */
  readonly edit: Edit;
}

/**
 * The source texts whose rewording makes their translation stale, though it may still be right.
 * @param before the saved record and translation
 * @param after both with unsaved changes
 */
export function rewordings(before: Sheet, after: Sheet): readonly Rewording[] {
  const was = new Map(before.rows.map((row) => [row.place, row]));
  return after.rows.flatMap((row): Rewording[] => {
    const { path, place, words, state } = row;
    const old = was.get(place);
    if (old?.state !== 'current' || state === 'current' || !isVersion(old.words, words)) return [];
    const index = row.index ?? pairFor(after, old);
    const pair = index === undefined ? undefined : pairOf(after.items[index] ?? {}, after.tags);
    // The translation has been changed or removed meanwhile.
    if (index === undefined || !(old.isKept || pair?.text === old.text.trim())) return [];
    const edit = after.rows.some((each) => each.words === old.words)
      ? // Other places still use the earlier text and its pair.
        inserted(after, index + 1, itemOf(after.tags, words, after.items[index] ?? {}))
      : confirm(after, { index, words });
    return [{ path, place, edit }];
  });
}

/** The index of the pair for a source text, even if the record no longer has that text. */
function pairFor({ items, tags }: Sheet, { words, place }: Row): number | undefined {
  const index = items.findIndex(
    ({ [tags.source]: each, at }) => each === words && (at === undefined || at === place),
  );
  return index < 0 ? undefined : index;
}

/** What is left to translate in a record, such as `2 missing, 1 stale`; empty if nothing is. */
export const leftOf = ({ rows }: Sheet): string =>
  (['missing', 'stale'] as const)
    .map((wanted) => [rows.filter(({ state }) => state === wanted).length, wanted] as const)
    .filter(([count]) => count > 0)
    .map((each) => each.join(' '))
    .join(', ');

/** All translations of each source text on the site, by source text. @param translations the data of translation files */
export function memoryOf(translations: Iterable<Data>, tags: Tags) {
  const memory = new Map<string, Set<string>>();
  for (const data of translations) {
    for (const { source, text } of pairsIn(data, tags)) {
      memory.set(source, (memory.get(source) ?? new Set()).add(text));
    }
  }
  return memory;
}
