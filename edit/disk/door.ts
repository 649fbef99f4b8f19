/** The door to the disk: what a request names is proven here, once. Everything behind it takes the result and no string. */
import { lstatSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { languagesNamed } from '../../src/content/languages.ts';
import { kindAt, type Named, recordAt, translationAt } from '../schema/files.ts';

/** Something asked for that can't be done, in words for the one who asked. */
export class Refusal extends Error {}

declare const proven: unique symbol;
/** The path of a file below a folder: no link on the way leads elsewhere. */
export type Inside = string & { readonly [proven]: 'path' };
/** The key of a file that content/ may have, below it. */
export type Key = string & { readonly [proven]: 'key' };

/** Letters that a file's place in its folder has at most: file systems take 255 bytes for a name. */
export const LONGEST_NAME = 200;

/** Levels that what is sent has at most: the deepest file of a site needs a dozen, and what walks them has no end of room. */
const MOST_LEVELS = 64;

/** Values that a record has at most, those within others too: a long page has 500, and 10,000 are checked in three seconds. */
const MOST_VALUES = 10_000;

/** Letters that the texts of a record have at most, together: a long page has 20,000, and one of 600,000 is drawn in 10 to 20 seconds. */
const MOST_LETTERS = 200_000;

/** What was sent, level by level. */
function* levelsOf(sent: unknown): Generator<readonly unknown[]> {
  let level = [sent];
  while (level.length > 0) {
    yield level;
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [],
    );
  }
}

/** Proves that what was sent is not so deep that it ends whatever walks it. @throws Refusal */
export function mustBeShallow(sent: unknown): void {
  let depth = 0;
  for (const _ of levelsOf(sent)) {
    if (depth > MOST_LEVELS) throw new Refusal(`Too deep: ${MOST_LEVELS} levels at most.`);
    depth += 1;
  }
}

/** Proves that a record is no larger than what can be checked while somebody waits. @throws Refusal */
export function mustBeSmall(key: Key, record: unknown): void {
  let [values, letters] = [0, 0];
  for (const level of levelsOf(record)) {
    values += level.length;
    for (const each of level) letters += typeof each === 'string' ? each.length : 0;
  }
  if (letters > MOST_LETTERS) {
    throw new Refusal(
      `${key} would hold ${letters} letters, and a record holds ${MOST_LETTERS} at most: divide it into several.`,
    );
  }
  if (values > MOST_VALUES) {
    throw new Refusal(
      `${key} would hold ${values} values, and a record holds ${MOST_VALUES} at most: divide it into several.`,
    );
  }
}

const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Whether a path has its place in the project, with no link on the way: so far as it is there already. */
function isOwn(root: string, path: string): boolean {
  let known = path;
  while (!isThere(known)) known = dirname(known);
  // A link that leads nowhere has no real path.
  if (lstatSync(known).isSymbolicLink()) return false;
  return realpathSync(known) === join(realpathSync(root), relative(root, known));
}

/**
 * The path of a file in a folder of the project, which need not be there yet.
 * @throws Refusal where it isn't below that folder, or a link leads it elsewhere
 */
export function inside(root: string, folder: string, file: string): Inside {
  const path = join(root, folder, file);
  const isName = file.length <= LONGEST_NAME && !file.includes('\0');
  const isBelow = path.startsWith(join(root, folder, sep));
  if (isName && isBelow && isOwn(root, path)) return path as Inside; // as was just proven
  throw new Refusal(`${folder}/ has no place for "${file.slice(0, LONGEST_NAME)}"`);
}

/** The folders of the languages that the site is translated into. */
export const foldersOf = (root: string) =>
  languagesNamed(root)
    .slice(1)
    .map(({ tag }) => tag.toLowerCase());

/** A record whose file content/ has a place for. */
export type OwnRecord = Named & { readonly key: Key };

/** The record that a request names. @throws Refusal for what is no record of a collection */
export function recordIn(root: string, name: string): OwnRecord {
  const record = recordAt(name);
  if (!record) throw new Refusal(`There is no record "${name}".`);
  return { ...record, key: keyIn(root, record.key) };
}

/** The key that a request names. @throws Refusal for one that no file of content/ can have */
export function keyIn(root: string, text: string): Key {
  inside(root, 'content', `${text}.yaml`);
  const folder = translationAt(text)?.folder;
  const isOfSite = folder === undefined || foldersOf(root).includes(folder);
  if (kindAt(text) && isOfSite) return text as Key; // as was just proven
  throw new Refusal(`content/ has no place for "${text}"`);
}
