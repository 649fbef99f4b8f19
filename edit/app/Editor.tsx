import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import { bare, type Path } from '../../src/schema/walk.ts';
import { sectionSchema } from '../../src/sections/registry.ts';
import { faultsOf } from '../schema/faults.ts';
import { type Data, titleOf } from '../schema/fields.ts';
import { HOME, kindAt, pageAddress, translationAt, translationKey } from '../schema/files.ts';
import { tidied } from '../schema/shape.ts';
import { valueAt } from '../schema/value.ts';
import { putAway, signOut } from './ask.ts';
import { Correction } from './Correction.tsx';
import { FormContext } from './form/context.ts';
import { Field } from './form/Field.tsx';
import { Fields } from './form/Group.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { placeOf } from './marks.ts';
import { Preview, WIDTHS, type Width } from './Preview.tsx';
import { shownOn } from './page-texts.ts';
import { Sections } from './Sections.tsx';
import { Translation } from './Translation.tsx';
import { sectionsOf, useOthers } from './use-form.ts';
import { useSaving, withDots } from './use-saving.ts';
import { useShown } from './use-shown.ts';
import { useRewordings, useTranslation } from './use-translation.ts';
import { useWhere } from './use-where.ts';
import { useWork } from './use-work.ts';
import { type Window, Windows } from './Windows.tsx';
import { dataOf, person, touched, type Work } from './work.ts';

