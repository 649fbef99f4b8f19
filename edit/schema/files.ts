/** The files of content/ that are edited, by their keys: the path without `content/` and `.yaml`, such as `services/qa`. */
import { z } from 'zod';
import { addressOf, collections, isOneFile, singletons } from '../../src/content/collections.ts';
import type { Entry } from '../../src/content/entry.ts';
import { isRecord } from '../../src/schema/walk.ts';
import type { Data } from './fields.ts';

/** The key of the home page. */
export const HOME = 'pages/index';

/** A kind of file: a folder of records, or one file. */
export interface Kind {
  /** The collection or single record, by the name that references use. */
  readonly name: string;
  /** Where it lies in content/: a folder ends in `/`. */
  readonly at: string;
  /** How the names of its records begin, such as `services/` or `sectors/`; undefined for what is no collection. */
  readonly folder: string | undefined;
  /** What one file of it holds. */
  readonly schema: z.ZodType;
  /** The start of the addresses of its pages; undefined where a record is no page. */
  readonly address: string | undefined;
  /** Whether a file holds all records of a collection, by id. */
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
    // The brand lies outside content/, and npm run brand writes it.
    .filter(([, { at }]) => !at.startsWith('..'))
    .map(([name, each]) => kindOf(name, each, true)),
];

/** The file of a key, from the root. */
export const fileOf = (key: string) => `content/${key}.yaml`;
/** The key of such a file. */
export const keyOf = (file: string) => file.replace(/^content\/|\.yaml$/g, '');

const KEY = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;

/**
 * The translation of a record: pairs of words, each by the tag of its language, with the place that it is for and whether
 * it is the same in both. The content check knows the languages and is stricter.
 */
const translation = z.strictObject({
  address: z.string().optional(),
  texts: z.array(z.record(z.string(), z.union([z.string(), z.literal(true)]))).default([]),
});

const sourceKindAt = (key: string) =>
  kinds.find(({ at }) => (at.endsWith('/') ? key.startsWith(at) : at === `${key}.yaml`));

const IN_LANGUAGE = /^([a-z]{2,3}(?:-[a-z0-9]+)*)\/(.+)$/;

/**
 * What a file translates: `de` and `services/qa` of `de/services/qa`; undefined for a record of the source.
 * @returns the folder of the language, and the key of the record
 */
export function translationAt(key: string): { folder: string; of: string } | undefined {
  const [, folder = '', of = ''] = (!sourceKindAt(key) && IN_LANGUAGE.exec(key)) || [];
  return sourceKindAt(of) && { folder, of };
}

/** The key of a record's translation. @param language the tag of the language */
export const translationKey = (language: string, of: string) => `${language.toLowerCase()}/${of}`;

/** The kind of a file; undefined for a key that no file of content/ can have. */
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
  /** The collection and the id, such as `services/qa` or `sectors/space`. */
  readonly name: string;
  readonly kind: Kind;
  readonly id: string;
  /** The file that holds it, which holds the others too where the collection is one file. */
  readonly key: string;
}

/** The record of a name; undefined for what no record can be called. */
export function recordAt(name: string): Named | undefined {
  const kind = kinds.find(({ folder }) => folder !== undefined && name.startsWith(folder));
  if (kind?.folder === undefined || !KEY.test(name)) return undefined;
  const id = name.slice(kind.folder.length);
  if (!kind.holdsAll) return { name, kind, id, key: name };
  return id.includes('/') ? undefined : { name, kind, id, key: kind.folder.slice(0, -1) };
}

/** What one record satisfies; the schema of its kind is that of the file. */
export const schemaOf = ({ holdsAll, schema }: Kind): z.ZodType =>
  holdsAll && schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : schema; // of the same library

/** What a record says. @param file what its file holds */
export function dataOf({ kind, id }: Named, file: Data | undefined): Data | undefined {
  const data = kind.holdsAll ? file?.[id] : file;
  return isRecord(data) ? data : undefined;
}

/** The folder in content/ of the pictures that a file names: its own, or one of its name where it holds many records. */
export const pictureFolder = (key: string) =>
  kindAt(key)?.holdsAll ? `${key}/` : key.replace(/[^/]*$/, '');

/** The id of a record in its folder: its key without the folder. */
const idOf = ({ at }: Kind, key: string) => (at.endsWith('/') ? key.slice(at.length) : key);

/** The records that a file holds. @param data what its schema makes of the file */
export function entriesIn(kind: Kind, key: string, data: unknown): Entry[] {
  const file = fileOf(key);
  const folder = `content/${pictureFolder(key)}`.slice(0, -1);
  const schema = schemaOf(kind);
  const records = kind.holdsAll ? Object.entries(data ?? {}) : [[idOf(kind, key), data] as const];
  const address = pageAddress(key);
  return records.flatMap(([id, each]) => {
    if (!isRecord(each)) return [];
    const within = kind.holdsAll ? [id] : [];
    const source = { file, id, within, folder, data: each, lineOf: () => 1 };
    return [{ collection: kind.name, id, source, schema, data: each, address }];
  });
}

/** The address of a file's page; undefined where it is none. */
export function pageAddress(key: string): string | undefined {
  const kind = kindAt(key);
  return kind?.address && addressOf(kind.address, idOf(kind, key));
}
