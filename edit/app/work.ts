/** The state of the work: saved files, drafts, and steps for undo and redo. */

import type { Path } from '../../src/schema/walk.ts';
import type { FileState } from '../disk/store.ts';
import type { Data } from '../schema/fields.ts';
import { kindAt, type Named, translationAt } from '../schema/files.ts';
import { withoutDefaults, withoutEmpty } from '../schema/shape.ts';
import { same, withValue } from '../schema/value.ts';

/** A record with unsaved changes. */
interface Draft {
  readonly data: Data;
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
  /** The changed field. */
  readonly field: string;
  /** Time of its last change, in ms. */
  readonly at: number;
}

/** The immutable state of the reducer. */
export interface Work {
  /** Every file as last read, by its key. */
  readonly files: ReadonlyMap<string, FileState>;
  readonly drafts: Drafts;
  /** The present state of files that have a draft and changed outside the editor. */
  readonly outside: Readonly<Record<string, FileState>>;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** Drafts as stored in the browser, each with the hash of the file that it began from. */
export type StoredDrafts = Readonly<Record<string, Draft & { readonly hash: string }>>;

/** The events that the reducer handles. */
export type WorkEvent =
  | { readonly type: 'read'; readonly files: readonly FileState[]; readonly stored?: StoredDrafts }
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
  | { readonly type: 'deleted'; readonly record: Named }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'saved'; readonly files: readonly FileState[] };

/** The state before the files are read. */
export const EMPTY: Work = { files: new Map(), drafts: {}, outside: {}, past: [], future: [] };

/** The most undo steps. */
const STEPS = 300;
/** Changes to one field at most this many ms apart are one undo step. */
const PAUSE = 1000;

const EMPTY_DATA: Data = {};

/** The data of a record, with unsaved changes. */
export const dataOf = ({ drafts, files }: Pick<Work, 'drafts' | 'files'>, key: string): Data =>
  drafts[key]?.data ?? files.get(key)?.data ?? EMPTY_DATA;

/** Whether a draft differs from its file. */
function differs(files: Work['files'], key: string, draft: Draft): boolean {
  const file = files.get(key);
  const schema = kindAt(key)?.schema;
  if (!schema) return true;
  // Files are read with defaults, which a draft need not have.
  const said = (data: Data) => withoutDefaults(schema, withoutEmpty(schema, data));
  // An empty draft of a missing translation counts as no draft.
  if (!file || file.hash === '') return !translationAt(key) || !same(said(draft.data), {});
  return !same(said(draft.data), said(file.data));
}

const onlyDiffering = (files: Work['files'], drafts: Drafts): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([key, draft]) => differs(files, key, draft)));

/** The draft of a record, or its saved data; undefined if there is neither. */
function draftAt({ files, drafts }: Work, key: string): Draft | undefined {
  const file = files.get(key);
  return drafts[key] ?? (file && { data: file.data });
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

/** Takes over files that changed outside the editor, unless there is a draft of them. */
function read(work: Work, list: readonly FileState[], stored?: StoredDrafts): Work {
  const files = new Map(list.map((file) => [file.key, file]));
  const changed = [...work.files.values()]
    .filter(({ key, hash, data }) => {
      const now = files.get(key);
      // The editor's own deletion from a file has already been applied.
      return !(key in work.drafts) && now?.hash !== hash && !same(now?.data, data);
    })
    .map(({ key }) => key);
  const drafts = stored
    ? Object.fromEntries(Object.entries(stored).map(([key, { hash: _, ...draft }]) => [key, draft]))
    : work.drafts;
  const outside: Record<string, FileState> = {};
  for (const key of Object.keys(drafts)) {
    const before = stored ? stored[key]?.hash : (work.files.get(key)?.hash ?? '');
    const now = files.get(key) ?? { key, data: EMPTY_DATA, hash: '' };
    if (before === now.hash) continue;
    outside[key] = now;
    // Until the conflict is resolved, keeps the file that the draft began from.
    const old = work.files.get(key);
    if (old) files.set(key, old);
  }
  return {
    ...work,
    // Undo must not restore a state from before an outside change.
    ...onEach(work, (steps) => steps.filter(({ key }) => !changed.includes(key))),
    files,
    outside,
    drafts: onlyDiffering(files, drafts),
  };
}

/** The reducer: the state after an event. */
export function next(work: Work, event: WorkEvent): Work {
  switch (event.type) {
    case 'read':
      return read(work, event.files, event.stored);
    case 'change': {
      const { key, path, value, at } = event;
      const data = withValue(dataOf(work, key), path, value);
      return step(work, key, { ...work.drafts[key], data }, path.join('.'), at);
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
      const { [key]: now, ...outside } = work.outside;
      const files = new Map(work.files);
      if (now?.hash === '') files.delete(key);
      else if (now) files.set(key, now);
      return { ...step({ ...work, files }, key, draft), outside };
    }
    case 'deleted': {
      // Undo restores a deleted record as a draft.
      const { key, kind, id } = event.record;
      const files = new Map(work.files);
      const file = files.get(key);
      files.delete(key);
      if (file && kind.holdsAll)
        files.set(key, { ...file, data: withValue(file.data, [id], undefined) });
      return { ...step(work, key, undefined), files };
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
      const drafts = onlyDiffering(files, work.drafts);
      const saved = new Set(event.files.map(({ key }) => key));
      const steps = onEach(work, (all) =>
        all
          // A saved new record can no longer be undone, only deleted.
          .filter(({ key, before }) => before !== undefined || !saved.has(key))
          // Starts a new step for the next typing.
          .map((each) => ({ ...each, at: 0 })),
      );
      return { ...work, ...steps, files, drafts };
    }
  }
}

/** The sign-in name of a team member; empty for an editor without sign-in. */
export const person =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name=person]')?.content ?? '';

/** Begins the storage names of drafts, which are separate for each person who uses the browser. */
const STORED = `edit-drafts:${person}:`;

/** The drafts in the form in which the browser stores them. */
export const toStore = ({ drafts, files, outside }: Work): StoredDrafts =>
  Object.fromEntries(
    Object.entries(drafts).map(([key, draft]) => {
      // A draft of a file that changed outside must stay a conflict after a reload.
      const hash = outside[key] ? 'before' : (files.get(key)?.hash ?? '');
      return [key, { ...draft, hash }];
    }),
  );

/**
 * Stores the drafts that changed, so that a reload or crash loses none. Others may be those of another tab.
 * @returns whether that succeeded
 */
export function storeDrafts(before: StoredDrafts, after: StoredDrafts): boolean {
  try {
    for (const key of Object.keys({ ...before, ...after })) {
      if (same(before[key], after[key])) continue;
      if (after[key]) localStorage.setItem(STORED + key, JSON.stringify(after[key]));
      else localStorage.removeItem(STORED + key);
    }
    return true;
  } catch {
    return false;
  }
}

/** The stored drafts. */
export function storedDrafts(): StoredDrafts {
  try {
    return Object.fromEntries(
      Object.entries<string>(localStorage)
        .filter(([name]) => name.startsWith(STORED))
        .map(([name, draft]) => [name.slice(STORED.length), JSON.parse(draft)]),
    );
  } catch {
    return {};
  }
}
