/** The translation of a record as it is worked on: its texts beside those of the source, and what changes them. */
import type { Language, Pair } from '../../src/content/pairs.ts';
import { textFault } from '../../src/content/pairs.ts';
import { isVersion, type TranslatedText, translationOf } from '../../src/content/translate.ts';
import { isRecord, leaves, type Path } from '../../src/schema/walk.ts';
import type { Data } from './fields.ts';
import { entriesIn, kindAt } from './files.ts';
import { tidied } from './shape.ts';

/** A language by its tag and its name in itself. */
export type Named = Pick<Language, 'tag' | 'name'>;

/** The tags of the language of the source and of that of a translation. */
export interface Tags {
  readonly source: string;
  readonly own: string;
}

/** A pair as its file has it. */
type Item = Readonly<Record<string, unknown>>;

/** A text of the source with its translation. */
export interface Row extends Pick<TranslatedText, 'place' | 'limit' | 'state'> {
  /** Its place in the file of the source. */
  readonly path: Path;
  /** What the source says. */
  readonly words: string;
  /** What the source said when it was translated, where that has changed. */
  readonly earlier: string | undefined;
  /** The translation as it was typed; empty where there is none. */
  readonly text: string;
  /** Whether it is the same in both languages, as somebody has said. */
  readonly isKept: boolean;
  /** Whether a machine has translated it, and nobody has said yet that it is right. */
  readonly isMachine: boolean;
  /** The place of its pair in the list; undefined where it has none. */
  readonly index: number | undefined;
  /** Whether other places of the record have the same pair. */
  readonly isShared: boolean;
  readonly fault: string | undefined;
}

/** A record beside its translation. */
export interface Sheet {
  readonly tags: Tags;
  readonly items: readonly Item[];
  /** In the order of the source. */
  readonly rows: readonly Row[];
  /** Pairs whose source stands nowhere any more. */
  readonly unused: readonly { readonly index: number; readonly pair: Pair }[];
}

/** What is to stand at a path of a translation. */
export interface Edit {
  readonly path: Path;
  readonly value: unknown;
}

const itemsOf = ({ texts }: Data): readonly Item[] =>
  Array.isArray(texts) ? texts.filter(isRecord) : [];

/** A pair as the check reads it; undefined for one that isn't finished. */
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
 * @param key that of the record
 * @param record what it holds
 * @param own what its translation holds
 */
export function sheetOf(key: string, record: Data, own: Data, tags: Tags): Sheet {
  const kind = kindAt(key);
  const items = itemsOf(own);
  if (!kind) return { tags, items, rows: [], unused: [] };
  // What is unfinished in the source is translated as far as it goes.
  const { data = record } = kind.schema.safeParse(tidied(kind.schema, record));
  const pairs = items.map((item) => pairOf(item, tags));
  const known = pairs.filter((pair) => pair !== undefined);
  const { texts, unused, faults } = translationOf(entriesIn(kind, key, data), tags, known);
  const faultOf = new Map(faults.toReversed());
  const places = [...leaves(kind.schema, record)].map(({ path }) => path.join('.'));
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
  // As the file has them: the check knows the order of the schema. What holds by default comes first.
  rows.sort((a, b) => places.indexOf(a.path.join('.')) - places.indexOf(b.path.join('.')));
  return {
    tags,
    items,
    rows,
    unused: unused.map((pair) => ({ pair, index: pairs.indexOf(pair) })),
  };
}

/** Where the pair of a row belongs: the list has the order of the source. */
function placeFor({ rows, items }: Sheet, row: Row): number {
  const at = rows.indexOf(row);
  const before = rows.slice(0, at).findLast(({ index }) => index !== undefined)?.index;
  if (before !== undefined) return before + 1;
  return rows.slice(at).find(({ index }) => index !== undefined)?.index ?? items.length;
}

