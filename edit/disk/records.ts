/** Records that get another name or go, with everything that refers to them. */

import { existsSync, readFileSync } from 'node:fs';
import { isRecord } from '../../src/schema/walk.ts';
import { type Data, sourceOf } from '../schema/fields.ts';
import { dataOf, fileOf, translationAt } from '../schema/files.ts';
import { movesOf, picturesIn, placesIn, renamed, textsOf } from '../schema/references.ts';
import { inside, type Key, type OwnRecord, Refusal } from './door.ts';
import { keepAside } from './pictures.ts';
import { allFiles, type Fault, type OwnFile, type Texts, textOf, write } from './store.ts';

const REDIRECTS = 'redirects' as Key; // the key of a file that every site has

/** A place that names a record, or leads to its page. */
interface Referrer {
  readonly key: string;
  readonly title: string;
  /** The field, with dots. */
  readonly path: string;
}

/** What stands in the way of deleting a record, and what goes with it. */
export interface Removal {
  /** Everything that names the record or leads to its page, the record itself aside. */
  readonly referrers: readonly Referrer[];
  /** The pictures of it that nothing else names, such as `team/ana.jpg`. */
  readonly pictures: readonly string[];
}

/** What a file that holds many records holds without one of them. */
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

/** What deleting a record would mean. */
export function removalOf(root: string, record: OwnRecord): Removal {
  const files = allFiles(root);
  const moves = movesOf(record, record, files);
  return {
    referrers: without(files, record).flatMap(({ key, title, data }) =>
      placesIn(key, data, record, record, moves).map(({ path }) => ({
        key,
        title,
        path: path.join('.'),
      })),
    ),
    pictures: ownPictures(root, files, record),
  };
}

/** The pictures of a record that no other one names. */
function ownPictures(root: string, files: readonly OwnFile[], record: OwnRecord): string[] {
  const left = new Set(picturesIn(without(files, record)));
  const own = new Set(picturesIn(files.filter(({ key }) => key === record.key)));
  return [...own].filter((file) => !left.has(file) && existsSync(inside(root, 'content', file)));
}

/** The file of a record. @throws Refusal where there is no such record */
function holderOf(files: readonly OwnFile[], record: OwnRecord): OwnFile {
  const file = files.find(({ key }) => key === record.key);
  if (!file || !dataOf(record, file.data)) throw new Refusal(`There is no "${record.name}".`);
  return file;
}

/** What a file is in other languages. */
const translationsOf = (files: readonly OwnFile[], key: Key) =>
  files.filter((file) => translationAt(file.key)?.of === key);

/** The translations of a file with other pairs. @param change what becomes of a pair; nothing takes it away */
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
 * Gives a record another id: what refers to it follows, as do its translations, and its old address leads to the new one.
 * @returns what is wrong with that; nothing was changed where there is anything
 */
export function rename(root: string, record: OwnRecord, to: OwnRecord): Fault[] {
  const files = allFiles(root);
  const file = holderOf(files, record);
  if (to.kind !== record.kind) throw new Refusal('A record stays among its kind.');
  const there = files.find(({ key }) => key === to.key);
  if (dataOf(to, there?.data)) throw new Refusal(`There is a "${to.name}" already.`);
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

/** A file under its new name, as are its translations. */
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

/** The file of many records with one of them under its new id, as are the places that translations name. */
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
 * Deletes a record that nothing refers to any more, with its translations and the pictures that are its alone.
 * @param leadTo where the address of its page is to lead from now on; empty for nowhere
 * @returns what is wrong with that; nothing was changed where there is anything
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
    keepAside(root, file, readFileSync(inside(root, 'content', file)));
    changes.set(`content/${file}`, undefined);
  }
  return write(root, changes);
}

/** The file of many records without one of them, and its translations without the pairs of what no other says. */
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
