import { useMemo } from 'react';
import { isRecord } from '../../src/schema/walk.ts';
import { type Data, readable, titleOf } from '../schema/fields.ts';
import { HOME, kindAt, pageAddress } from '../schema/files.ts';
import { write } from './ask.ts';
import type { Option } from './form/context.ts';
import { fileHolding, idsIn, type Records } from './page-texts.ts';

/** The drawn pictures, the drawn screens and the icons that fields can name. */
export interface Pictures {
  readonly plates: readonly Option[];
  readonly screens: readonly Option[];
  readonly icons: readonly Option[];
}

export const sectionsOf = (data: Data | undefined) =>
  Array.isArray(data?.sections) ? data.sections.filter(isRecord) : [];

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

/** The bytes of a file in base64. */
const base64Of = (file: File) =>
  new Promise<string>((done, fail) => {
    const reader = new FileReader();
    // Of the data URL what comes after its head.
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(file);
  });

const upload = async (key: string, file: File) =>
  write<string>('picture', { key, name: file.name, data: await base64Of(file) });

/** What the fields of a record's form know of the others. */
export function useOthers(records: Records, key: string, pictures: Pictures | undefined) {
  return useMemo(
    () => ({
      records: (collection: string) => optionsIn(records, collection),
      addresses: addressesOf(records),
      // What is no page itself names sections of home: the menus scroll to those.
      anchors: sectionsOf(records.get(kindAt(key)?.address ? key : HOME)).map(({ id }) =>
        String(id),
      ),
      pictures: pictures?.plates ?? [],
      screens: pictures?.screens ?? [],
      icons: pictures?.icons ?? [],
      upload: (file: File) => upload(key, file),
      addressOf: (file: string) => `/_edit/content/${key.replace(/[^/]*$/, '')}${file}`,
    }),
    [records, key, pictures],
  );
}
