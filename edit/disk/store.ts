/** content/ as the editor reads and writes it. Nothing outside that folder is written. */

import { hash } from 'node:crypto';
import {
  existsSync,
  globSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { readContent } from '../../src/content/check.ts';
import { fileName } from '../../src/content/collections.ts';
import type { Content } from '../../src/content/entry.ts';
import { englishName } from '../../src/content/pairs.ts';
import { idsIn } from '../../src/content/read.ts';
import { formatProblem, type Problem } from '../../src/schema/problem.ts';
import { isRecord } from '../../src/schema/walk.ts';
import { type Data, readable, titleOf } from '../schema/fields.ts';
import {
  fileOf,
  type Kind,
  keyOf,
  kindAt,
  kinds,
  recordAt,
  translationAt,
} from '../schema/files.ts';
import { filled, tidied } from '../schema/shape.ts';
import { foldersOf, type Key } from './door.ts';
import { keepYaml } from './keep-yaml.ts';

/** A file of content/ as the editor shows it. */
export interface FileState {
  readonly key: string;
  /** What it is called in lists. */
  readonly title: string;
  /** What it holds, with the defaults of what it leaves out. */
  readonly data: Data;
  /** Names this state of the file. */
  readonly hash: string;
}

/** The same on the machine, where its key is proven. */
export interface OwnFile extends FileState {
  readonly key: Key;
}

/** What is to be written into a file. */
export interface Change {
  readonly key: Key;
  readonly data: Data;
  /** The state of the file that was changed; empty for a new one. */
  readonly hash: string;
  /** The file that a new one began as a copy of. */
  readonly from?: Key | undefined;
}

/** Something wrong, at the field of the record where it is known. */
export interface Fault extends Problem {
  readonly key: string;
}

/** What came of an attempt to write. Nothing was written where there is a fault or a conflict. */
export interface Outcome {
  readonly faults: readonly Fault[];
  /** The keys of files that somebody else has changed meanwhile. */
  readonly conflicts: readonly string[];
  /** The files as they were written. */
  readonly saved: readonly FileState[];
}

/** The kind of a file, which each that has a key is of. */
export const kindFor = (key: Key) => kindAt(key) as Kind;

/** The text of a file; empty where there is none. */
export const textIn = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const hashOf = (text: string) => (text === '' ? '' : hash('sha256', text).slice(0, 16));

/** The data of a file; none where its YAML can't be read. */
export function parsed(kind: Kind, text: string): Data {
  try {
    const data = filled(kind.schema, parse(text));
    return isRecord(data) ? data : {};
  } catch {
    return {};
  }
}

/** What was read last of each file: a list of all of them is asked for whenever the window is looked at again. */
const lastStates = new Map<string, { readonly text: string; readonly state: OwnFile }>();

function stateOf(root: string, key: Key): OwnFile {
  const kind = kindFor(key);
  const text = textIn(join(root, fileOf(key)));
  const last = lastStates.get(key);
  if (last?.text === text) return last.state;
  const data = parsed(kind, text);
  const title =
    titleOfTranslation(root, key) ??
    (kind.at.endsWith('/') ? titleOf(data) || (recordAt(key)?.id ?? key) : readable(kind.name));
  const state = { key, title, data, hash: hashOf(text) };
  lastStates.set(key, { text, state });
  return state;
}

/** What a translation is called, such as `Quality assurance in German`; undefined for a record of the source. */
export function titleOfTranslation(root: string, key: string): string | undefined {
  const { folder, of } = translationAt(key) ?? {};
  // What the key of a translation names is a key.
  return folder && `${stateOf(root, of as Key).title} in ${englishName(folder)}`;
}

/** Every file that is edited, as it is now: the records, and what there is of them in other languages. */
export function allFiles(root: string): OwnFile[] {
  const records = kinds.flatMap(({ at }) =>
    at.endsWith('/')
      ? idsIn(root, `content/${at}`).map((id) => `${at}${id}`)
      : [at.replace(/\.yaml$/, '')],
  );
  const translations = foldersOf(root)
    .flatMap((folder) => idsIn(root, `content/${folder}`).map((id) => `${folder}/${id}`))
    .filter((key) => translationAt(key));
  // What the folders list is in them.
  return [...records, ...translations].map((key) => stateOf(root, key as Key));
}

/** The new texts of files by their paths; undefined deletes one. */
export type Texts = ReadonlyMap<string, string | undefined>;

/** Checks content/ and brand/ with changes laid over them, in a folder of its own. */
function checkWith(root: string, changes: Texts): Content {
  mkdirSync(join(root, '.cache/edit'), { recursive: true });
  const trial = mkdtempSync(join(root, '.cache/edit/trial-'));
  try {
    for (const file of globSync('{brand,content}/**/*', { cwd: root })) {
      const isFile = lstatSync(join(root, file)).isFile();
      if (!isFile || changes.has(file.replaceAll('\\', '/'))) continue;
      mkdirSync(dirname(join(trial, file)), { recursive: true });
      // The same file under another name: the check only reads it.
      linkSync(join(root, file), join(trial, file));
    }
    // No redirect may stand in the way of what lies there.
    symlinkSync(join(root, 'public'), join(trial, 'public'), 'junction');
    for (const [file, text] of changes) {
      if (text === undefined) continue;
      mkdirSync(dirname(join(trial, file)), { recursive: true });
      writeFileSync(join(trial, file), text);
    }
    return readContent(trial);
  } finally {
    rmSync(trial, { recursive: true });
  }
}

/** What a set of changes would break; faults that content/ has elsewhere already don't count. */
function faultsOf(root: string, changes: Texts): Fault[] {
  const { problems } = checkWith(root, changes);
  if (problems.length === 0) return [];
  const known = new Set(readContent(root).problems.map(formatProblem));
  return problems
    .filter((problem) => changes.has(problem.file) || !known.has(formatProblem(problem)))
    .map((problem) => ({ ...problem, key: keyOf(problem.file) }));
}

/** Where what is to be written lies until all of it is there: not in content/, whose files are watched. */
const WRITING = '.cache/edit/writing-';
/** The list of what a folder of it is to become. While it is there, the writing has begun and is finished. */
const JOURNAL = 'journal.json';

/** A file that is to be written or deleted: the name of its new text in the folder, and the state that it was in. */
const journal = z.array(
  z.object({ file: z.string(), text: z.string().optional(), before: z.string() }),
);

/** Puts every text in its place, once; a file that has changed since is left alone. */
function carryOut(root: string, folder: string): void {
  const list = journal.parse(JSON.parse(readFileSync(join(folder, JOURNAL), 'utf8')));
  for (const { file, text, before } of list) {
    const path = join(root, file);
    if (hashOf(textIn(path)) !== before) continue;
    if (text === undefined) rmSync(path, { force: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      renameSync(join(folder, text), path);
    }
  }
  rmSync(folder, { recursive: true });
}

/** Finishes what an editor that was ended had begun to write. */
export function finishWriting(root: string): void {
  for (const list of globSync(`${WRITING}*/${JOURNAL}`, { cwd: root })) {
    carryOut(root, dirname(join(root, list)));
  }
}

/** Lays all texts down in the folder, with the journal that makes them count. */
function prepare(root: string, folder: string, changes: Texts) {
  const list = [...changes].map(([file, text], index): z.output<typeof journal>[number] => {
    const before = hashOf(textIn(join(root, file)));
    if (text === undefined) return { file, before };
    writeFileSync(join(folder, String(index)), text, { flush: true });
    return { file, text: String(index), before };
  });
  // There whole, or not at all.
  writeFileSync(join(folder, 'draft'), JSON.stringify(list), { flush: true });
  renameSync(join(folder, 'draft'), join(folder, JOURNAL));
}

/**
 * Writes texts where all of content/ is right with them; undefined deletes a file. All of them are written or none,
 * whatever happens meanwhile. @returns what is wrong otherwise
 */
export function write(root: string, changes: Texts): Fault[] {
  const faults = faultsOf(root, changes);
  if (faults.length > 0) return faults;
  const folder = mkdtempSync(join(root, WRITING));
  try {
    prepare(root, folder, changes);
  } catch (error) {
    // Nothing has begun: what there was room for is not left on a full disk.
    rmSync(folder, { recursive: true });
    throw error;
  }
  carryOut(root, folder);
  return [];
}

/**
 * The text of a file with other data, as a person would have written it.
 * @param names records of the file that have other ids in the data, by those that they had
 */
export function textOf(
  root: string,
  { key, data, from }: Omit<Change, 'hash'>,
  names: Readonly<Record<string, string>> = {},
): string {
  const { name, schema } = kindFor(key);
  const textAt = (each: Key) => textIn(join(root, fileOf(each)));
  const own = Object.entries(names).reduce(
    (text, [before, now]) => text.replace(new RegExp(`^${before}:`, 'm'), `${now}:`),
    textAt(key),
  );
  const text = keepYaml(own || (from ? textAt(from) : ''), tidied(schema, data), schema);
  if (own !== '' || translationAt(key)) return text;
  // A copy may lie deeper than what it is a copy of.
  const folder = '../'.repeat(key.split('/').length - 1) || './';
  const head = `# yaml-language-server: $schema=${folder}.schema/${fileName(name)}.json\n`;
  return head + text.replace(/^# yaml-language-server: .*\n/, '');
}

/** Saves records, all of them or none. */
export function save(root: string, changes: readonly Change[]): Outcome {
  const conflicts = changes
    .filter(({ key, hash }) => stateOf(root, key).hash !== hash)
    .map(({ key }) => key);
  if (conflicts.length > 0) return { faults: [], conflicts, saved: [] };
  const texts = changes.map((change) => [fileOf(change.key), textOf(root, change)] as const);
  const faults = write(root, new Map(texts));
  const saved = faults.length > 0 ? [] : changes.map(({ key }) => stateOf(root, key));
  return { faults, conflicts: [], saved };
}
