/** Content as it would be with what is not saved yet. */

import type { Content } from '../../src/content/check.ts';
import type { Entry } from '../../src/content/entry.ts';
import { placePictures } from '../../src/content/pictures.ts';
import { isRecord } from '../../src/schema/walk.ts';
import { type Key, keyIn, Refusal } from '../disk/door.ts';
import { kindFor } from '../disk/store.ts';
import type { Data } from '../schema/fields.ts';
import { idOf, pageAddress } from '../schema/files.ts';
import { filled, whole } from '../schema/shape.ts';

/** What records are to hold, by the keys that a request names. @throws Refusal */
export function draftsIn(root: string, drafts: unknown): ReadonlyMap<Key, Data> {
  if (!isRecord(drafts)) throw new Refusal('Drafts are records by their keys.');
  return new Map(
    Object.entries(drafts).map(([text, data]) => {
      const key = keyIn(root, text);
      if (!isRecord(data)) throw new Refusal(`The draft of ${key} is no record.`);
      return [key, data];
    }),
  );
}

/** @param drafts what files are to hold, by their keys; they need not be finished */
export function withDrafts(content: Content, drafts: ReadonlyMap<Key, Data>): Content {
  const idsOf = (collection: string) =>
    content.entries.filter((entry) => entry.collection === collection).map(({ id }) => id);
  const replaced = new Map<string, Entry[]>();
  for (const [key, draft] of drafts) {
    const kind = kindFor(key);
    const { name: collection, schema, holdsAll } = kind;
    const file = `content/${key}.yaml`;
    const source = { file, id: key, data: draft, lineOf: () => 1 };
    const data = whole(schema, filled(schema, draft), idsOf) as Data; // as each of these schemas says
    const records = holdsAll ? Object.entries(data) : [[idOf(kind, key), data] as const];
    const address = pageAddress(kind, key);
    // In a file that holds all records no record has a picture of its own.
    const placed = (each: Data, id: string) =>
      holdsAll ? each : placePictures(schema, each, { file, id });
    replaced.set(
      file,
      records.flatMap(([id, each]) =>
        isRecord(each) ? [{ collection, id, source, schema, data: placed(each, id), address }] : [],
      ),
    );
  }
  const entries = content.entries.flatMap((entry) => {
    const { file } = entry.source;
    const own = replaced.get(file);
    if (!own) return [entry];
    replaced.set(file, []);
    return own;
  });
  return { ...content, entries: [...entries, ...[...replaced.values()].flat()] };
}
