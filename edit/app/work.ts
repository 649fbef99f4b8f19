/** What is being worked on: the files as they are, what is not saved yet, and the way back. */

import type { Path } from '../../src/schema/walk.ts';
import type { FileState } from '../disk/store.ts';
import type { Data } from '../schema/fields.ts';
import { kindAt, type Named, translationAt } from '../schema/files.ts';
import { lean, tidied } from '../schema/shape.ts';
import { same, withValue } from '../schema/value.ts';

/** A record that is not saved yet. */
interface Draft {
  readonly data: Data;
  /** The file that a new record began as a copy of. */
  readonly from?: string | undefined;
  /** The texts that were only corrected, by their places as pairs name them: saved, they keep their translations. */
  readonly corrected?: readonly string[] | undefined;
}

/** What is not saved yet, by the keys of its files. */
export type Drafts = Readonly<Record<string, Draft>>;

/** A record as it was before a change, and which change that was. */
interface Step {
  readonly key: string;
  /** The record then, saved or not; undefined where there was none. */
  readonly before: Draft | undefined;
  /** Names the field that was changed. */
  readonly field: string;
  /** When it was changed last, in ms. */
  readonly at: number;
}

/** The state of the work: a reducer's, so a change makes another. */
export interface Work {
  /** Every file as the editor last knew it, by its key. */
  readonly files: ReadonlyMap<string, FileState>;
  readonly drafts: Drafts;
  /** Files that changed outside while there is a draft of them, as they are now. */
  readonly outside: Readonly<Record<string, FileState>>;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** Drafts as the browser keeps them, each with the state of the file that it began from. */
export type Kept = Readonly<Record<string, Draft & { readonly hash: string }>>;

/** What happens to the work. */
export type Event =
  | { readonly type: 'read'; readonly files: readonly FileState[]; readonly kept?: Kept }
  | {
      readonly type: 'change';
      readonly key: string;
      readonly path: Path;
      readonly value: unknown;
      readonly at: number;
    }
  | { readonly type: 'correct'; readonly key: string; readonly place: string }
  | { readonly type: 'begin'; readonly key: string; readonly draft: Draft }
  | { readonly type: 'discard'; readonly key: string }
  | { readonly type: 'settle'; readonly key: string; readonly data: Data }
  | { readonly type: 'deleted'; readonly record: Named }
  | { readonly type: 'undo' | 'redo' }
  | { readonly type: 'saved'; readonly files: readonly FileState[] };

/** Before the files are read. */
export const EMPTY: Work = { files: new Map(), drafts: {}, outside: {}, past: [], future: [] };

/** Steps that can be taken back. */
const STEPS = 300;
/** Letters typed into one field one after the other, at most this many ms apart, are one step. */
const PAUSE = 1000;

const EMPTY_DATA: Data = {};

/** What a record holds, saved or not. */
export const dataOf = ({ drafts, files }: Pick<Work, 'drafts' | 'files'>, key: string): Data =>
  drafts[key]?.data ?? files.get(key)?.data ?? EMPTY_DATA;

/** Whether a draft says anything that its file doesn't. */
function differs(files: Work['files'], key: string, draft: Draft): boolean {
  const file = files.get(key);
  const schema = kindAt(key)?.schema;
  if (!schema) return true;
  // What was read has the defaults that the file leaves out; a draft need not have them.
  const said = (data: Data) => lean(schema, tidied(schema, data));
  // A translation begins with the first text, without being asked for.
  if (!file || file.hash === '') return !translationAt(key) || !same(said(draft.data), {});
  return !same(said(draft.data), said(file.data));
}

const onlyDiffering = (files: Work['files'], drafts: Drafts): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([key, draft]) => differs(files, key, draft)));

/** A record, saved or not; undefined where there is none. */
function draftAt({ files, drafts }: Work, key: string): Draft | undefined {
  const file = files.get(key);
  return drafts[key] ?? (file && { data: file.data });
}

