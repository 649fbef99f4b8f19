/** Renames and deletes records, with everything that refers to them. */

import { existsSync, readFileSync } from 'node:fs';
import { isRecord } from '../../src/schema/walk.ts';
import { type Data, sourceOf } from '../schema/fields.ts';
import { dataOf, fileOf, translationAt } from '../schema/files.ts';
import { movesOf, picturesIn, referencesIn, renamed, textsOf } from '../schema/references.ts';
import { archive } from './pictures.ts';
import { allFiles, type Fault, type OwnFile, type Texts, textOf, write } from './store.ts';
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

/** All files without a record. */
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
function holderOf(files: readonly OwnFile[], record: OwnRecord): OwnFile {
  const file = files.find(({ key }) => key === record.key);
  if (!file || !dataOf(record, file.data)) throw new Refusal(`There is no "${record.name}".`);
  return file;
}

/** The translations of a file. */
const translationsOf = (files: readonly OwnFile[], key: Key) =>
  files.filter((file) => translationAt(file.key)?.of === key);

/** The translations of a file with changed pairs. @param change returns a pair's new data, or undefined to remove it */
const withPairs = (
  root: string,
  files: readonly OwnFile[],
  record: Key,
  change: (pair: Data) => Data | undefined,
) =>
  translationsOf(files, record).map(({ key, data }) => {
    const pairs = Array.isArray(data.texts) ? data.texts.filter(isRecord) : [];
    const texts = pairs.flatMap((pair) => change(pair) ?? []);
    return [fileOf(key), textOf(root, { key, data: { ...data, texts } })] as const;
  });

/**
 * Gives a record another id, updates its translations and all references, and redirects its old address.
 * @returns the faults this would cause; if there are any, nothing was changed
 */
export function rename(root: string, record: OwnRecord, to: OwnRecord): Fault[] {
  const files = allFiles(root);
  const file = holderOf(files, record);
  if (to.kind !== record.kind)
    throw new Refusal('A record can only be renamed within its collection.');
  const there = files.find(({ key }) => key === to.key);
  if (dataOf(to, there?.data)) throw new Refusal(`"${to.name}" exists already.`);
  const moves = movesOf(record, to, files);
  const changed = new Map<Key, Data>();
  for (const each of files) {
    const data = renamed(each.key, each.data, record, to, moves);
    if (data !== each.data) changed.set(each.key, data);
  }
  const redirects = files.find(({ key }) => key === REDIRECTS);
  if (moves.size > 0 && redirects) {
    const data = { ...(changed.get(REDIRECTS) ?? redirects.data), ...Object.fromEntries(moves) };
    for (const next of moves.values()) delete data[next];
    changed.set(REDIRECTS, data);
  }
  const own = changed.get(record.key) ?? file.data;
  changed.delete(record.key);
  const texts = [...changed].map(
    ([key, data]) => [fileOf(key), textOf(root, { key, data })] as const,
  );
  const moved = record.kind.holdsAll ? renamedIn : renamedFile;
  return write(root, new Map([...texts, ...moved(root, files, record, to, own)]));
}

/** A file and its translations under the new name. */
function renamedFile(
  root: string,
  files: readonly OwnFile[],
  { key: from }: OwnRecord,
  { key }: OwnRecord,
  data: Data,
): Texts {
  const translations = translationsOf(files, from).map((file) => {
    const there = `${translationAt(file.key)?.folder}/${key}` as Key; // in the folder of a language
    return { from: file.key, key: there, data: file.data };
  });
  return new Map(
    [{ from, key, data }, ...translations].flatMap((each) => [
      [fileOf(each.key), textOf(root, each)] as const,
      [fileOf(each.from), undefined] as const,
    ]),
  );
}

/** A file of many records with one of them under its new id, and its translations with its paths renamed. */
function renamedIn(
  root: string,
  files: readonly OwnFile[],
  { key, id }: OwnRecord,
  to: OwnRecord,
  data: Data,
): Texts {
  const entries = Object.entries(data).map(([each, value]) => [each === id ? to.id : each, value]);
  const start = new RegExp(`^${id}(?=\\.|$)`);
  const translations = withPairs(root, files, key, (pair) =>
    typeof pair.at === 'string' ? { ...pair, at: pair.at.replace(start, to.id) } : pair,
  );
  const next = { key, data: Object.fromEntries(entries) };
  return new Map([[fileOf(key), textOf(root, next, { [id]: to.id })], ...translations]);
}

/**
 * Deletes a record that nothing refers to, with its translations and the pictures that only it names.
 * @param leadTo the redirect target for its page's address; empty for none
 * @returns the faults this would cause; if there are any, nothing was changed
 */
export function remove(root: string, record: OwnRecord, leadTo: string): Fault[] {
  const files = allFiles(root);
  const file = holderOf(files, record);
  const addresses = [...movesOf(record, record, files).keys()];
  const gone = [file, ...translationsOf(files, record.key)];
  const changes = new Map(
    record.kind.holdsAll
      ? removedIn(root, files, record, file)
      : gone.map(({ key }) => [fileOf(key), undefined]),
  );
  const redirects = files.find(({ key }) => key === REDIRECTS);
  if (addresses.length > 0 && leadTo !== '' && redirects) {
    const leading = Object.fromEntries(addresses.map((address) => [address, leadTo]));
    const data = { ...redirects.data, ...leading };
    changes.set(fileOf(REDIRECTS), textOf(root, { key: REDIRECTS, data }));
  }
  for (const file of ownPictures(root, files, record)) {
    archive(root, file, readFileSync(inside(root, 'content', file)));
    changes.set(`content/${file}`, undefined);
  }
  return write(root, changes);
}

/** A file of many records without one of them, and its translations without the pairs that only that record used. */
function removedIn(
  root: string,
  files: readonly OwnFile[],
  record: OwnRecord,
  { key, data }: OwnFile,
): Texts {
  const textsIn = (each: Data) => textsOf(record.kind.schema, each).map(({ text }) => text.trim());
  const left = others(record, data);
  const said = new Set(textsIn(left));
  const gone = new Set(textsIn(data).filter((text) => !said.has(text)));
  const translations = withPairs(root, files, key, (pair) =>
    gone.has(sourceOf(pair) ?? '') ? undefined : pair,
  );
  return new Map([[fileOf(key), textOf(root, { key, data: left })], ...translations]);
}
