import { useMemo } from 'react';
import { slugFault } from '../../src/content/slug.ts';
import { oncePer } from '../../src/schema/once.ts';
import type { Path } from '../../src/schema/walk.ts';
import type { Fault } from '../disk/store.ts';
import { translationAt, translationKey } from '../model/files.ts';
import type { Data } from '../model/names.ts';
import {
  type LanguageName,
  leftOf,
  memoryOf,
  type Rewording,
  rewordings,
  type Sheet,
  sheetOf,
  type Tags,
  translate,
} from '../model/translation.ts';
import { same, withValue } from '../model/value.ts';
import type { RecordsByKey } from './page-texts.ts';
import { type Drafts, dataOf, type Work } from './work.ts';

type Saveable = Pick<Work, 'files' | 'drafts'>;

/** Caches the last sheet of each translation by its key: typing changes only one record. */
const last = new Map<string, { record: Data; own: Data; sheet: Sheet }>();

/** A record beside its translation. */
function sheetIn(key: string, record: Data, own: Data, tags: Tags): Sheet {
  const at = translationKey(tags.own, key);
  const known = last.get(at);
  if (known?.record === record && known.own === own) return known.sheet;
  const sheet = sheetOf(key, record, own, tags);
  last.set(at, { record, own, sheet });
  return sheet;
}

/** A record with its texts translated, as far as there are translations. */
const translated = oncePer(
  ({ rows, record }: Sheet): Data =>
    rows
      .filter(({ text }) => text !== '')
      .reduce((data, { path, text }) => withValue(data, path, text), record),
);

/** The state of the language that is being translated. */
export type Translating = NonNullable<ReturnType<typeof useTranslation>>;

/**
 * The open translation; undefined if the key is not that of a translation.
 * @param records of the source language
 */
export function useTranslation(
  { files, drafts }: Saveable,
  key: string,
  records: RecordsByKey,
  languages: readonly LanguageName[],
) {
  return useMemo(() => {
    const { folder, of = key } = translationAt(key) ?? {};
    const [source, ...others] = languages;
    const own = others.find(({ tag }) => tag.toLowerCase() === folder);
    if (!source || !own) return undefined;
    const tags = { source: source.tag, own: own.tag };
    const work = { files, drafts };
    const sheetFor = (each: string) =>
      sheetIn(each, dataOf(work, each), dataOf(work, translationKey(own.tag, each)), tags);
    const sheet = sheetFor(of);
    const data = dataOf(work, key);
    const wrong = typeof data.address === 'string' ? slugFault(data.address) : undefined;
    const rows = sheet.rows.flatMap(({ path, fault }) =>
      fault ? [[path.join('.'), fault] as const] : [],
    );
    const read = [...records.keys()].map((each) => dataOf(work, translationKey(own.tag, each)));
    const faults = new Map(wrong === undefined ? rows : [['address', wrong], ...rows]);
    return {
      source,
      own,
      sheet,
      /** The sheet with the saved translation. */
      saved: sheetIn(of, dataOf(work, of), dataOf({ files, drafts: {} }, key), tags),
      /** All translations of each source text on the site, by source text. */
      memory: memoryOf(read, tags),
      data,
      /** Its faults by dotted path. */
      faults,
      /** A fault of the content check, moved to the field with the same message. */
      atField: (fault: Fault): Fault => {
        const [path = fault.path] =
          [...faults].find(([, message]) => fault.key === key && message === fault.message) ?? [];
        return { ...fault, path };
      },
      /** Every record with its texts in the language. */
      records: new Map([...records.keys()].map((each) => [each, translated(sheetFor(each))])),
      /** What is left to translate in a record; empty if nothing is. */
      leftIn: (each: string) => leftOf(sheetFor(each)),
      /** The edit that makes `words` the translation of a text. */
      typed: (each: string, path: Path, words: string) => {
        const other = sheetFor(each);
        const row = other.rows.find((one) => same(one.path, path));
        return row && translate(other, row, words);
      },
    };
  }, [files, drafts, key, records, languages]);
}

/** The texts of a record reworded since its last save whose translation may still be right. */
function reworded({ files, drafts }: Saveable, key: string, tags: Tags): readonly Rewording[] {
  const [before, after] = [files.get(key)?.data, drafts[key]?.data];
  if (!before || !after) return [];
  const at = translationKey(tags.own, key);
  return rewordings(
    sheetIn(key, before, dataOf({ files, drafts: {} }, at), tags),
    sheetIn(key, after, dataOf({ files, drafts }, at), tags),
  );
}

/** A reworded source text: its place, written as in a pair's `at`, and the languages that it is translated into. */
export interface Reworded {
  readonly place: string;
  readonly languages: readonly string[];
}

/** The translated texts of a record that were reworded since its last save, by dotted path. */
export function useRewordings(
  { files, drafts }: Saveable,
  key: string,
  languages: readonly LanguageName[],
): ReadonlyMap<string, Reworded> {
  return useMemo(() => {
    const found = new Map<string, Reworded>();
    const [source, ...others] = languages;
    if (!source) return found;
    for (const { tag } of others) {
      const tags = { source: source.tag, own: tag };
      for (const { path, place } of reworded({ files, drafts }, key, tags)) {
        const dots = path.join('.');
        found.set(dots, { place, languages: [...(found.get(dots)?.languages ?? []), tag] });
      }
    }
    return found;
  }, [files, drafts, key, languages]);
}

/** The drafts to save, with translations kept current for texts that were only corrected. */
export function withCorrections(
  { files, drafts }: Saveable,
  [source, ...others]: readonly LanguageName[],
): Drafts {
  let all = drafts;
  if (!source) return all;
  for (const [key, { corrected = [] }] of Object.entries(drafts)) {
    for (const { tag } of others) {
      const at = translationKey(tag, key);
      for (const place of corrected) {
        const found = reworded({ files, drafts: all }, key, { source: source.tag, own: tag });
        const edit = found.find((each) => each.place === place)?.edit;
        if (!edit) continue;
        const data = withValue(dataOf({ files, drafts: all }, at), edit.path, edit.value);
        all = { ...all, [at]: { base: files.get(at), ...all[at], data } };
      }
    }
  }
  return all;
}
