import { createContext, useContext, useEffect, useState } from 'react';
import { reasonOf } from '../../src/schema/reason.ts';
import type { Path } from '../../src/schema/walk.ts';
import type { Fault, Outcome } from '../disk/store.ts';
import {
  addressAt,
  HOME,
  kindAt,
  recordAt,
  titleAt,
  translationAt,
  translationKey,
} from '../model/files.ts';
import { faultsOf, withoutEmpty } from '../model/shape.ts';
import { valueAt } from '../model/value.ts';
import { pathFrom } from './annotate.ts';
import { ask } from './ask.ts';
import { sectionsOf, shownOn } from './page-texts.ts';
import { useRewordings, useTranslation, withCorrections } from './use-translation.ts';
import { useWhere } from './use-where.ts';
import { useWork } from './use-work.ts';
import { conflictsIn, dataOf, type WorkEvent } from './work.ts';

/** The widths of the preview, in px. */
export const WIDTHS = { desktop: 1280, phone: 390 } as const;
export type Width = keyof typeof WIDTHS;

/** The state of the editor, and the functions that change it. */
export function useEditing() {
  const [isComparing, setComparing] = useState(false);
  const [width, setWidth] = useState<Width>('desktop');
  const [refused, setRefused] = useState<readonly Fault[]>([]);
  /** The key of a record whose saving was refused. */
  const [tried, setTried] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const loaded = useWork();
  const { work, dispatch, setMessage, readFiles, records, languages } = loaded;
  const { files, drafts, past, future } = work;
  const where = useWhere();
  const { key, section, pageWanted, goTo, goToFault, form } = where;
  const translating = useTranslation(work, key, records, languages);
  const rewordings = useRewordings(work, key, languages);

  const recordKey = translationAt(key)?.of ?? key;
  const isThere = records.has(recordKey) && (key === recordKey || translating !== undefined);
  /** The open file, or that of the record, if it can't be read. */
  const broken = [files.get(key), files.get(recordKey)].find((file) => file?.fault);
  const kind = isThere && !broken ? kindAt(recordKey) : undefined;
  const data = dataOf(work, recordKey);
  const sections = sectionsOf(data);
  // A record without a page is previewed on a page that shows it.
  const page = pageWanted ?? (kind?.address ? recordKey : (shownOn(records, recordKey) ?? HOME));

  const faults = new Map(
    refused
      .filter((fault) => fault.key === key && fault.path !== '')
      .map(({ path, message }) => [path, message]),
  );
  for (const [path, message] of translating?.faults ?? []) faults.set(path, message);
  if (kind && !translating) {
    const filledIn = withoutEmpty(kind.schema, data);
    for (const [path, message] of faultsOf(kind.schema, filledIn)) {
      // Untouched fields of a new record show no faults until it is saved.
      const isEarly = !files.has(key) && tried !== key;
      const isUntouched = valueAt(filledIn, pathFrom(path)) === undefined;
      if (!isEarly || !isUntouched) faults.set(path, message);
    }
  }

  /** Changes the work, and clears messages about its earlier state. */
  const act = (event: WorkEvent) => {
    dispatch(event);
    setRefused([]);
    setMessage('');
  };
  const change = (to: string, path: Path, value: unknown) =>
    act({ type: 'change', key: to, path, value, at: Date.now() });
  const back = (type: 'undo' | 'redo') => {
    const at = (type === 'undo' ? past : future).at(-1)?.key;
    act({ type });
    if (at && at !== key) goTo(at);
  };
  /** Saves all drafts. If that is refused, it shows the first fault. */
  const save = async () => {
    const changes = Object.entries(withCorrections({ files, drafts }, languages)).map(
      ([at, { data, from, base }]) => ({ key: at, data, from, hash: base?.hash ?? '' }),
    );
    if (isSaving || changes.length === 0) return;
    if (conflictsIn(work).length > 0) return setComparing(true);
    setMessage('Saving …');
    setSaving(true);
    try {
      const { faults: found, conflicts, saved } = await ask<Outcome>('save', changes);
      const wrong = (translating ? found.map(translating.atField) : found).map((fault) => ({
        ...fault,
        // Turns `sections[2].heading` into `sections.2.heading`.
        path: fault.path.replaceAll(/\[(\d+)\]/g, '.$1'),
      }));
      setRefused(wrong);
      if (conflicts.length > 0) {
        await readFiles();
        setMessage('');
        setComparing(true);
      } else if (wrong.length > 0) {
        setMessage('Not saved: ');
        setTried(key);
        // A fault in an unchanged record is listed above the fields, since this record causes it.
        const first =
          wrong.find((fault) => fault.key === key) ?? wrong.find((fault) => fault.key in drafts);
        if (first) goToFault(first.key, first.path);
        else form.current?.scrollTo(0, 0);
      } else {
        dispatch({ type: 'saved', files: saved, drafts });
        setMessage(saved.length === 1 ? 'Saved' : `${saved.length} files saved`);
      }
    } catch (error) {
      setMessage(`Not saved: ${reasonOf(error)}`);
    }
    // Rendered together with the new state of the files, so that the next press sends their present hashes.
    setSaving(false);
  };

  const onKey = (event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    // In a dialog the keys are those of its fields.
    if (document.querySelector('dialog[open]')) return;
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
    /** The key of the record that is open, or whose translation is open. */
    recordKey,
    /** Its kind; undefined if there is no such record, or its file is broken. */
    kind,
    broken,
    data,
    sections,
    section: section !== undefined && sections[section] ? section : undefined,
    /** The previewed page: its file key and its address. */
    page,
    address: addressAt(page),
    translating,
    rewordings,
    /** Whether there are unsaved changes. */
    isUnsaved: Object.keys(drafts).length > 0,
    /** The faults of the open file by dotted path. */
    faults,
    /** Whether a part of it has faults. */
    isFaulty: (path: Path) =>
      [...faults.keys()].some((each) => `${each}.`.startsWith(`${path.join('.')}.`)),
    /** Faults of other files, and those of the whole file. */
    elsewhere: refused.filter((fault) => fault.key !== key || fault.path === ''),
    act,
    change,
    set: (path: Path, value: unknown) => change(key, path, value),
    back,
    save,
    onKey,
    /** The title of a record or file. */
    nameOf: (at: string) => titleAt(at, (file) => records.get(file)),
    /** Whether a file's record exists. */
    canOpen: (at: string) => records.has(translationAt(at)?.of ?? at),
    /** The file key of a record in the current language. */
    inLanguage: (at: string) => (translating ? translationKey(translating.own.tag, at) : at),
    width,
    setWidth,
    /** Whether the dialog with files changed outside is open. */
    isComparing,
    setComparing,
    /** Opens a record by its name, or a file. */
    openRecord: (at: string) => {
      const record = recordAt(at);
      if (!record?.kind.holdsAll) return goTo(at);
      goTo(record.key, shownOn(records, at));
      where.show([record.id]);
    },
  };
}

/** Provides the editor's state to its components. */
export const EditorContext = createContext<ReturnType<typeof useEditing> | undefined>(undefined);

/** The state of the enclosing editor. */
export function useEditor() {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('useEditor needs an EditorContext');
  return editor;
}
