import { useMemo } from 'react';
import { addressFault } from '../../src/content/pairs.ts';
import type { Path } from '../../src/schema/walk.ts';
import type { Fault } from '../disk/store.ts';
import type { Data } from '../schema/fields.ts';
import { translationAt, translationKey } from '../schema/files.ts';
import {
  countOf,
  type Edit,
  memoryOf,
  type Named,
  rewordings,
  type Sheet,
  sheetOf,
  type Tags,
  translate,
} from '../schema/translation.ts';
import { same, withValue } from '../schema/value.ts';
import type { Records } from './page-texts.ts';
import { dataOf, type Work } from './work.ts';

/** Sheets as they were made, by language, record and translation: most records stay what they are while one is typed into. */
const made = new Map<string, WeakMap<Data, WeakMap<Data, Sheet>>>();

/** A record beside its translation. */
function sheetIn(key: string, record: Data, own: Data, tags: Tags): Sheet {
  const ofLanguage = made.get(tags.own) ?? new WeakMap<Data, WeakMap<Data, Sheet>>();
  made.set(tags.own, ofLanguage);
  const ofRecord = ofLanguage.get(record) ?? new WeakMap<Data, Sheet>();
  ofLanguage.set(record, ofRecord);
  const sheet = ofRecord.get(own) ?? sheetOf(key, record, own, tags);
  ofRecord.set(own, sheet);
  return sheet;
}

/** Records as they were translated, by their sheets. */
const translated = new WeakMap<Sheet, Data>();

/** A record with its translation in place, so far as there is one. */
function inPlace(sheet: Sheet, record: Data): Data {
  const known =
    translated.get(sheet) ??
    sheet.rows
      .filter(({ text }) => text !== '')
      .reduce((data, { path, text }) => withValue(data, path, text) as Data, record); // a path leads into a record
  translated.set(sheet, known);
  return known;
}

/** What the editor knows of the language that somebody works in. */
export interface Translating {
  readonly source: Named;
  readonly own: Named;
  readonly sheet: Sheet;
  /** The same with the translation as its file has it. */
  readonly saved: Sheet;
  /** How words are translated anywhere, by the words. */
  readonly memory: ReadonlyMap<string, ReadonlySet<string>>;
  /** What the translation holds. */
  readonly data: Data;
  /** What is wrong with it, by the path of the field with dots. */
  readonly faults: ReadonlyMap<string, string>;
  /** What the check says of a line of the translation, at the field that says the same. */
  readonly atField: (fault: Fault) => Fault;
  /** Every record as it reads in the language. */
  readonly records: Records;
  /** What is left to do in a record, such as `2 missing, 1 stale`; empty where nothing is. */
  readonly leftIn: (key: string) => string;
  /** What has words be the translation of a text. */
  readonly typed: (key: string, path: Path, words: string) => Edit | undefined;
}

/** What is left to do, in words. */
export function leftOf(sheet: Sheet): string {
  const { missing, stale } = countOf(sheet);
  return [missing > 0 && `${missing} missing`, stale > 0 && `${stale} stale`]
    .filter(Boolean)
    .join(', ');
}

/**
 * The translation that is worked on, where the key is that of one.
 * @param records those of the source
 */
export function useTranslation(
  { files, drafts }: Pick<Work, 'files' | 'drafts'>,
  key: string,
  records: Records,
  languages: readonly Named[],
): Translating | undefined {
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
    const wrong = typeof data.address === 'string' ? addressFault(data.address) : undefined;
    const rows = sheet.rows.flatMap(({ path, fault }) =>
      fault ? [[path.join('.'), fault] as const] : [],
    );
    const read = [...records.keys()].map((each) => dataOf(work, translationKey(own.tag, each)));
    const faults = new Map(wrong === undefined ? rows : [['address', wrong], ...rows]);
    return {
      source,
      own,
      sheet,
      saved: sheetIn(of, dataOf(work, of), dataOf({ files, drafts: {} }, key), tags),
      memory: memoryOf(read, tags),
      data,
      faults,
      atField: (fault) => {
        const [path = fault.path] =
          [...faults].find(([, message]) => fault.key === key && message === fault.message) ?? [];
        return { ...fault, path };
      },
      records: new Map(
        [...records].map(([each, record]) => [each, inPlace(sheetFor(each), record)]),
      ),
      leftIn: (each) => leftOf(sheetFor(each)),
      typed: (each, path, words) => {
        const other = sheetFor(each);
        const row = other.rows.find((one) => same(one.path, path));
        return row && translate(other, row, words);
      },
    };
  }, [files, drafts, key, records, languages]);
}

/** A text of the source that was reworded, with what becomes of its translations. */
export interface Reworded {
  readonly before: string;
  readonly after: string;
  /** The languages that it is translated into, and whether its translation goes on to hold. */
  readonly languages: readonly { readonly tag: string; readonly isCarried: boolean }[];
  /** What has all of them go on to hold, or not, by the keys of their files. */
  readonly edits: readonly { readonly key: string; readonly edit: Edit }[];
}

/** The texts of a record that were reworded since it was saved and that are translated, by their paths with dots. */
export function useRewordings(
  { files, drafts }: Pick<Work, 'files' | 'drafts'>,
  key: string,
  languages: readonly Named[],
): ReadonlyMap<string, Reworded> {
  return useMemo(() => {
    const found = new Map<string, Reworded>();
    const [source, ...others] = languages;
    const [before, after] = [files.get(key)?.data, drafts[key]?.data];
    if (!source || !before || !after) return found;
    for (const { tag } of others) {
      const at = translationKey(tag, key);
      const tags = { source: source.tag, own: tag };
      const saved = sheetIn(key, before, dataOf({ files, drafts: {} }, at), tags);
      const now = sheetIn(key, after, dataOf({ files, drafts }, at), tags);
      for (const { path, isCarried, edit, ...words } of rewordings(saved, now)) {
        const dots = path.join('.');
        const { languages: known = [], edits = [] } = found.get(dots) ?? {};
        found.set(dots, {
          ...words,
          languages: [...known, { tag, isCarried }],
          edits: [...edits, { key: at, edit }],
        });
      }
    }
    return found;
  }, [files, drafts, key, languages]);
}
