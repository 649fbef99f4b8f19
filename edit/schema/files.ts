/** The files of content/ that are edited, by their keys: the path without `content/` and `.yaml`, such as `services/qa`. */
import { z } from 'zod';
import { addressOf, collections, fileName, singletons } from '../../src/content/collections.ts';

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
  /** The name of its schema for other editors in content/.schema/, without `.json`. */
  readonly schemaFile: string;
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

/** The kind of a file; undefined for a key that no file of content/ can have. */
export function kindAt(key: string): Kind | undefined {
  if (!KEY.test(key)) return undefined;
  return kinds.find(({ at }) => (at.endsWith('/') ? key.startsWith(at) : at === `${key}.yaml`));
}

/** The id of a record in its folder: its key without the folder. */
export const idOf = ({ at }: Kind, key: string) => (at.endsWith('/') ? key.slice(at.length) : key);

/** The address of a file's page; undefined where it is none. */
export const pageAddress = (kind: Kind, key: string) =>
  kind.address && addressOf(kind.address, idOf(kind, key));
