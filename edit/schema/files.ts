/** The files of content/ that are edited, by their keys: the path without `content/` and `.yaml`, such as `services/qa`. */
import { z } from 'zod';
import { addressOf, collections, fileName, singletons } from '../../src/content/collections.ts';
import type { Entry } from '../../src/content/entry.ts';
import { isRecord } from '../../src/schema/walk.ts';

/** The key of the home page. */
export const HOME = 'pages/index';

/** A kind of file: a folder of records, or one file. */
export interface Kind {
  /** The collection or single record, by the name that references use. */
  readonly name: string;
  /** Where it lies in content/: a folder ends in `/`. */
  readonly at: string;
  /** What one file of it holds. */
  readonly schema: z.ZodType;
  /** The start of the addresses of its pages; undefined where a record is no page. */
  readonly address: string | undefined;
  /** Whether a file holds all records of a collection, by id. */
  readonly holdsAll: boolean;
  /** The name of its schema for other editors in content/.schema/, without `.json`; undefined where it has none. */
  readonly schemaFile: string | undefined;
}

const kindOf = (
  name: string,
  { at, schema, address }: { at: string; schema: z.ZodType; address?: string },
  single: boolean,
): Kind => {
  const holdsAll = !single && !at.endsWith('/');
  return {
    name,
    at,
    schema: holdsAll ? z.record(z.string(), schema) : schema,
    address,
    holdsAll,
    schemaFile: fileName(name),
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
    schema: translation,
    address: undefined,
    holdsAll: false,
    schemaFile: undefined,
  };
}

/** The id of a record in its folder: its key without the folder. */
export const idOf = ({ at }: Kind, key: string) => (at.endsWith('/') ? key.slice(at.length) : key);

/** The records that a file holds. @param data what its schema makes of the file */
export function entriesIn(kind: Kind, key: string, data: unknown): Entry[] {
  const file = `content/${key}.yaml`;
  const source = { file, id: key, data, lineOf: () => 1 };
  const isOfMany = kind.holdsAll && kind.schema instanceof z.ZodRecord;
  const schema = isOfMany ? kind.schema.valueType : kind.schema;
  const records = isOfMany ? Object.entries(data ?? {}) : [[idOf(kind, key), data] as const];
  const address = pageAddress(kind, key);
  return records.flatMap(([id, each]) =>
    isRecord(each) ? [{ collection: kind.name, id, source, schema, data: each, address }] : [],
  );
}

/** The address of a file's page; undefined where it is none. */
export const pageAddress = (kind: Kind, key: string) =>
  kind.address && addressOf(kind.address, idOf(kind, key));