/** A pair in the order in which files have it: whoever changes or confirms one has read it. */
function itemOf({ source, own }: Tags, words: string, { [own]: text, at, keep }: Item): Item {
  const fields = { [source]: words, [own]: keep === true ? undefined : text, at, keep };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const inserted = ({ items }: Sheet, index: number, item: Item): Edit => ({
  path: ['texts'],
  value: items.toSpliced(index, 0, item),
});

/** Pairs a row with a translation; an empty one takes the pair away. */
export function translate(sheet: Sheet, row: Row, text: string): Edit {
  const { tags, items } = sheet;
  const { index, words, state } = row;
  const item = items[index ?? -1];
  if (text.trim() === '') {
    return { path: ['texts'], value: items.filter((each) => each !== item) };
  }
  // Who types the words of the source says that they are the same in both.
  const said = text.trim() === words ? { keep: true } : { [tags.own]: text };
  if (index === undefined) {
    return inserted(sheet, placeFor(sheet, row), itemOf(tags, words, said));
  }
  if (state === 'current' && !row.isKept && !row.isMachine && !('keep' in said)) {
    return { path: ['texts', index, tags.own], value: text };
  }
  return { path: ['texts', index], value: itemOf(tags, words, { at: item?.at, ...said }) };
}

/** Keeps the translation of words that the source no longer has: a pair of them takes it. */
export function keepEarlier({ tags, items }: Sheet, words: string, text: string): Edit {
  const index = items.findIndex((item) => item[tags.source] === words);
  const item = itemOf(tags, words, { at: items[index]?.at, [tags.own]: text });
  return { path: ['texts'], value: index < 0 ? [...items, item] : items.with(index, item) };
}

/** Takes what the source says now for what was translated, and leaves the translation. */
export const confirm = (
  { tags, items }: Sheet,
  { index = -1, words }: Pick<Row, 'index' | 'words'>,
): Edit => ({
  path: ['texts', index],
  value: itemOf(tags, words, items[index] ?? {}),
});

/** Says that a text is the same in both languages. */
export const keepSame = (sheet: Sheet, row: Row): Edit => translate(sheet, row, row.words);

/** Gives a place a pair of its own, so that it can differ from others with the same words. */
export const separate = (sheet: Sheet, row: Row): Edit =>
  inserted(
    sheet,
    (row.index ?? sheet.items.length) + 1,
    itemOf(sheet.tags, row.words, { ...sheet.items[row.index ?? -1], at: row.place }),
  );

/** Takes a pair away that nothing uses. */
export const drop = ({ items }: Sheet, index: number): Edit => ({
  path: ['texts'],
  value: items.toSpliced(index, 1),
});

/** A text of the source that was reworded, and whose translation was current. */
export interface Rewording extends Pick<Row, 'path' | 'place'> {
  /** What has its translation go on to hold. */
  readonly edit: Edit;
}

/**
 * The texts of the source whose change makes their translation stale, though it may still be right.
 * @param before the record and the translation as their files have them
 * @param after both as they are to be
 */
export function rewordings(before: Sheet, after: Sheet): readonly Rewording[] {
  const was = new Map(before.rows.map((row) => [row.place, row]));
  return after.rows.flatMap((row): Rewording[] => {
    const { path, place, words, state } = row;
    const old = was.get(place);
    if (old?.state !== 'current' || state === 'current' || !isVersion(old.words, words)) return [];
    const index = row.index ?? pairFor(after, old);
    const pair = index === undefined ? undefined : pairOf(after.items[index] ?? {}, after.tags);
    // It was translated anew meanwhile, or taken away.
    if (index === undefined || !(old.isKept || pair?.text === old.text.trim())) return [];
    const edit = after.rows.some((each) => each.words === old.words)
      ? // Where the earlier words still stand elsewhere, they keep their pair.
        inserted(after, index + 1, itemOf(after.tags, words, after.items[index] ?? {}))
      : confirm(after, { index, words });
    return [{ path, place, edit }];
  });
}

/** The place of the pair that words have, whether or not they stand anywhere. */
function pairFor({ items, tags }: Sheet, { words, place }: Row): number | undefined {
  const index = items.findIndex(
    ({ [tags.source]: each, at }) => each === words && (at === undefined || at === place),
  );
  return index < 0 ? undefined : index;
}

/** How many texts of a record are without a translation of what they say. */
export function countOf({ rows }: Sheet): { readonly missing: number; readonly stale: number } {
  const count = (wanted: Row['state']) => rows.filter(({ state }) => state === wanted).length;
  return { missing: count('missing'), stale: count('stale') };
}

/** How words are translated anywhere, by the words. @param translations what files hold */
export function memoryOf(translations: Iterable<Data>, tags: Tags) {
  const memory = new Map<string, Set<string>>();
  for (const data of translations) {
    for (const { source, text } of pairsIn(data, tags)) {
      memory.set(source, (memory.get(source) ?? new Set()).add(text));
    }
  }
  return memory;
}
