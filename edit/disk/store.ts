/** Reads and writes content/ for the editor. It changes no other folder of the project but .cache. */

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
import { idsIn } from '../../src/content/read.ts';
import { formatProblem, type Problem } from '../../src/schema/problem.ts';
import { isRecord } from '../../src/schema/walk.ts';
import { fileOf, type Kind, keyOf, kindAt, kinds, translationAt } from '../model/files.ts';
import type { Data } from '../model/names.ts';
import { withoutEmpty } from '../model/shape.ts';
import { HEAD, updateYaml, wordsOn } from './update-yaml.ts';
import { foldersOf, type Key, Refusal } from './validate.ts';

/** A file of content/ as the editor shows it. */
export interface FileState {
  readonly key: string;
  readonly data: Data;
  /** Part of the SHA-256 hash of its text; empty if there is no file. */
  readonly hash: string;
  /** Why its text can't be read, if so: it has no data then. */
  readonly fault?: string;
}

/** The same with a validated key. */
export interface OwnFile extends FileState {
  readonly key: Key;
}

/** New data for a file. */
export interface Change {
  readonly key: Key;
  readonly data: Data;
  /** The hash of the file that the change began from; empty for a new file. */
  readonly hash: string;
  /** For a new file, the file that it is a copy of. */
  readonly from?: Key | undefined;
}

/** A problem, and the key of the file that has it. */
export interface Fault extends Problem {
  readonly key: string;
}

/** The result of saving. If there is a fault or a conflict, nothing was written. */
export interface Outcome {
  readonly faults: readonly Fault[];
  /** Keys of files that have changed on the disk meanwhile. */
  readonly conflicts: readonly string[];
  /** The written files. */
  readonly saved: readonly FileState[];
}

/** The kind of a file. Every validated key has one. */
export const kindFor = (key: Key) => kindAt(key) as Kind;

/** The text of a file; empty if there is none. */
export const textIn = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const hashOf = (text: string) => (text === '' ? '' : hash('sha256', text).slice(0, 16));
/** The hash of a file's present text. */
export const hashAt = (root: string, file: string) => hashOf(textIn(join(root, file)));

function read(text: string): Pick<FileState, 'data' | 'fault'> {
  try {
    const data: unknown = parse(text);
    return { data: isRecord(data) ? data : {} };
  } catch (error) {
    return { data: {}, fault: wordsOn(error, text) };
  }
}

/** The data of a file; empty if its YAML can't be parsed. */
export const parsed = (text: string): Data => read(text).data;

/** The last state of each file, since the page asks for all files whenever its window gets the focus. */
const lastStates = new Map<string, { readonly text: string; readonly state: OwnFile }>();

/** The present state of a file. */
export function stateOf(root: string, key: Key): OwnFile {
  const text = textIn(join(root, fileOf(key)));
  const last = lastStates.get(key);
  if (last?.text === text) return last.state;
  const state = { key, ...read(text), hash: hashOf(text) };
  lastStates.set(key, { text, state });
  return state;
}

/** The present state of every file that can be edited: records and their translations. */
export function allFiles(root: string): OwnFile[] {
  const records = kinds.flatMap(({ at }) =>
    at.endsWith('/')
      ? idsIn(root, `content/${at}`).map((id) => `${at}${id}`)
      : [at.replace(/\.yaml$/, '')],
  );
  const translations = foldersOf(root)
    .flatMap((folder) => idsIn(root, `content/${folder}`).map((id) => `${folder}/${id}`))
    .filter((key) => translationAt(key));
  // Keys from a folder listing are valid.
  return [...records, ...translations].map((key) => stateOf(root, key as Key));
}

/** A new text or picture for a file; undefined deletes it. */
export interface Writing {
  readonly file: string;
  readonly text: string | Buffer | undefined;
  /** The hash of the text that it began from; empty if there was no file. */
  readonly before: string;
}

