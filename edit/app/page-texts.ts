/** The texts that a page may show, by section, of records as they are with what is not saved. */
import { isRecord } from '../../src/schema/walk.ts';
import type { Data } from '../schema/fields.ts';
import { kindAt, kinds, pageAddress } from '../schema/files.ts';
import { referencesOf, textsOf } from '../schema/references.ts';
import { whole } from '../schema/shape.ts';
import type { SectionTexts, Text } from './marks.ts';

/** All records by the keys of their files. */
export type Records = ReadonlyMap<string, Data>;

/** The sections of a page; none of what is no page. */
export const sectionsOf = (data: Data | undefined) =>
  Array.isArray(data?.sections) ? data.sections.filter(isRecord) : [];

/** The ids of a collection's records. */
export function idsIn(records: Records, collection: string): string[] {
  const kind = kinds.find(({ name }) => name === collection);
  if (!kind) return [];
  if (kind.holdsAll) return Object.keys(records.get(kind.at.replace(/\.yaml$/, '')) ?? {});
  return [...records.keys()]
    .filter((key) => kindAt(key) === kind)
    .map((key) => key.slice(kind.at.length));
}

/** The file that holds a record, and where in it: the id, where a file holds all records of the collection. */
export function fileHolding(
  collection: string,
  id: string,
): { key: string; at: readonly string[] } {
  const kind = kinds.find(({ name }) => name === collection);
  return kind?.holdsAll
    ? { key: kind.at.replace(/\.yaml$/, ''), at: [id] }
    : { key: `${kind?.at ?? ''}${id}`, at: [] };
}

/** The texts of one record; of a page those of its head alone, which stand in menus and lists. */
function textsIn(key: string, data: Data): Text[] {
  const kind = kindAt(key);
  if (!kind) return [];
  const { sections, ...head } = data;
  const address = pageAddress(kind, key);
  return textsOf(kind.schema, kind.address ? head : data).map((text) => ({
    key,
    address,
    ...text,
  }));
}

/** What mark() needs to know of a page. */
export function pageTexts(
  records: Records,
  key: string,
): { sections: SectionTexts[]; others: Text[] } {
  const kind = kindAt(key);
  const data = records.get(key);
  if (!kind || !data) return { sections: [], others: [] };
  // What is missing is drawn as a text that stands for it, which can be clicked too.
  const drawn = whole(kind.schema, data, (name) => idsIn(records, name)) as Data;
  const texts = textsOf(kind.schema, drawn).map((text) => ({ key, ...text }));
  const references = referencesOf(kind.schema, drawn);
  const isIn = (index: number, path: readonly (string | number)[]) =>
    path[0] === 'sections' && path[1] === index;
  return {
    sections: sectionsOf(drawn).map(({ id }, index) => ({
      id: String(id),
      own: texts.filter(({ path }) => isIn(index, path)),
      referred: references
        .filter(({ path }) => isIn(index, path))
        .flatMap(({ collection, id }) => {
          const { key, at } = fileHolding(collection, id);
          return textsIn(key, records.get(key) ?? {}).filter(({ path }) =>
            at.every((name, place) => path[place] === name),
          );
        }),
    })),
    others: [...records].flatMap(([each, data]) => textsIn(each, data)),
  };
}

/** The page that shows a record, as far as pages say so: the first that refers to it, or to what refers to it, or shows all of its kind. */
export function shownOn(records: Records, key: string): string | undefined {
  const users = new Map<string, string[]>();
  for (const [user, data] of records) {
    const kind = kindAt(user);
    if (!kind) continue;
    for (const { collection, id } of referencesOf(kind.schema, data)) {
      const used = fileHolding(collection, id).key;
      users.set(used, [...(users.get(used) ?? []), user]);
    }
  }
  const seen = new Set([key]);
  for (const each of seen) {
    if (kindAt(each)?.address) return each;
    for (const user of users.get(each) ?? []) seen.add(user);
  }
  // Nobody refers to what a section shows all of, such as the team: the section or its layout has the collection's name.
  const collection = kindAt(key)?.name ?? key;
  const showsAll = (data: Data) =>
    sectionsOf(data).some(({ type, layout }) => [type, layout].includes(collection));
  return [...records].find(([each, data]) => kindAt(each)?.address && showsAll(data))?.[0];
}
