/** The texts of a record, and the records that it refers to. */
import type { z } from 'zod';
import { bare, leaves, type Path } from '../../src/schema/walk.ts';
import type { Data } from './fields.ts';

/** Every text of a record that a visitor may read, with its path. */
export function textsOf(field: z.ZodType, value: unknown): { path: Path; text: string }[] {
  return [...leaves(field, value)].flatMap(({ path, field, value }) =>
    typeof value === 'string' && value !== '' && bare(field).meta.text
      ? [{ path, text: value }]
      : [],
  );
}

/** Every reference of a record to another one: the collection and id that it names, with its path. */
export function referencesOf(
  field: z.ZodType,
  value: unknown,
): { path: Path; collection: string; id: string }[] {
  return [...leaves(field, value)].flatMap(({ path, field, value }) => {
    const collection = bare(field).meta.reference;
    return collection ? [{ path, collection, id: String(value) }] : [];
  });
}

/** The names of picture files anywhere in a value. */
function pictureNames(value: unknown): string[] {
  if (typeof value === 'string') {
    return /^[\w.-]+\.(jpe?g|png|webp|avif|svg)$/i.test(value) ? [value] : [];
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(pictureNames)
    : [];
}

/** The pictures that records name, by their paths in content/ such as `team/ana.jpg`. @param records with their keys */
export const picturesIn = (records: Iterable<readonly [key: string, data: Data]>): string[] =>
  [...records].flatMap(([key, data]) =>
    pictureNames(data).map((name) => key.replace(/[^/]*$/, '') + name),
  );
