/** The state of the work: saved files, drafts, and steps for undo and redo. */

import type { z } from 'zod';
import { bare, fieldAt, type Path } from '../../src/schema/walk.ts';
import type { FileState } from '../disk/store.ts';
import { kindAt, translationAt } from '../model/files.ts';
import type { Data } from '../model/names.ts';
import { same, withValue } from '../model/value.ts';

/** A record with unsaved changes. */
interface Draft {
  readonly data: Data;
  /** The file that it began from; undefined for a new record. */
  readonly base?: FileState | undefined;
  /** For a new record, the file that it is a copy of. */
  readonly from?: string | undefined;
  /** Places, written as in a pair's `at`, of texts that were only corrected: saving keeps their translations current. */
  readonly corrected?: readonly string[] | undefined;
}

/** Drafts by file key. */
export type Drafts = Readonly<Record<string, Draft>>;

/** A record before a change, and what was changed. */
interface Step {
  readonly key: string;
  /** The record before the change; undefined if there was none. */
  readonly before: Draft | undefined;
  readonly field: string;
  /** Time of its last change, in ms. */
  readonly at: number;
}

/** The immutable state of the reducer. */
export interface Work {
  /** Every file as last read, by its key. */
  readonly files: ReadonlyMap<string, FileState>;
  readonly drafts: Drafts;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** The events that the reducer handles. */
export type WorkEvent =
  /** @param stored the drafts that the browser had at the start, taken over with the first files */
  | { readonly type: 'read'; readonly files: readonly FileState[]; readonly stored?: Drafts }
  | {
      readonly type: 'change';
      readonly key: string;
      readonly path: Path;
      readonly value: unknown;
      readonly at: number;
    }
  | { readonly type: 'correct'; readonly key: string; readonly place: string }
  /** Another draft of a record, or none: it resolves the conflict with an outside change. */
  | { readonly type: 'replace'; readonly key: string; readonly draft?: Draft }
  /** A record was deleted. @param data that of its file before */
  | { readonly type: 'deleted'; readonly key: string; readonly data: Data }
  | { readonly type: 'undo' | 'redo' }
  /** @param drafts those that were sent */
  | { readonly type: 'saved'; readonly files: readonly FileState[]; readonly drafts: Drafts };

/** The state before the files are read. */
export const EMPTY: Work = { files: new Map(), drafts: {}, past: [], future: [] };

/** The most undo steps. */
const STEPS = 300;
/** Changes to one field at most this many ms apart are one undo step. */
const PAUSE = 1000;

const EMPTY_DATA: Data = {};

/** The data of a record, with unsaved changes. */
export const dataOf = ({ drafts, files }: Pick<Work, 'drafts' | 'files'>, key: string): Data =>
  drafts[key]?.data ?? files.get(key)?.data ?? EMPTY_DATA;

/** Whether a draft differs from its file, and from the file that it began from. */
function differs(files: Work['files'], key: string, { data, base }: Draft): boolean {
  const isIn = (saved: Data | undefined) => saved && same(data, saved);
  // An empty draft of a missing translation counts as no draft.
  const file = files.get(key)?.data ?? (translationAt(key) && EMPTY_DATA);
  return !isIn(base?.data) && !isIn(file);
}

const onlyDiffering = (files: Work['files'], drafts: Drafts): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([key, draft]) => differs(files, key, draft)));

/** The draft of a record, or its saved data; undefined if there is neither. */
function draftAt({ files, drafts }: Work, key: string): Draft | undefined {
  const file = files.get(key);
  return drafts[key] ?? (file && { data: file.data, base: file });
}

/** The drafts with a new one for a record; undefined removes it. */
function withDraft({ files, drafts }: Work, key: string, draft: Draft | undefined): Drafts {
  const { [key]: _before, ...others } = drafts;
  return draft && differs(files, key, draft) ? { ...others, [key]: draft } : others;
}

function step(work: Work, key: string, draft: Draft | undefined, field = '', at = 0): Work {
  const last = work.past.at(-1);
  // A change to a whole record is a step of its own.
  const goesOn = field !== '' && last?.key === key && last.field === field && at - last.at < PAUSE;
  const past = goesOn
    ? [...work.past.slice(0, -1), { ...last, at }]
    : [...work.past, { key, before: draftAt(work, key), field, at }].slice(-STEPS);
  return { ...work, drafts: withDraft(work, key, draft), past, future: [] };
}

const onEach = (
  { past, future }: Work,
  change: (steps: readonly Step[]) => readonly Step[],
): Pick<Work, 'past' | 'future'> => ({ past: change(past), future: change(future) });

/** The keys of files that have changed outside the editor since their draft was begun. */
export const conflictsIn = ({ drafts, files }: Work): string[] =>
  Object.keys(drafts).filter(
    (key) => (drafts[key]?.base?.hash ?? '') !== (files.get(key)?.hash ?? ''),
  );

