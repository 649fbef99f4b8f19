import { useMemo } from 'react';
import { type Data, isData, readable, titleOf } from '../schema/fields.ts';
import { kindAt, pageAddress } from '../schema/files.ts';
import type { Option } from './form/context.ts';
import { fileHolding, idsIn, type Records } from './page-texts.ts';

/** The drawn pictures and the icons that fields can name. */
export interface Pictures {
  readonly plates: readonly Option[];
  readonly icons: readonly Option[];
}

const sectionsOf = (data: Data | undefined) =>
  Array.isArray(data?.sections) ? data.sections.filter(isData) : [];

/** Every address of the site, with the anchors of its pages. */
function addressesOf(records: Records): string[] {
  return [...records].flatMap(([key, data]) => {
    const kind = kindAt(key);
    const address = kind && pageAddress(kind, key);
    if (!address) return [];
    return [address, ...sectionsOf(data).map(({ id }) => `${address}#${id}`)];
  });
}

/** The records of a collection, by their names. */
function optionsIn(records: Records, collection: string): Option[] {
  return idsIn(records, collection).map((id) => {
    const { key, at } = fileHolding(collection, id);
    const [name] = at;
    const data = records.get(key);
    return { value: id, label: titleOf(name === undefined ? data : data?.[name]) || readable(id) };
  });
}

/** What the fields of a record's form know of the others. */
export function useOthers(records: Records, key: string, pictures: Pictures | undefined) {
  return useMemo(
    () => ({
      records: (collection: string) => optionsIn(records, collection),
      addresses: addressesOf(records),
      anchors: sectionsOf(records.get(key)).map(({ id }) => String(id)),
      pictures: pictures?.plates ?? [],
      icons: pictures?.icons ?? [],
    }),
    [records, key, pictures],
  );
}
