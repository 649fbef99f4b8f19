/** The files of content/ that are edited, by their keys: the path without `content/` and `.yaml`, such as `services/qa`. */
import { z } from 'zod';
import { addressOf, collections, isOneFile, singletons } from '../../src/content/collections.ts';
import type { Entry } from '../../src/content/entry.ts';
import { englishName } from '../../src/content/languages/language.ts';
import { isRecord } from '../../src/schema/walk.ts';
import { type Data, readable, titleOf } from './names.ts';

/** The key of the home page. */
export const HOME = 'pages/index';

/** A kind of file: a folder of records, or one file. */
export interface Kind {
  /** The name of the collection or single record, as in references. */
  readonly name: string;
  /** Its path in content/; that of a folder ends in `/`. */
  readonly at: string;
  /** The prefix of its records' names, such as `services/` or `sectors/`; undefined for a single record. */
  readonly folder: string | undefined;
  /** The schema of one file. */
  readonly schema: z.ZodType;
  /** The start of its pages' addresses; undefined if its records have no pages. */
  readonly address: string | undefined;
  /** Whether one file holds all records of the collection, by id. */
  readonly holdsAll: boolean;
}

const kindOf = (
  name: string,
  { at, schema, address }: { at: string; schema: z.ZodType; address?: string },
  single: boolean,
): Kind => {
  const holdsAll = !single && isOneFile({ at });
  return {
    name,
    at,
    folder: single ? undefined : at.replace(/\.yaml$/, '/'),
    schema: holdsAll ? z.record(z.string(), schema) : schema,
    address,
    holdsAll,
  };
};

/** Every kind of file, pages first. */
export const kinds: readonly Kind[] = [
  ...Object.entries(collections).map(([name, each]) => kindOf(name, each, false)),
  ...Object.entries(singletons)
    // The brand lies outside content/ and is edited with `npm run brand`.
    .filter(([, { at }]) => !at.startsWith('..'))
    .map(([name, each]) => kindOf(name, each, true)),
];

/** The file of a key, relative to the project's folder. */
export const fileOf = (key: string) => `content/${key}.yaml`;
/** The key of such a file. */
export const keyOf = (file: string) => file.replace(/^content\/|\.yaml$/g, '');

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

/**
 * The translation of a record: pairs of texts by language tag, each with the place it is for (`at`) and whether it is the
 * same in both languages (`keep`). The content check knows the languages and is stricter.
 */
const translation = z.strictObject({
  address: z.string().optional(),
  texts: z.array(z.record(z.string(), z.union([z.string(), z.literal(true)]))).default([]),
});

const sourceKindAt = (key: string) =>
  kinds.find(({ at }) => (at.endsWith('/') ? key.startsWith(at) : at === `${key}.yaml`));

const IN_LANGUAGE = /^([a-z]{2,3}(?:-[a-z0-9]+)*)\/(.+)$/;

/**
 * The language folder and record key of a translation: `de` and `services/qa` for `de/services/qa`.
 * @returns undefined for a record of the source
 */
export function translationAt(key: string): { folder: string; of: string } | undefined {
  const [, folder = '', of = ''] = (!sourceKindAt(key) && IN_LANGUAGE.exec(key)) || [];
  return sourceKindAt(of) && { folder, of };
}

/** The key of a record's translation. @param language the tag of the language */
export const translationKey = (language: string, of: string) => `${language.toLowerCase()}/${of}`;

/** The kind of a file; undefined if no file of content/ can have the key. */
export function kindAt(key: string): Kind | undefined {
  if (!KEY.test(key)) return undefined;
  const { folder, of } = translationAt(key) ?? {};
  const kind = sourceKindAt(of ?? key);
  if (!kind || folder === undefined) return kind;
  return {
    name: 'translation',
    at: `${folder}/${kind.at}`,
    folder: undefined,
    schema: translation,
    address: undefined,
    holdsAll: false,
  };
}

/** A record of a collection. */
export interface Named {
  /** Its collection's folder and its id, such as `services/qa` or `sectors/space`. */
  readonly name: string;
  readonly kind: Kind;
  readonly id: string;
  /** The key of the file that holds it, which may hold the whole collection. */
  readonly key: string;
}

/** The record with a name; undefined if no record can have the name. */
export function recordAt(name: string): Named | undefined {
  const kind = kinds.find(({ folder }) => folder !== undefined && name.startsWith(folder));
  if (kind?.folder === undefined || !KEY.test(name)) return undefined;
  const id = name.slice(kind.folder.length);
  if (!kind.holdsAll) return { name, kind, id, key: name };
  return id.includes('/') ? undefined : { name, kind, id, key: kind.folder.slice(0, -1) };
}

/** The schema of one record. The schema of a kind is that of the file. */
export const schemaOf = ({ holdsAll, schema }: Kind): z.ZodType =>
  holdsAll && schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : schema; // of the same library

/** The data of a record. @param file the data of its file */
export function dataOf({ kind, id }: Named, file: Data | undefined): Data | undefined {
  const data = kind.holdsAll ? file?.[id] : file;
  return isRecord(data) ? data : undefined;
}

/**
 * The title of a record or file, such as `Quality assurance` or `Quality assurance in German`.
 * @param dataAt returns the data of a file by its key
 */
export function titleAt(name: string, dataAt: (key: string) => Data | undefined): string {
  const translation = translationAt(name);
  if (translation) {
    return `${titleAt(translation.of, dataAt)} in ${englishName(translation.folder)}`;
  }
  const record = recordAt(name);
  if (record) return titleOf(dataOf(record, dataAt(record.key))) || record.id;
  return readable(kindAt(name)?.name ?? name);
}

/** The folder in content/ of a file's pictures: the file's own folder, or one of its name if it holds many records. */
export const pictureFolder = (key: string) =>
  kindAt(key)?.holdsAll ? `${key}/` : key.replace(/[^/]*$/, '');

/** The id of a record: its key without the folder. */
const idIn = ({ at }: Kind, key: string) => (at.endsWith('/') ? key.slice(at.length) : key);

/** The records in a file. @param data the file's data, parsed by its schema */
export function entriesIn(kind: Kind, key: string, data: unknown): Entry[] {
  const file = fileOf(key);
  const folder = `content/${pictureFolder(key)}`.slice(0, -1);
  const schema = schemaOf(kind);
  const records = kind.holdsAll ? Object.entries(data ?? {}) : [[idIn(kind, key), data] as const];
  const address = addressAt(key);
  return records.flatMap(([id, each]) => {
    if (!isRecord(each)) return [];
    const within = kind.holdsAll ? [id] : [];
    const source = { file, id, within, folder, data: each, lineOf: () => 1 };
    return [{ collection: kind.name, id, source, schema, data: each, address }];
  });
}

/** The address of a file's page; undefined if it has none. */
export function addressAt(key: string): string | undefined {
  const kind = kindAt(key);
  return kind?.address && addressOf(kind.address, idIn(kind, key));
}