/** Checks content/ and brand/ with changes applied, in a temporary folder. */
function checkWith(root: string, changes: ReadonlyMap<string, Writing['text']>): Content {
  mkdirSync(join(root, '.cache/edit'), { recursive: true });
  const trial = mkdtempSync(join(root, '.cache/edit/trial-'));
  try {
    for (const file of globSync('{brand,content}/**/*', { cwd: root })) {
      const isFile = lstatSync(join(root, file)).isFile();
      if (!isFile || changes.has(file.replaceAll('\\', '/'))) continue;
      mkdirSync(dirname(join(trial, file)), { recursive: true });
      // A hard link is enough, since the check only reads.
      linkSync(join(root, file), join(trial, file));
    }
    // The check rejects redirects from the address of a file in public/.
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

/** The faults that changes would cause, without those that other files already have. */
function faultsOf(root: string, list: readonly Writing[]): Fault[] {
  const changes = new Map(list.map(({ file, text }) => [file, text]));
  const { problems } = checkWith(root, changes);
  if (problems.length === 0) return [];
  const known = new Set(readContent(root).problems.map(formatProblem));
  return problems
    .filter((problem) => changes.has(problem.file) || !known.has(formatProblem(problem)))
    .map((problem) => ({ ...problem, key: keyOf(problem.file) }));
}

/** Folders for new texts until all are written. They are not in content/, whose files are watched. */
const WRITING = '.cache/edit/writing-';
/** The list of changes in such a folder. Once it exists, the changes are carried out, after a crash at the next start. */
const JOURNAL = 'journal.json';

/** For each file the name of its new text in the folder, undefined to delete it, and its hash before the change. */
const journal = z.array(
  z.object({ file: z.string(), text: z.string().optional(), before: z.string() }),
);

/** Moves every new text into place. A file that has changed since is left alone. */
function carryOut(root: string, folder: string): void {
  const list = journal.parse(JSON.parse(readFileSync(join(folder, JOURNAL), 'utf8')));
  for (const { file, text, before } of list) {
    const path = join(root, file);
    if (hashAt(root, file) !== before) continue;
    if (text === undefined) rmSync(path, { force: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      renameSync(join(folder, text), path);
    }
  }
  rmSync(folder, { recursive: true });
}

/** Finishes the writing that an earlier editor process had begun. */
export function finishWriting(root: string): void {
  for (const list of globSync(`${WRITING}*/${JOURNAL}`, { cwd: root })) {
    carryOut(root, dirname(join(root, list)));
  }
}

function prepare(folder: string, changes: readonly Writing[]) {
  const list = changes.map(({ file, text, before }, index): z.output<typeof journal>[number] => {
    if (text === undefined) return { file, before };
    writeFileSync(join(folder, String(index)), text, { flush: true });
    return { file, text: String(index), before };
  });
  // Renaming makes the journal appear complete or not at all.
  writeFileSync(join(folder, 'draft'), JSON.stringify(list), { flush: true });
  renameSync(join(folder, 'draft'), join(folder, JOURNAL));
}

/**
 * Writes texts if content/ has no new faults with them.
 * @returns the faults; if there are any, nothing was written
 */
export function write(root: string, changes: readonly Writing[]): Fault[] {
  const faults = faultsOf(root, changes);
  if (faults.length === 0) writeAll(root, changes);
  return faults;
}

/**
 * Writes texts: either all or none, even after a crash.
 * @throws Refusal if another program has changed one of the files since
 */
export function writeAll(root: string, changes: readonly Writing[]): void {
  const late = changes.find(({ file, before }) => hashAt(root, file) !== before);
  if (late) throw new Refusal(`Another program has just changed ${late.file}. Try again.`);
  mkdirSync(join(root, '.cache/edit'), { recursive: true });
  const folder = mkdtempSync(join(root, WRITING));
  try {
    prepare(folder, changes);
  } catch (error) {
    // No change has been made yet. Frees the space, since the disk may be full.
    rmSync(folder, { recursive: true });
    throw error;
  }
  carryOut(root, folder);
}

/**
 * The text of a file with new data, in the style of a file written by hand.
 * @param names new ids of renamed records in the file, by their old ids
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
  const text = updateYaml(own || (from ? textAt(from) : ''), withoutEmpty(schema, data));
  if (own !== '' || translationAt(key)) return text;
  // A copy may lie in a deeper folder than its original.
  const folder = '../'.repeat(key.split('/').length - 1) || './';
  const head = `# yaml-language-server: $schema=${folder}.schema/${fileName(name)}.json\n`;
  return head + text.replace(HEAD, '');
}

/** Saves records, all of them or none. */
export function save(root: string, changes: readonly Change[]): Outcome {
  const conflicts = changes
    .filter(({ key, hash }) => stateOf(root, key).hash !== hash)
    .map(({ key }) => key);
  if (conflicts.length > 0) return { faults: [], conflicts, saved: [] };
  const texts = changes.map((change) => ({
    file: fileOf(change.key),
    text: textOf(root, change),
    before: change.hash,
  }));
  const faults = write(root, texts);
  const saved = faults.length > 0 ? [] : changes.map(({ key }) => stateOf(root, key));
  return { faults, conflicts: [], saved };
}
