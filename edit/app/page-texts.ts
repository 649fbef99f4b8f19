/** The texts that a page may show, by section, from records with unsaved changes. */
import { isRecord, type Path } from '../../src/schema/walk.ts';
import { addressAt, kindAt, kinds, type Named, recordAt } from '../model/files.ts';
import type { Data } from '../model/names.ts';
import { referencesOf, textsOf } from '../model/references.ts';
import { withStandIns } from '../model/shape.ts';
import type { SectionTexts, Text } from './annotate.ts';

/** The data of all records by file key. */
export type RecordsByKey = ReadonlyMap<string, Data>;

/** The sections of a page; empty for other records. */
export const sectionsOf = (data: Data | undefined) =>
  Array.isArray(data?.sections) ? data.sections.filter(isRecord) : [];

/** The records of a collection, in the order of their file or of their files' names. */
export const recordsIn = (records: RecordsByKey, collection: string): Named[] =>
  [...records].flatMap(([key, data]) => {
    const kind = kindAt(key);
    if (kind?.name !== collection) return [];
    const names = kind.holdsAll ? Object.keys(data).map((id) => `${kind.folder}${id}`) : [key];
    return names.flatMap((name) => recordAt(name) ?? []);
  });

/** The record that a reference names. */
const recordOf = (collection: string, id: string) =>
  recordAt(`${kinds.find(({ name }) => name === collection)?.folder}${id}`);

/** The texts of one record. Of a page, only those outside its sections, which menus and lists show. */
function textsIn(key: string, data: Data): Text[] {
  const kind = kindAt(key);
  if (!kind) return [];
  const { sections, ...head } = data;
  const address = addressAt(key);
  return textsOf(kind.schema, kind.address ? head : data).map((text) => ({
    key,
    address,
    ...text,
  }));
}

/** The arguments of annotate() for a page. */
export function pageTexts(
  records: RecordsByKey,
  key: string,
): { sections: SectionTexts[]; others: Text[] } {
  const kind = kindAt(key);
  const data = records.get(key);
  if (!kind || !data) return { sections: [], others: [] };
  // Missing texts are rendered as stand-ins, which can be clicked too.
  const drawn = withStandIns(kind.schema, data, (collection) =>
    recordsIn(records, collection).map(({ id }) => id),
  ) as Data;
  const texts = textsOf(kind.schema, drawn).map((text) => ({ key, ...text }));
  const references = referencesOf(kind.schema, drawn);
  return {
    sections: sectionsOf(drawn).map(({ id }, index) => {
      const isHere = ({ path }: { readonly path: Path }) =>
        path[0] === 'sections' && path[1] === index;
      const referred = references.filter(isHere).flatMap((reference) => {
        const record = recordOf(reference.collection, reference.id);
        if (!record) return [];
        return textsIn(record.key, records.get(record.key) ?? {}).filter(
          ({ path }) => !record.kind.holdsAll || path[0] === record.id,
        );
      });
      return { id: String(id), texts: [...texts.filter(isHere), ...referred] };
    }),
    others: [...records].flatMap(([each, data]) => textsIn(each, data)),
  };
}

/**
 * The first page that shows a record: by a reference, by a chain of references, or because it shows the whole collection.
 * @param at the name of a record, or the key of a file
 */
export function shownOn(records: RecordsByKey, at: string): string | undefined {
  const users = new Map<string, string[]>();
  for (const [key, data] of records) {
    const kind = kindAt(key);
    if (!kind) continue;
    for (const { path, collection, id } of referencesOf(kind.schema, data)) {
      const used = recordOf(collection, id)?.name ?? '';
      const user = kind.holdsAll ? `${kind.folder}${path[0]}` : key;
      users.set(used, [...(users.get(used) ?? []), user]);
    }
  }
  const seen = new Set([at]);
  for (const each of seen) {
    if (kindAt(each)?.address) return each;
    for (const user of users.get(each) ?? []) seen.add(user);
  }
  // A section that shows a whole collection, such as the team, has no references: its type or layout has the collection's name.
  const collection = recordAt(at)?.kind.name ?? kindAt(at)?.name ?? at;
  const showsAll = (data: Data) =>
    sectionsOf(data).some(({ type, layout }) => [type, layout].includes(collection));
  return [...records].find(([each, data]) => kindAt(each)?.address && showsAll(data))?.[0];
}