/** Takes over the present files. */
function read(work: Work, list: readonly FileState[], stored: Drafts = {}): Work {
  const files = new Map(list.map((file) => [file.key, file]));
  const changed = [...work.files.values()]
    .filter(({ key, hash }) => !(key in work.drafts) && files.get(key)?.hash !== hash)
    .map(({ key }) => key);
  return {
    ...work,
    // Undo must not restore a state from before an outside change.
    ...onEach(work, (steps) => steps.filter(({ key }) => !changed.includes(key))),
    files,
    drafts: onlyDiffering(files, work.files.size > 0 ? work.drafts : { ...stored, ...work.drafts }),
  };
}

/** Data with the default of the list at a path, if they leave it out, since an item is set in a list that is there. */
function withDefault(schema: z.ZodType | undefined, data: Data, path: Path): Data {
  const { field, value } = fieldAt(schema, data, path);
  const fallback = field && bare(field).fallback;
  return value === undefined && Array.isArray(fallback) ? withValue(data, path, fallback) : data;
}

/** The reducer: the state after an event. */
export function next(work: Work, event: WorkEvent): Work {
  switch (event.type) {
    case 'read':
      return read(work, event.files, event.stored);
    case 'change': {
      const { key, path, value, at } = event;
      const schema = kindAt(key)?.schema;
      const before = withDefault(schema, dataOf(work, key), path.slice(0, -1));
      const { field } = fieldAt(schema, before, path);
      // A default needs no line in the file.
      const isDefault = field && same(bare(field).fallback, value);
      const data = withValue(before, path, isDefault ? undefined : value);
      return step(work, key, { ...draftAt(work, key), data }, path.join('.'), at);
    }
    case 'correct': {
      const { key, place } = event;
      const draft = work.drafts[key];
      if (!draft) return work;
      const { corrected = [] } = draft;
      const others = corrected.filter((each) => each !== place);
      const now = others.length < corrected.length ? others : [...corrected, place];
      return step(work, key, { ...draft, corrected: now });
    }
    case 'replace': {
      const { key, draft } = event;
      return step(work, key, draft && { ...draft, base: work.files.get(key) });
    }
    case 'deleted': {
      // Undo restores a deleted record as a draft.
      const { key, data } = event;
      const before = { data, base: work.files.get(key) };
      return { ...work, past: [...work.past, { key, before, field: '', at: 0 }], future: [] };
    }
    case 'undo':
    case 'redo': {
      const [from, to] =
        event.type === 'undo' ? (['past', 'future'] as const) : (['future', 'past'] as const);
      const last = work[from].at(-1);
      if (!last) return work;
      return {
        ...work,
        drafts: withDraft(work, last.key, last.before),
        [from]: work[from].slice(0, -1),
        [to]: [...work[to], { ...last, before: draftAt(work, last.key), at: 0 }],
      };
    }
    case 'saved': {
      const files = new Map(work.files);
      for (const file of event.files) files.set(file.key, file);
      const saved = new Set(event.files.map(({ key }) => key));
      /** A draft that began from the file as it was before goes on from the saved one. */
      const onto = (key: string, draft: Draft): Draft =>
        draft.base?.hash === work.files.get(key)?.hash ? { ...draft, base: files.get(key) } : draft;
      const left = Object.entries(work.drafts)
        .filter(([key, draft]) => draft !== event.drafts[key])
        .map(([key, draft]) => [key, onto(key, draft)] as const);
      const steps = onEach(work, (all) =>
        all
          // A saved new record can no longer be undone, only deleted.
          .filter(({ key, before }) => before !== undefined || !saved.has(key))
          // Starts a new step for the next typing.
          .map((each) => ({ ...each, before: each.before && onto(each.key, each.before), at: 0 })),
      );
      return { ...work, ...steps, files, drafts: onlyDiffering(files, Object.fromEntries(left)) };
    }
  }
}

/** The sign-in name of a team member; empty for an editor without sign-in. */
export const person =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name=person]')?.content ?? '';

/** Begins the storage names of drafts, which are separate for each person who uses the browser. */
const STORED = `edit-drafts:${person}:`;

/**
 * Stores the drafts that changed, so that a reload or crash loses none. Others may be those of another tab.
 * @returns whether that succeeded
 */
export function storeDrafts(before: Drafts, after: Drafts): boolean {
  try {
    for (const key of Object.keys({ ...before, ...after })) {
      if (same(before[key], after[key])) continue;
      const name = STORED + key;
      if (after[key]) localStorage.setItem(name, JSON.stringify(after[key]));
      // Another tab may have gone on with the same record.
      else if (localStorage.getItem(name) === JSON.stringify(before[key])) {
        localStorage.removeItem(name);
      }
    }
    return true;
  } catch {
    return false;
  }
}

/** The stored drafts. Those of files that only an earlier version had stay stored: they could be neither shown nor saved. */
export function storedDrafts(): Drafts {
  try {
    return Object.fromEntries(
      Object.entries<string>(localStorage)
        .filter(([name]) => name.startsWith(STORED) && kindAt(name.slice(STORED.length)))
        .map(([name, draft]) => [name.slice(STORED.length), JSON.parse(draft)]),
    );
  } catch {
    return {};
  }
}
