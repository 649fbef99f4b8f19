/** Validates the paths, keys and names in requests, once. Code that writes records takes the validated type `Key`. */
import { lstatSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { languagesNamed } from '../../src/content/languages/read-languages.ts';
import { kindAt, type Named, recordAt, translationAt } from '../model/files.ts';

/** A request that can't be carried out. The message is shown to the user. */
export class Refusal extends Error {}

declare const proven: unique symbol;
/** The key of a file that content/ may have, such as `services/qa`. */
export type Key = string & { readonly [proven]: true };

/** The most characters of a path within its folder: file systems limit a name to 255 bytes. */
export const LONGEST_NAME = 200;

/** The most levels of nesting in a record: the deepest has a dozen, and recursive code could overflow the stack. */
const MOST_LEVELS = 64;

/** The most values in a record, nested ones included: a long page has 500, and checking 10,000 takes three seconds. */
const MOST_VALUES = 10_000;

/** The most characters in all texts of a record: a long page has 20,000, and rendering 600,000 takes 10 to 20 seconds. */
const MOST_LETTERS = 200_000;

/** @throws Refusal if a record is too large or too deep to be checked while the user waits */
export function mustBeSmall(key: Key, record: unknown): void {
  let [levels, values, letters] = [0, 0, 0];
  for (let level = [record]; level.length > 0; levels++) {
    values += level.length;
    for (const each of level) letters += typeof each === 'string' ? each.length : 0;
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
  }
  const refuse = (has: string, most: number) => {
    throw new Refusal(`${key} would have ${has}; a record may have ${most} at most.`);
  };
  if (levels > MOST_LEVELS) refuse(`${levels} levels`, MOST_LEVELS);
  if (values > MOST_VALUES) refuse(`${values} values`, MOST_VALUES);
  if (letters > MOST_LETTERS) refuse(`${letters} letters`, MOST_LETTERS);
}

const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Whether the existing part of a path lies in the project, with no symbolic link on the way. */
function isOwn(root: string, path: string): boolean {
  let known = path;
  while (!isThere(known)) known = dirname(known);
  // realpathSync fails for a broken link.
  if (lstatSync(known).isSymbolicLink()) return false;
  return realpathSync(known) === join(realpathSync(root), relative(root, known));
}

/**
 * The path of a file in a folder of the project. The file need not exist.
 * @throws Refusal if it isn't in that folder, or a symbolic link leads out of it
 */
export function inside(root: string, folder: string, file: string): string {
  const path = join(root, folder, file);
  const isName = file.length <= LONGEST_NAME && !file.includes('\0');
  const isBelow = path.startsWith(join(root, folder, sep));
  if (isName && isBelow && isOwn(root, path)) return path;
  throw new Refusal(`${folder}/ has no place for "${file.slice(0, LONGEST_NAME)}"`);
}

/** The folders in content/ of the languages that the site is translated into. */
export const foldersOf = (root: string) =>
  languagesNamed(root)
    .slice(1)
    .map(({ tag }) => tag.toLowerCase());

/** A record with a validated key. */
export type OwnRecord = Named & { readonly key: Key };

/** The record that a request names. @throws Refusal if no collection can have it */
export function recordIn(root: string, name: string): OwnRecord {
  const record = recordAt(name);
  if (!record) throw new Refusal(`There is no record "${name}".`);
  return { ...record, key: keyIn(root, record.key) };
}

/** The key that a request names. @throws Refusal if no file of content/ can have it */
export function keyIn(root: string, text: string): Key {
  inside(root, 'content', `${text}.yaml`);
  const folder = translationAt(text)?.folder;
  const isOfSite = folder === undefined || foldersOf(root).includes(folder);
  if (kindAt(text) && isOfSite) return text as Key; // as was just proven
  throw new Refusal(`content/ has no place for "${text}"`);
}
