import { sectionSchema } from '../../src/sections/registry.ts';
import { fileOf, type Kind, recordAt } from '../model/files.ts';
import { archiveUnused } from './ask.ts';
import { Bar } from './Bar.tsx';
import { Conflict } from './Conflict.tsx';
import { CloseContext, DialogButton } from './Dialog.tsx';
import { Button } from './elements.tsx';
import { Addresses } from './form/controls.tsx';
import { Fields } from './form/Field.tsx';
import { History } from './History.tsx';
import { Preview, whenDrawn } from './Preview.tsx';
import { Delete, Rename } from './Rename.tsx';
import { Sections } from './Sections.tsx';
import { Translation } from './Translation.tsx';
import { EditorContext, useEditing, useEditor } from './use-editing.ts';
import { conflictsIn } from './work.ts';

/** The editor: the form of a record beside the page that shows it. */
export function Editor() {
  const editor = useEditing();
  const { work, setComparing, kind, broken, translating, form, address, isRead } = editor;
  const outside = conflictsIn(work).length;
  return (
    <EditorContext value={editor}>
      <Bar />
      {outside > 0 && (
        <p className="notice" role="alert">
          {outside === 1 ? 'A file' : `${outside} files`} with unsaved changes changed outside the
          editor. <Button onClick={() => setComparing(true)}>Compare</Button>
        </p>
      )}
      {editor.isComparing && (
        <CloseContext value={() => setComparing(false)}>
          <Conflict />
        </CloseContext>
      )}
      <main data-translating={translating && ''}>
        <form ref={form} onSubmit={(event) => event.preventDefault()} aria-label="Fields">
          <Elsewhere />
          <Addresses />
          {broken && (
            <p className="fault" role="alert">
              {fileOf(broken.key)}: {broken.fault}
            </p>
          )}
          {!kind && !broken && isRead && editor.languages.length > 0 && (
            <p>There is no record here. Choose one at the top left.</p>
          )}
          <Origin />
          {kind && translating && <Translation kind={kind} translating={translating} />}
          {kind && !translating && (
            <>
              {kind.address && <Sections />}
              <Part kind={kind} />
            </>
          )}
          {kind && editor.section === undefined && <RecordTools />}
        </form>
        {address && isRead && <Preview />}
      </main>
    </EditorContext>
  );
}

/** The faults of other records, and those of the whole record. */
function Elsewhere() {
  const { elsewhere, canOpen, goTo, nameOf } = useEditor();
  if (elsewhere.length === 0) return undefined;
  return (
    <ul aria-label="Mistakes elsewhere">
      {elsewhere.map(({ key, file, path, message }) => (
        <li key={`${file} ${path} ${message}`}>
          {canOpen(key) ? <Button onClick={() => goTo(key)}>{nameOf(key)}</Button> : file} {path}:{' '}
          {message}
        </li>
      ))}
    </ul>
  );
}

/** A reminder for a new record that is a copy. */
function Origin() {
  const { work, key, data, nameOf } = useEditor();
  const origin = work.drafts[key]?.from;
  if (origin === undefined) return undefined;
  return (
    <p className="help">
      This is a copy of {nameOf(origin)}, with its texts, figures, quotes and pictures. Change what
      isn’t true of the new one
      {data.sample === true && ', then untick Sample, the last field'}.
    </p>
  );
}

/** The fields of the open section, or those of the record without its sections. */
function Part({ kind: { schema } }: { readonly kind: Kind }) {
  const { key, section: index, sections, data } = useEditor();
  const section = sections[index ?? -1];
  const fields =
    index === undefined
      ? { field: schema, path: [], value: data }
      : { field: sectionSchema, path: ['sections', index], value: section };
  return (
    <section aria-label={section ? 'The section' : 'The record'}>
      <Fields key={`${key} ${index}`} {...fields} />
    </section>
  );
}

/** The actions on a whole record. */
function RecordTools() {
  const { work, key, act, isUnsaved } = useEditor();
  // A list of records has these actions beside each of them, and a translation those of its source.
  const record = recordAt(key);
  const discard = async () => {
    act({ type: 'replace', key });
    // Its uploaded pictures may go once no page is being rendered with them.
    await whenDrawn();
    await archiveUnused();
  };
  return (
    <div className="row record-tools">
      {key in work.drafts && (
        <Button onClick={() => void discard()}>Discard unsaved changes</Button>
      )}
      <DialogButton dialog={<History />}>History</DialogButton>
      {record && (
        <>
          <DialogButton disabled={isUnsaved} dialog={<Rename record={record} />}>
            Rename
          </DialogButton>
          <DialogButton disabled={isUnsaved} dialog={<Delete record={record} />}>
            Delete
          </DialogButton>
        </>
      )}
      {isUnsaved && (
        <p className="help">Save or discard your changes before you publish, rename or delete.</p>
      )}
    </div>
  );
}