/** The editor: the form of a record beside the page that shows it. */
export function Editor() {
  const { key, chosen, setChosen, pageWanted, setPageWanted, goTo } = useWhere();
  const [width, setWidth] = useState<Width>('desktop');
  const [said, setSaid] = useState('');
  const [open, setOpen] = useState<Window>();
  const { work, tell, readFiles, isRead, records, examples, pictures, languages } =
    useWork(setSaid);
  const { files, drafts, outside, past, future } = work;

  const { form, show, mend } = useShown(key, setChosen, goTo);
  const translating = useTranslation(work, key, records, languages);
  const rewordings = useRewordings(work, key, languages);
  /** The record that is worked on, or whose translation is. */
  const of = translationAt(key)?.of ?? key;
  /** The file of a record in the language that is worked in. */
  const inLanguage = (name: string) =>
    translating ? translationKey(translating.own.tag, name) : name;
  const kind = kindAt(of);
  const data = dataOf(work, of);
  const sections = sectionsOf(data);
  const isKnown = key === of || translating !== undefined;
  const isThere = kind !== undefined && records.has(of) && isKnown;
  // A record that is no page is looked at where it is shown.
  const page = pageWanted ?? (kind?.address ? of : (shownOn(records, of) ?? HOME));
  const pageKind = kindAt(page);
  const address = pageKind && pageAddress(pageKind, page);

  const { save, refused, tried, setRefused } = useSaving(key, {
    work,
    tell,
    readFiles,
    languages,
    translating,
    form,
    mend,
    say: setSaid,
    setOpen,
  });
  const faults = useMemo(() => {
    const found = new Map<string, string>();
    for (const { key: at, path, message } of refused) {
      if (at === key && path !== '') found.set(withDots(path), message);
    }
    if (translating) return new Map([...found, ...translating.faults]);
    if (!isThere) return found;
    const said = tidied(kind.schema, data);
    // What nobody has come to yet in a new record isn't wrong before it is to be saved.
    const isEarly = (path: string) =>
      !files.has(key) && tried !== key && valueAt(said, placeOf(`#${path}`).path) === undefined;
    const own = [...faultsOf(kind.schema, said)].filter(([path]) => !isEarly(path));
    return new Map([...found, ...own]);
  }, [kind, data, key, refused, isThere, files, tried, translating]);

  const change = useCallback((to: string, path: Path, value: unknown) => {
    tell({ type: 'change', key: to, path, value, at: Date.now() });
    setRefused([]);
    setSaid('');
  }, []);
  const wordsAt = (at: string, path: Path) => {
    const words = valueAt((translating?.records ?? records).get(at), path);
    return typeof words === 'string' ? words : '';
  };
  const set = useCallback((path: Path, value: unknown) => change(key, path, value), [change, key]);
  /** What is typed into a text on the page. */
  const type = (at: string, path: Path, words: string) => {
    const edit = translating ? translating.typed(at, path, words) : { path, value: words };
    if (edit) change(inLanguage(at), edit.path, edit.value);
  };
  const others = useOthers(records, of, pictures);
  const note = useCallback(
    (path: string) => {
      const reworded = rewordings.get(path);
      return (
        reworded && (
          <Correction
            languages={reworded.languages}
            isChosen={drafts[key]?.corrected?.includes(reworded.place) === true}
            onChange={() => tell({ type: 'correct', key, place: reworded.place })}
          />
        )
      );
    },
    [rewordings, drafts, key],
  );
  const context = useMemo(
    () => ({ faults, set, note, Field, ...others }),
    [faults, set, note, others],
  );

  // The pictures of a draft that was discarded go when no page is being drawn with them any more.
  const discarded = useRef<string>(undefined);
  const discard = () => {
    discarded.current = key;
    tell({ type: 'discard', key });
  };
  const onDrawn = () => {
    if (discarded.current === undefined || discarded.current in drafts) return;
    discarded.current = undefined;
    putAway(Object.fromEntries(Object.entries(drafts).map(([at, { data }]) => [at, data])));
  };

  const back = useCallback(
    (type: 'undo' | 'redo') => {
      const at = touched(type === 'undo' ? past : future);
      tell({ type });
      if (at && at !== key) goTo(at);
      setRefused([]);
      setSaid('');
    },
    [past, future, key, goTo],
  );
  const onKey = useCallback(
    (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      const name = event.key.toLowerCase();
      if (name === 's') void save();
      else if (name === 'z') back(event.shiftKey ? 'redo' : 'undo');
      else if (name === 'y') back('redo');
      else return;
      event.preventDefault();
    },
    [save, back],
  );
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onKey]);

  const onChoose = useCallback(
    (place: { key: string; path: Path } | undefined, section: number | undefined) => {
      const to = inLanguage(place?.key ?? (section === undefined ? of : page));
      if (to !== key) goTo(to, page);
      // Sections are those of the page; the text may belong to another record, or to the page itself.
      const isInSection = to === page && (!place || place.path[0] === 'sections');
      setChosen(isInSection ? section : undefined);
      if (place) show(place.path);
    },
    [key, of, page, goTo, show, inLanguage],
  );

  const changed = Object.keys(drafts);
  const nameOf = (name: string) => titleIn(files, records, name);
  const isWrong = (place: number) =>
    [...faults.keys()].some((path) => `${path}.`.startsWith(`sections.${place}.`));
  const elsewhere = refused.filter((fault) => fault.key !== key || fault.path === '');
  const canOpen = (name: string) => records.has(translationAt(name)?.of ?? name);
  const toMend = faults.size + elsewhere.length;
  const origin = drafts[key]?.from;
  const inView = chosen !== undefined && sections[chosen] ? chosen : undefined;

  return (
    <FormContext value={context}>
      <header>
        <h1 className="unseen">Edit the site</h1>
        <button type="button" onClick={() => setOpen('records')}>
          {isThere ? nameOf(of) : 'Choose'}
          <span aria-hidden="true"> ▾</span>
          <span className="unseen"> – pages and records</span>
        </button>
        {languages.length > 1 && (
          <LanguageChoice languages={languages} own={translating?.own} of={of} onChoose={goTo} />
        )}
        <button type="button" disabled={past.length === 0} onClick={() => back('undo')}>
          Undo
        </button>
        <button type="button" disabled={future.length === 0} onClick={() => back('redo')}>
          Redo
        </button>
        <p role="status">
          {said || (toMend === 0 && notSaved(changed, key, nameOf))}
          {toMend > 0 && (
            <button
              type="button"
              onClick={() => {
                const [first] = faults.keys();
                const [other] = elsewhere;
                if (first !== undefined) mend(key, first);
                else if (other && canOpen(other.key)) mend(other.key, withDots(other.path));
              }}
            >
              {toMend} to mend
            </button>
          )}
        </p>
        {isThere && !(kind.address && page === of) && (
          <label>
            Shown on{' '}
            <select value={page} onChange={(event) => setPageWanted(event.target.value)}>
              {[...records.keys()]
                .filter((name) => kindAt(name)?.address)
                .map((name) => (
                  <option key={name} value={name}>
                    {nameOf(name)}
                  </option>
                ))}
            </select>
          </label>
        )}
        <fieldset className="widths">
          <legend className="unseen">Width of the preview</legend>
          {(Object.keys(WIDTHS) as Width[]).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="width"
                checked={width === each}
                onChange={() => setWidth(each)}
              />
              {each === 'phone' ? 'Phone' : 'Desktop'}
            </label>
          ))}
        </fieldset>
        <button
          type="button"
          className="main-action"
          disabled={changed.length === 0}
          onClick={() => void save()}
        >
          Save
        </button>
        <button type="button" disabled={changed.length > 0} onClick={() => setOpen('publish')}>
          Publish
        </button>
        {person !== '' && (
          <button type="button" onClick={() => void signOut()}>
            Sign out
          </button>
        )}
      </header>
      {Object.keys(outside).length > 0 && (
        <p className="notice" role="alert">
          {Object.keys(outside).length === 1 ? 'A file' : 'Files'} that you are changing changed
          outside the editor.{' '}
          <button type="button" onClick={() => setOpen('conflict')}>
            Compare
          </button>
        </p>
      )}
      <Windows
        open={open}
        work={work}
        file={key}
        records={records}
        titleOf={nameOf}
        translating={translating}
        tell={(event) => {
          tell(event);
          setSaid('');
        }}
        goTo={(to) => goTo(inLanguage(to))}
        reread={() => readFiles(false)}
        setOpen={setOpen}
      />
      <main data-translating={translating && ''}>
        <form ref={form} onSubmit={(event) => event.preventDefault()} aria-label="Fields">
          {elsewhere.length > 0 && (
            <ul className="elsewhere" aria-label="To mend elsewhere">
              {elsewhere.map(({ key: at, file, path, message }) => (
                <li key={`${file} ${path} ${message}`}>
                  {canOpen(at) ? (
                    <button type="button" onClick={() => goTo(at)}>
                      {nameOf(at)}
                    </button>
                  ) : (
                    file
                  )}{' '}
                  {path}: {message}
                </li>
              ))}
            </ul>
          )}
          {!isThere && isRead && languages.length > 0 && (
            <p>There is no record here. Choose one at the top left.</p>
          )}
          {origin !== undefined && (
            <p className="help">
              This is a copy of {nameOf(origin)}: its words, figures, quotes and pictures came
              along. Change what isn’t true of the new one
              {data.sample === true && '; when all of it is, untick Sample, the last of the fields'}
              .
            </p>
          )}
          {isThere && !translating && kind.address && (
            <Sections
              sections={sections}
              chosen={inView}
              isWrong={isWrong}
              examples={examples}
              onChoose={setChosen}
              onChange={(list, place) => {
                set(['sections'], list);
                setChosen(place);
              }}
            />
          )}
          {isThere && translating && (
            <Translation translating={translating} kind={kind} of={of} record={data} set={set} />
          )}
          {isThere && !translating && (
            <section aria-label={inView === undefined ? 'The record' : 'The section'}>
              {inView === undefined ? (
                <RecordFields field={kind.schema} data={data} />
              ) : (
                <Fields
                  key={String(sections[inView]?.id)}
                  field={sectionSchema}
                  path={['sections', inView]}
                  value={sections[inView]}
                />
              )}
            </section>
          )}
          {isThere && inView === undefined && (
            <div className="record-tools">
              {key in drafts && (
                <button type="button" onClick={discard}>
                  Discard what is not saved here
                </button>
              )}
              <button type="button" onClick={() => setOpen('history')}>
                History
              </button>
              {kind.at.endsWith('/') && !translating && (
                <>
                  <button
                    type="button"
                    disabled={changed.length > 0}
                    onClick={() => setOpen('rename')}
                  >
                    Rename
                  </button>
                  <button
                    type="button"
                    disabled={changed.length > 0}
                    onClick={() => setOpen('delete')}
                  >
                    Delete
                  </button>
                </>
              )}
              {changed.length > 0 && (
                <p className="help">Save or discard first to publish, rename or delete.</p>
              )}
            </div>
          )}
        </form>
        {address && isRead && (
          <Preview
            page={page}
            address={address}
            records={records}
            translating={translating}
            drafts={drafts}
            width={width}
            section={key === page ? inView : undefined}
            onChoose={onChoose}
            onType={type}
            wordsAt={wordsAt}
            onKey={onKey}
            onDrawn={onDrawn}
          />
        )}
      </main>
    </FormContext>
  );
}

/** The fields of a record but its sections. */
function RecordFields({ field, data }: { readonly field: z.ZodType; readonly data: Data }) {
  const isOneField = bare(field).schema instanceof z.ZodRecord;
  return isOneField ? (
    <Field field={field} path={[]} value={data} name="Entries" />
  ) : (
    <Fields field={field} path={[]} value={data} />
  );
}

/** What a record is called: as it is now, or as its file was. */
const titleIn = (files: Work['files'], records: ReadonlyMap<string, Data>, key: string) =>
  (kindAt(key)?.at.endsWith('/') && titleOf(records.get(key))) || files.get(key)?.title || key;

/** What is not saved, by its name where it is another record than the one that is open. */
function notSaved(changed: readonly string[], key: string, nameOf: (key: string) => string) {
  const [only, ...others] = changed;
  if (only === undefined) return '';
  if (others.length > 0) return `${changed.length} files not saved yet`;
  return only === key ? 'Not saved yet' : `Not saved yet: ${nameOf(only)}`;
}
