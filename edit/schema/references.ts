/** Where records name one another, and what follows when one gets another name. */
import { bare, type Data, type Path } from './fields.ts';
import { idOf, kindAt, pageAddress } from './files.ts';
import { leaves } from './texts.ts';
import { withValue } from './value.ts';

/** A place that names a record by its id, or leads to its page: `rest` is the anchor after its address. */
interface Place {
  readonly path: Path;
  readonly isLink: boolean;
  readonly rest: string;
}

/** Every place in the record `key` that names the record `target`. */
export function placesIn(key: string, data: Data, target: string): Place[] {
  const [own, kind] = [kindAt(key), kindAt(target)];
  if (!own || !kind) return [];
  const id = idOf(kind, target);
  const address = pageAddress(kind, target);
  return [...leaves(own.schema, data)].flatMap(({ path, field, value }): Place[] => {
    const { meta } = bare(field);
    const text = String(value);
    if (meta.reference === kind.name && text === id) return [{ path, isLink: false, rest: '' }];
    const leadsThere =
      meta.link && address !== undefined && (text === address || text.startsWith(`${address}#`));
    return leadsThere ? [{ path, isLink: true, rest: text.slice(address.length) }] : [];
  });
}

/** The record `key` with every place that names the record `from` naming `to`, which is of the same kind. */
export function renamed(key: string, data: Data, from: string, to: string): Data {
  const kind = kindAt(to);
  if (!kind) return data;
  return placesIn(key, data, from).reduce<Data>(
    (next, { path, isLink, rest }) =>
      // A path leads into a record.
      withValue(next, path, isLink ? pageAddress(kind, to) + rest : idOf(kind, to)) as Data,
    data,
  );
}
