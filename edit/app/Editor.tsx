import { sectionSchema } from '../../src/sections/registry.ts';
import { type Kind, recordAt } from '../schema/files.ts';
import { putAway } from './ask.ts';
import { Bar } from './Bar.tsx';
import { Conflict } from './Conflict.tsx';
import { Button } from './elements.tsx';
import { Addresses } from './form/controls.tsx';
import { Fields } from './form/Field.tsx';
import { History } from './History.tsx';
import { Preview, whenDrawn } from './Preview.tsx';
import { Publish } from './Publish.tsx';
import { NewRecord, Records } from './Records.tsx';
import { Delete, Rename } from './Rename.tsx';
import { Sections } from './Sections.tsx';
import { Translation } from './Translation.tsx';
import { EditorContext, useEditing, useEditor, type Window } from './use-editing.ts';

/** The editor: the form of a record beside the page that shows it. */
export function Editor() {
  const editor = useEditing();
  const { work, open, setOpen, kind, translating, form, address, isRead, languages } = editor;
  const outside = Object.keys(work.outside).length;
  return (
    <EditorContext value={editor}>
      <Bar />
      {outside > 0 && (
        <p className="notice" role="alert">
          {outside === 1 ? 'A file' : 'Files'} that you are changing changed outside the editor.{' '}
          <Button onClick={() => setOpen('conflict')}>Compare</Button>
        </p>
      )}
      {open === 'records' && <Records />}
      {open === 'conflict' && <Conflict />}
      {open === 'publish' && <Publish />}
      {open === 'history' && <History />}
      {typeof open === 'object' && <AboutRecord about={open} />}
      <main data-translating={translating && ''}>
        <form ref={form} onSubmit={(event) => event.preventDefault()} aria-label="Fields">
          <Elsewhere />
          <Addresses />
          {!kind && isRead && languages.length > 0 && (
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
          {kind && editor.inView === undefined && <RecordTools kind={kind} />}
        </form>
        {address && isRead && <Preview />}
      </main>
    </EditorContext>
  );
}

/** The dialog about a record, or about the folder of a new one. */
function AboutRecord({ about }: { readonly about: Extract<Window, object> }) {
  if ('newIn' in about) return <NewRecord folder={about.newIn} />;
  const record = recordAt('rename' in about ? about.rename : about.delete);
  const Asked = 'rename' in about ? Rename : Delete;
  return record && <Asked record={record} />;
}

/** The faults of other records, and those of the whole record. */
function Elsewhere() {
  const { elsewhere, canOpen, goTo, nameOf } = useEditor();
  if (elsewhere.length === 0) return undefined;
  return (
    <ul aria-label="To mend elsewhere">
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
      This is a copy of {nameOf(origin)}: its words, figures, quotes and pictures came along. Change
      what isn’t true of the new one
      {data.sample === true && '; when all of it is, untick Sample, the last of the fields'}.
    </p>
  );
}

/** The fields of the open section, or those of the record without its sections. */
function Part({ kind: { schema } }: { readonly kind: Kind }) {
  const { inView, sections, data } = useEditor();
  if (inView !== undefined) {
    const section = sections[inView];
    return (
      <section aria-label="The section">
        <Fields
          key={String(section?.id)}
          field={sectionSchema}
          path={['sections', inView]}
          value={section}
        />
      </section>
    );
  }
  return (
    <section aria-label="The record">
      <Fields field={schema} path={[]} value={data} />
    </section>
  );
}

/** The actions on a whole record. */
function RecordTools({ kind }: { readonly kind: Kind }) {
  const { work, key, act, isUnsaved, setOpen, translating } = useEditor();
  const discard = async () => {
    act({ type: 'discard', key });
    // Its uploaded pictures may go once no page is being rendered with them.
    await whenDrawn();
    await putAway();
  };
  return (
    <div className="row record-tools">
      {key in work.drafts && (
        <Button onClick={() => void discard()}>Discard what is not saved here</Button>
      )}
      <Button onClick={() => setOpen('history')}>History</Button>
      {kind.at.endsWith('/') && !translating && (
        <>
          <Button disabled={isUnsaved} onClick={() => setOpen({ rename: key })}>
            Rename
          </Button>
          <Button disabled={isUnsaved} onClick={() => setOpen({ delete: key })}>
            Delete
          </Button>
        </>
      )}
      {isUnsaved && <p className="help">Save or discard first to publish, rename or delete.</p>}
    </div>
  );
}
