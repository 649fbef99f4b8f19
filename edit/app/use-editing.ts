import { createContext, useContext, useEffect, useState } from 'react';
import { reasonOf } from '../../src/schema/reason.ts';
import type { Path } from '../../src/schema/walk.ts';
import type { Fault, Outcome } from '../disk/store.ts';
import { titleOf } from '../schema/fields.ts';
import {
  dataOf as dataIn,
  HOME,
  kindAt,
  pageAddress,
  recordAt,
  translationAt,
  translationKey,
} from '../schema/files.ts';
import { faultsOf, tidied } from '../schema/shape.ts';
import { valueAt } from '../schema/value.ts';
import { placeOf } from './annotate.ts';
import { write } from './ask.ts';
import { sectionsOf, shownOn } from './page-texts.ts';
import { useRewordings, useTranslation, withCorrections } from './use-translation.ts';
import { useWhere } from './use-where.ts';
import { useWork } from './use-work.ts';
import { dataOf, type Event } from './work.ts';

/** Which window is open over the editor: some are about a record by its name, or about the folder of a new one. */
export type Window =
  | 'records'
  | 'conflict'
  | 'publish'
  | 'history'
  | { readonly rename: string }
  | { readonly delete: string }
  | { readonly newIn: string };

/** The windows that a page can be looked at in, in px. */
export const WIDTHS = { desktop: 1280, phone: 390 } as const;
export type Width = keyof typeof WIDTHS;

/** The state of the editor, and what changes it. */
export function useEditing() {
  const [open, setOpen] = useState<Window>();
  const [width, setWidth] = useState<Width>('desktop');
  const [refused, setRefused] = useState<readonly Fault[]>([]);
  /** The record that was to be saved and was refused. */
  const [tried, setTried] = useState<string>();
  const loaded = useWork();
  const { work, tell, say, readFiles, records, languages } = loaded;
  const { files, drafts, past, future } = work;
  const where = useWhere();
  const { key, chosen, pageWanted, goTo, mend, form } = where;
  const translating = useTranslation(work, key, records, languages);
  const rewordings = useRewordings(work, key, languages);

  const of = translationAt(key)?.of ?? key;
  const isThere = records.has(of) && (key === of || translating !== undefined);
  const kind = isThere ? kindAt(of) : undefined;
  const data = dataOf(work, of);
  const sections = sectionsOf(data);
  // A record that is no page is looked at where it is shown.
  const page = pageWanted ?? (kind?.address ? of : (shownOn(records, of) ?? HOME));

  const faults = new Map(
    refused
      .filter((fault) => fault.key === key && fault.path !== '')
      .map(({ path, message }) => [path, message]),
  );
  for (const [path, message] of translating?.faults ?? []) faults.set(path, message);
  if (kind && !translating) {
    const filledIn = tidied(kind.schema, data);
    for (const [path, message] of faultsOf(kind.schema, filledIn)) {
      // What nobody has come to yet in a new record isn't wrong before it is to be saved.
      const isEarly = !files.has(key) && tried !== key;
      const isUntouched = valueAt(filledIn, placeOf(`#${path}`).path) === undefined;
      if (!isEarly || !isUntouched) faults.set(path, message);
    }
  }

  /** Does something to the work: what was said of it before no longer holds. */
  const act = (event: Event) => {
    tell(event);
    setRefused([]);
    say('');
  };
  const change = (to: string, path: Path, value: unknown) =>
    act({ type: 'change', key: to, path, value, at: Date.now() });
  const back = (type: 'undo' | 'redo') => {
    const at = (type === 'undo' ? past : future).at(-1)?.key;
    act({ type });
    if (at && at !== key) goTo(at);
  };
  /** Saves all drafts, and leads to what is wrong with them. */
  const save = async () => {
    const changes = Object.entries(withCorrections({ files, drafts }, languages)).map(
      ([at, { data, from }]) => ({ key: at, data, from, hash: files.get(at)?.hash ?? '' }),
    );
    if (changes.length === 0) return;
    if (Object.keys(work.outside).length > 0) return setOpen('conflict');
    say('Saving …');
    try {
      const { faults: found, conflicts, saved } = await write<Outcome>('save', changes);
      const wrong = (translating ? found.map(translating.atField) : found).map((fault) => ({
        ...fault,
        // `sections[2].heading` as `sections.2.heading`.
        path: fault.path.replaceAll(/\[(\d+)\]/g, '.$1'),
      }));
      setRefused(wrong);
      if (conflicts.length > 0) {
        await readFiles();
        say('');
        setOpen('conflict');
      } else if (wrong.length > 0) {
        say('Not saved: ');
        setTried(key);
        // A fault in a record that nobody has changed comes from this one: it is listed above the fields.
        const first =
          wrong.find((fault) => fault.key === key) ?? wrong.find((fault) => fault.key in drafts);
        if (first) mend(first.key, first.path);
        else form.current?.scrollTo(0, 0);
      } else {
        tell({ type: 'saved', files: saved });
        say(saved.length === 1 ? 'Saved' : `${saved.length} files saved`);
      }
    } catch (error) {
      say(`Not saved: ${reasonOf(error)}`);
    }
  };

  const onKey = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    const name = event.key.toLowerCase();
    if (name === 's') void save();
    else if (name === 'z') back(event.shiftKey ? 'redo' : 'undo');
    else if (name === 'y') back('redo');
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });

  return {
    ...loaded,
    ...where,
    /** The record that is worked on, or whose translation is. */
    of,
    /** Its kind; undefined where there is no such record. */
    kind,
    data,
    sections,
    /** The place of the section that is open; undefined where the record's own fields are. */
    inView: chosen !== undefined && sections[chosen] ? chosen : undefined,
    /** The page that is shown beside it, by its file and its address. */
    page,
    address: pageAddress(page),
    translating,
    rewordings,
    /** Whether any record is not saved. */
    isUnsaved: Object.keys(drafts).length > 0,
    /** What is wrong with the file that is open, by the path of the field with dots. */
    faults,
    /** Whether something is wrong with a part of it. */
    isWrong: (path: Path) =>
      [...faults.keys()].some((each) => `${each}.`.startsWith(`${path.join('.')}.`)),
    /** What is wrong with others, or with no field of it. */
    elsewhere: refused.filter((fault) => fault.key !== key || fault.path === ''),
    act,
    change,
    set: (path: Path, value: unknown) => change(key, path, value),
    back,
    save,
    onKey,
    /** What a record or a file is called: as it is now, or as its file was. */
    nameOf: (at: string) => {
      const record = recordAt(at);
      const now = record && titleOf(dataIn(record, records.get(record.key)));
      return now || files.get(at)?.title || record?.id || at;
    },
    /** Whether there is a record to a file. */
    canOpen: (at: string) => records.has(translationAt(at)?.of ?? at),
    /** The file of a record in the language that is worked in. */
    inLanguage: (at: string) => (translating ? translationKey(translating.own.tag, at) : at),
    width,
    setWidth,
    open,
    setOpen,
    close: () => setOpen(undefined),
    /** Closes the window that is open, and opens a record by its name, or a file. */
    leaveFor: (at: string) => {
      setOpen(undefined);
      const record = recordAt(at);
      if (!record?.kind.holdsAll) return goTo(at);
      goTo(record.key, shownOn(records, at));
      where.show([record.id]);
    },
  };
}

/** The editor, for all of its parts. */
export const EditorContext = createContext<ReturnType<typeof useEditing> | undefined>(undefined);

/** The editor that something is part of. */
export function useEditor() {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('only parts of the editor ask for it');
  return editor;
}
