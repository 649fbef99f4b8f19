/** Finds the texts, pictures and references of records, and updates references to a renamed record. */
import type { z } from 'zod';
import { filteredAddress, filtersIn, hasOverview } from '../../src/content/collections.ts';
import { type Path, valuesIn } from '../../src/schema/walk.ts';
import { addressAt, kindAt, type Named, pictureFolder } from './files.ts';
import type { Data } from './names.ts';
import { withValue } from './value.ts';

/** A field that names a record by its id or links to its page, and its value after the renaming. */
interface Reference {
  readonly path: Path;
  readonly next: string;
}

interface FileData {
  readonly key: string;
  readonly data: Data;
}

/** The new address for each old address of a renamed record. */
export type Moves = ReadonlyMap<string, string>;

/**
 * The addresses that depend on the record `from`, each with its new address under the name `to`: its page, its own filtered
 * overviews of case studies, and other overviews filtered by it.
 */
export function movesOf(
  { kind, id: own, key: from }: Named,
  to: Named,
  records: readonly FileData[],
): Moves {
  const [address, next] = [addressAt(from), addressAt(to.key)];
  const moves = new Map(address && next ? [[address, next]] : []);
  const filters = filtersIn(
    records.map(({ key, data }) => ({ collection: kindAt(key)?.name ?? '', data })),
  );
  const isFilter = ['services', 'sectors'].includes(kind.name) && filters.has(own);
  for (const { key, data } of records) {
    const overview = addressAt(key);
    if (!overview || !hasOverview(data)) continue;
    for (const id of filters) {
      if (key === from && next) {
        moves.set(filteredAddress(overview, id), filteredAddress(next, id));
      } else if (isFilter && id === own) {
        moves.set(filteredAddress(overview, id), filteredAddress(overview, to.id));
      }
    }
  }
  return moves;
}

/** Every field of the file `key` that names the record `from` or links to one of its addresses. */
export function referencesIn(
  key: string,
  data: Data,
  from: Named,
  to: Named,
  moves: Moves = movesOf(from, to, []),
): Reference[] {
  const own = kindAt(key);
  if (!own) return [];
  return valuesIn(own.schema, data).flatMap(({ path, meta, value }): Reference[] => {
    const text = String(value);
    if (meta.reference === from.kind.name && text === from.id) return [{ path, next: to.id }];
    const [address = ''] = meta.link ? text.split(/[?#]/, 1) : [];
    const next = moves.get(address);
    return next === undefined ? [] : [{ path, next: next + text.slice(address.length) }];
  });
}

/** The data of the file `key` with every reference to the record `from` changed to `to`, a record of the same kind. */
export const renamed = (key: string, data: Data, from: Named, to: Named, moves?: Moves) =>
  referencesIn(key, data, from, to, moves).reduce(
    (changed, { path, next }) => withValue(changed, path, next),
    data,
  );

/** Every text of a record that visitors can read, with its path. */
export function textsOf(field: z.ZodType, value: unknown): { path: Path; text: string }[] {
  return valuesIn(field, value).flatMap(({ path, meta, value }) =>
    typeof value === 'string' && value !== '' && meta.text ? [{ path, text: value }] : [],
  );
}

/** Every reference in a record: the collection and id that it names, with its path. */
export function referencesOf(
  field: z.ZodType,
  value: unknown,
): { path: Path; collection: string; id: string }[] {
  return valuesIn(field, value).flatMap(({ path, meta: { reference }, value }) =>
    reference ? [{ path, collection: reference, id: String(value) }] : [],
  );
}

function pictureNames(value: unknown): string[] {
  if (typeof value === 'string') {
    return /^[\w.-]+\.(jpe?g|png|webp|avif|svg)$/i.test(value) ? [value] : [];
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(pictureNames)
    : [];
}

/** The pictures that files name, as paths in content/ such as `team/ana.jpg`. */
export const picturesIn = (files: readonly FileData[]): string[] =>
  files.flatMap(({ key, data }) => pictureNames(data).map((name) => pictureFolder(key) + name));