/** Drafts with another one of a record; undefined takes it away. */
function withDraft({ files, drafts }: Work, key: string, draft: Draft | undefined): Drafts {
  const { [key]: _before, ...others } = drafts;
  return draft && differs(files, key, draft) ? { ...others, [key]: draft } : others;
}

function step(work: Work, key: string, draft: Draft | undefined, field = '', at = 0): Work {
  const last = work.past.at(-1);
  // What is about a whole record is a step of its own.
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

/** Files read anew: what changed outside is taken over, unless there is a draft of it. */
function read(work: Work, list: readonly FileState[], kept?: Kept): Work {
  const files = new Map(list.map((file) => [file.key, file]));
  const changed = [...work.files.values()]
    .filter(({ key, hash, data }) => {
      const now = files.get(key);
      // What was deleted from a file here is known already.
      return !(key in work.drafts) && now?.hash !== hash && !same(now?.data, data);
    })
    .map(({ key }) => key);
  const drafts = kept
    ? Object.fromEntries(Object.entries(kept).map(([key, { hash: _, ...draft }]) => [key, draft]))
    : work.drafts;
  const outside: Record<string, FileState> = {};
  for (const key of Object.keys(drafts)) {
    const before = kept ? kept[key]?.hash : (work.files.get(key)?.hash ?? '');
    const now = files.get(key) ?? { key, title: key, data: EMPTY_DATA, hash: '' };
    if (before === now.hash) continue;
    outside[key] = now;
    // Until it is settled, the draft belongs to the file that it began from.
    const old = work.files.get(key);
    if (old) files.set(key, old);
  }
  return {
    ...work,
    // No step leads to what a file was before others changed it.
    ...onEach(work, (steps) => steps.filter(({ key }) => !changed.includes(key))),
    files,
    outside,
    drafts: onlyDiffering(files, drafts),
  };
}

/** What an event makes of the work. */
export function next(work: Work, event: Event): Work {
  switch (event.type) {
    case 'read':
      return read(work, event.files, event.kept);
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
    case 'begin':
      return step(work, event.key, event.draft);
    case 'discard': {
      const { [event.key]: _known, ...outside } = work.outside;
      return { ...step(work, event.key, undefined), outside };
    }
    case 'settle': {
      const { key, data } = event;
      const { [key]: now, ...outside } = work.outside;
      const files = new Map(work.files);
      if (now) files.set(key, now);
      const { corrected } = work.drafts[key] ?? {};
      return { ...step({ ...work, files }, key, { data, corrected }), outside };
    }
    case 'deleted': {
      // Undo has it again as a draft, to be saved anew.
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
          // A record that was begun stays from now on, and can be deleted.
          .filter(({ key, before }) => before !== undefined || !saved.has(key))
          // What is typed from now on is a step of its own.
          .map((each) => ({ ...each, at: 0 })),
      );
      return { ...work, ...steps, files, drafts };
    }
  }
}

/** Who has signed in, where several edit; nobody where nobody has to. */
export const person =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name=person]')?.content ?? '';

/** Each has drafts of their own, in a browser that several use too. */
const PLACE = person === '' ? 'edit-drafts' : `edit-drafts-${person}`;

/** Keeps drafts in the browser, so that a reload or a crash loses none. @returns whether the browser takes them */
export function keep({ drafts, files, outside }: Work): boolean {
  const kept = Object.entries(drafts).map(([key, draft]) => {
    // A draft of a file that changed outside still began from the old one.
    const hash = outside[key] ? 'before' : (files.get(key)?.hash ?? '');
    return [key, { ...draft, hash }];
  });
  try {
    localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(kept)));
    return true;
  } catch {
    return false;
  }
}

/** What the browser keeps by a name, as it was put there; undefined where it holds nothing of the kind. */
export function stored<T>(name: string): T | undefined {
  try {
    return JSON.parse(localStorage.getItem(name) ?? '') as T;
  } catch {
    return undefined;
  }
}

/** The drafts that were kept. */
export const kept = (): Kept => stored(PLACE) ?? {};
