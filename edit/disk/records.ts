/** Renames and deletes records, with everything that refers to them. */

import { existsSync, readFileSync } from 'node:fs';
import { isRecord } from '../../src/schema/walk.ts';
import { dataOf, fileOf, translationAt } from '../model/files.ts';
import { type Data, sourceOf } from '../model/names.ts';
import {
  type Moves,
  movesOf,
  picturesIn,
  referencesIn,
  renamed,
  textsOf,
} from '../model/references.ts';
import { archive } from './pictures.ts';
import {
  allFiles,
  type Change,
  type Fault,
  hashAt,
  type OwnFile,
  textOf,
  type Writing,
  write,
} from './store.ts';
import { inside, type Key, type OwnRecord, Refusal } from './validate.ts';

const REDIRECTS = 'redirects' as Key; // the key of a file that every site has

/** A field that refers to a record or links to its page. */
interface Referrer {
  readonly key: string;
  /** The dotted path of the field. */
  readonly path: string;
}

/** What prevents the deletion of a record, and what would be deleted with it. */
export interface Removal {
  /** All fields outside the record that refer to it or link to its page. */
  readonly referrers: readonly Referrer[];
  /** Pictures that only this record names, such as `team/ana.jpg`. */
  readonly pictures: readonly string[];
}

/** The data of a file of many records without one of them. */
function others({ id }: OwnRecord, data: Data): Data {
  const { [id]: _record, ...rest } = data;
  return rest;
}

const without = (files: readonly OwnFile[], record: OwnRecord): OwnFile[] =>
  files.flatMap((file) => {
    if (file.key !== record.key) return [file];
    return record.kind.holdsAll ? [{ ...file, data: others(record, file.data) }] : [];
  });

/** What prevents the deletion of a record, and what would go with it. */
export function removalOf(root: string, record: OwnRecord): Removal {
  const files = allFiles(root);
  const moves = movesOf(record, record, files);
  return {
    referrers: without(files, record).flatMap(({ key, data }) =>
      referencesIn(key, data, record, record, moves).map(({ path }) => ({
        key,
        path: path.join('.'),
      })),
    ),
    pictures: ownPictures(root, files, record),
  };
}

/** The pictures that only this record names. */
function ownPictures(root: string, files: readonly OwnFile[], record: OwnRecord): string[] {
  const left = new Set(picturesIn(without(files, record)));
  const own = new Set(picturesIn(files.filter(({ key }) => key === record.key)));
  return [...own].filter((file) => !left.has(file) && existsSync(inside(root, 'content', file)));
}

/** The file of a record. @throws Refusal if there is no such record */
function mustExist(files: readonly OwnFile[], record: OwnRecord): OwnFile {
  const file = files.find(({ key }) => key === record.key);
  if (!file || !dataOf(record, file.data)) throw new Refusal(`There is no "${record.name}".`);
  return file;
}

/** A file after renaming or deleting. */
interface Next extends Omit<Change, 'hash'> {
  /** The new ids of its records, by their old ids. */
  readonly names?: Readonly<Record<string, string>>;
}

/** The texts of the files that differ after renaming or deleting. */
function writingsOf(root: string, before: readonly OwnFile[], after: readonly Next[]): Writing[] {
  const known = new Map(before.map((file) => [file.key, file]));
  const left = new Set(after.map(({ key }) => key));
  return [
    ...after
      .filter(({ key, data }) => data !== known.get(key)?.data)
      .map((file) => ({
        file: fileOf(file.key),
        text: textOf(root, file, file.names),
        before: known.get(file.key)?.hash ?? '',
      })),
    ...before
      .filter(({ key }) => !left.has(key))
      .map(({ key, hash }) => ({ file: fileOf(key), text: undefined, before: hash })),
  ];
}

/** A translation with changed pairs. @param change returns a pair's new data, or undefined to remove it */
function withPairs<File extends Next>(file: File, change: (pair: Data) => Data | undefined): File {
  if (!Array.isArray(file.data.texts)) return file;
  const texts = file.data.texts.filter(isRecord).flatMap((pair) => change(pair) ?? []);
  return { ...file, data: { ...file.data, texts } };
}

/** Files with further redirects. @param moves the new address for each old address */
const redirected = (files: readonly Next[], moves: Moves): readonly Next[] =>
  files.map((file) => {
    if (file.key !== REDIRECTS || moves.size === 0) return file;
    const data = { ...file.data, ...Object.fromEntries(moves) };
    for (const next of moves.values()) delete data[next];
    return { ...file, data };
  });

/**
 * Gives a record another id, updates its translations and all references, and redirects its old address.
 * @returns the faults this would cause; if there are any, nothing was changed
 */
export function rename(root: string, record: OwnRecord, to: OwnRecord): Fault[] {
  const files = allFiles(root);
  mustExist(files, record);
  const { kind, id } = record;
  if (to.kind !== kind) throw new Refusal('A record can only be renamed within its collection.');
  const there = files.find(({ key }) => key === to.key);
  if (dataOf(to, there?.data)) throw new Refusal(`"${to.name}" exists already.`);
  const moves = movesOf(record, to, files);
  const start = new RegExp(`^${id}(?=\\.|$)`);
  const after = files.map((file): Next => {
    const { key } = file;
    const data = renamed(key, file.data, record, to, moves);
    const { folder, of = key } = translationAt(key) ?? {};
    if (of !== record.key) return { key, data };
    if (!kind.holdsAll) {
      const next = folder === undefined ? to.key : (`${folder}/${to.key}` as Key); // in the folder of a language
      return { key: next, from: key, data };
    }
    if (folder === undefined) {
      const entries = Object.entries(data).map(([each, value]) => [
        each === id ? to.id : each,
        value,
      ]);
      return { key, data: Object.fromEntries(entries), names: { [id]: to.id } };
    }
    return withPairs({ key, data }, (pair) =>
      typeof pair.at === 'string' ? { ...pair, at: pair.at.replace(start, to.id) } : pair,
    );
  });
  return write(root, writingsOf(root, files, redirected(after, moves)));
}

/**
 * Deletes a record that nothing refers to, with its translations and the pictures that only it names.
 * @param leadTo the redirect target for its page's address; empty for none
 * @returns the faults this would cause; if there are any, nothing was changed
 */
export function remove(root: string, record: OwnRecord, leadTo: string): Fault[] {
  const files = allFiles(root);
  const { data } = mustExist(files, record);
  const { schema, holdsAll } = record.kind;
  const textsIn = (each: Data) => textsOf(schema, each).map(({ text }) => text.trim());
  const said = new Set(holdsAll ? textsIn(others(record, data)) : []);
  const gone = new Set(textsIn(data).filter((text) => !said.has(text)));
  const after = without(files, record).flatMap((file) => {
    if (translationAt(file.key)?.of !== record.key) return [file];
    // The pairs that only this record used go with it.
    const isLeft = (pair: Data) => !gone.has(sourceOf(pair) ?? '');
    return holdsAll ? [withPairs(file, (pair) => (isLeft(pair) ? pair : undefined))] : [];
  });
  const addresses = leadTo === '' ? [] : [...movesOf(record, record, files).keys()];
  const moves = new Map(addresses.map((address) => [address, leadTo]));
  const pictures = ownPictures(root, files, record).map((name): Writing => {
    archive(root, name, readFileSync(inside(root, 'content', name)));
    const file = `content/${name}`;
    return { file, text: undefined, before: hashAt(root, file) };
  });
  return write(root, [...writingsOf(root, files, redirected(after, moves)), ...pictures]);
}
