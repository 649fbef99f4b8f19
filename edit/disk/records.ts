/** Records that get another name or go, with everything that refers to them. */

import { existsSync, readFileSync } from 'node:fs';
import type { Data } from '../schema/fields.ts';
import { translationAt } from '../schema/files.ts';
import { movesOf, picturesIn, placesIn, renamed } from '../schema/references.ts';
import { inside, type Key, Refusal } from './door.ts';
import { keepAside } from './pictures.ts';
import { allFiles, type Fault, fileOf, kindFor, type OwnFile, textOf, write } from './store.ts';

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
  /** The pictures beside it that nothing else names, such as `team/ana.jpg`. */
  readonly pictures: readonly string[];
}

/** What deleting a record would mean. */
export function removalOf(root: string, key: Key): Removal {
  const files = allFiles(root);
  const others = files.filter((file) => file.key !== key);
  const moves = movesOf(key, key, files);
  return {
    referrers: others.flatMap((file) =>
      placesIn(file.key, file.data, key, key, moves).map(({ path }) => ({
        key: file.key,
        title: file.title,
        path: path.join('.'),
      })),
    ),
    pictures: ownPictures(root, files, key),
  };
}

/** The pictures beside a record that no other one names. */
function ownPictures(root: string, files: readonly OwnFile[], key: Key): string[] {
  const namedIn = (list: readonly OwnFile[]) =>
    picturesIn(list.map(({ key, data }) => [key, data]));
  const others = new Set(namedIn(files.filter((file) => file.key !== key)));
  const own = new Set(namedIn(files.filter((file) => file.key === key)));
  return [...own].filter((file) => !others.has(file) && existsSync(inside(root, 'content', file)));
}

/** @throws Refusal for what is not a record in a folder of its own */
function recordFor(files: readonly OwnFile[], key: Key): OwnFile {
  const file = files.find((each) => each.key === key);
  if (!file || !kindFor(key).at.endsWith('/')) throw new Refusal(`There is no record "${key}".`);
  return file;
}

/** What a record is in other languages. */
const translationsOf = (files: readonly OwnFile[], key: Key) =>
  files.filter((file) => translationAt(file.key)?.of === key);

/**
 * Gives a record another id: what refers to it follows, as do its translations, and its old address leads to the new one.
 * @returns what is wrong with that; nothing was changed where there is anything
 */
export function rename(root: string, key: Key, to: Key): Fault[] {
  const files = allFiles(root);
  const file = recordFor(files, key);
  const kind = kindFor(to);
  if (kind !== kindFor(key)) throw new Refusal('A record stays among its kind.');
  if (files.some((each) => each.key === to)) throw new Refusal(`${fileOf(to)} is there already.`);
  const moves = movesOf(key, to, files);
  const changed = new Map<Key, Data>();
  for (const each of files) {
    const data = renamed(each.key, each.data, key, to, moves);
    if (data !== each.data) changed.set(each.key, data);
  }
  const redirects = files.find((each) => each.key === REDIRECTS);
  if (moves.size > 0 && redirects) {
    const data = { ...(changed.get(REDIRECTS) ?? redirects.data), ...Object.fromEntries(moves) };
    for (const next of moves.values()) delete data[next];
    changed.set(REDIRECTS, data);
  }
  const moved = { key: to, data: changed.get(key) ?? file.data, from: key };
  changed.delete(key);
  const translations = translationsOf(files, key).map(({ key: from, data }) => {
    const there = `${translationAt(from)?.folder}/${to}` as Key; // in the folder of a language
    return { from, key: there, data };
  });
  return write(
    root,
    new Map<string, string | undefined>([
      ...[...changed].map(
        ([name, data]) => [fileOf(name), textOf(root, { key: name, data })] as const,
      ),
      ...[moved, ...translations].flatMap((each) => [
        [fileOf(each.key), textOf(root, each)] as const,
        [fileOf(each.from), undefined] as const,
      ]),
    ]),
  );
}

/**
 * Deletes a record that nothing refers to any more, with its translations and the pictures that are its alone.
 * @param leadTo where the address of its page is to lead from now on; empty for nowhere
 * @returns what is wrong with that; nothing was changed where there is anything
 */
export function remove(root: string, key: Key, leadTo: string): Fault[] {
  const files = allFiles(root);
  recordFor(files, key);
  const addresses = [...movesOf(key, key, files).keys()];
  const gone = [key, ...translationsOf(files, key).map((file) => file.key)];
  const changes = new Map<string, string | undefined>(
    gone.map((each) => [fileOf(each), undefined]),
  );
  const redirects = files.find((each) => each.key === REDIRECTS);
  if (addresses.length > 0 && leadTo !== '' && redirects) {
    const leading = Object.fromEntries(addresses.map((address) => [address, leadTo]));
    const data = { ...redirects.data, ...leading };
    changes.set(fileOf(REDIRECTS), textOf(root, { key: REDIRECTS, data }));
  }
  for (const file of ownPictures(root, files, key)) {
    keepAside(root, file, readFileSync(inside(root, 'content', file)));
    changes.set(`content/${file}`, undefined);
  }
  return write(root, changes);
}
