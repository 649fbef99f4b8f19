import { useEffect, useState } from 'react';
import type { Removal } from '../disk/records.ts';
import type { Fault } from '../disk/store.ts';
import { slugOf } from '../schema/fields.ts';
import { HOME, idOf, type Kind, pageAddress } from '../schema/files.ts';
import { read, useTask, write } from './ask.ts';
import { Dialog } from './Dialog.tsx';
import { Input } from './form/Frame.tsx';
import { whenDrawn } from './Preview.tsx';
import { useEditor } from './use-editing.ts';

/** Has a record renamed or deleted once no page is drawn with its pictures. @throws Error with what is wrong with that */
async function ask(action: 'rename' | 'remove', body: unknown): Promise<void> {
  await whenDrawn();
  const faults = await write<Fault[]>(action, body);
  if (faults.length === 0) return;
  throw new Error(
    faults.map(({ file, path, message }) => `${file} ${path}: ${message}`).join(' – '),
  );
}

/** Another name for a record's file, and so for its address; what refers to it follows. */
export function Rename({ kind }: { readonly kind: Kind }) {
  const { key, readFiles, leaveFor, close } = useEditor();
  const [name, setName] = useState(idOf(kind, key));
  const { said, run } = useTask();
  const to = `${kind.at}${slugOf(name)}`;
  const address = pageAddress(kind, key);
  const rename = async () => {
    await ask('rename', { key, to });
    await readFiles();
    leaveFor(to);
  };
  return (
    <Dialog title="Rename" onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void run('Not renamed: ', rename);
        }}
      >
        <p role="status" className="fault">
          {said}
        </p>
        <Input
          name="Name of the file"
          value={name}
          onType={setName}
          help={
            <>
              content/{to}.yaml
              {address && `. ${address} leads to ${pageAddress(kind, to)} from then on.`}
            </>
          }
        />
        <button type="submit" className="main-action" disabled={to === key}>
          Rename
        </button>
      </form>
    </Dialog>
  );
}

/** Deletes a record, once nothing refers to it. */
export function Delete({ kind }: { readonly kind: Kind }) {
  const { key, act, readFiles, leaveFor, close } = useEditor();
  const [removal, setRemoval] = useState<Removal>();
  const [leadTo, setLeadTo] = useState('');
  const { said, run } = useTask();
  const address = pageAddress(kind, key);
  useEffect(() => {
    void run('', async () => setRemoval(await read<Removal>('removal', { key })));
  }, [key]);
  const remove = async () => {
    await ask('remove', { key, leadTo });
    act({ type: 'deleted', key });
    leaveFor(HOME);
    await readFiles();
  };
  return (
    <Dialog title="Delete" onClose={close}>
      <p role="status" className="fault">
        {said}
      </p>
      <p>content/{key}.yaml</p>
      {removal && removal.pictures.length > 0 && (
        <p>
          This also removes {removal.pictures.map((picture) => `content/${picture}`).join(', ')},
          which nothing else names.
        </p>
      )}
      {removal && removal.referrers.length > 0 && (
        <>
          <p>It can be deleted once nothing refers to it. These do:</p>
          <ul className="changes">
            {removal.referrers.map(({ key, title, path }) => (
              <li key={`${key} ${path}`}>
                <button type="button" onClick={() => leaveFor(key)}>
                  {title}
                </button>{' '}
                <small>{path}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      {address && (
        <Input
          name={`Where ${address} is to lead from now on`}
          value={leadTo}
          onType={(text) => setLeadTo(text.trim())}
          help="An address such as /services; empty where there is no such page any more."
        />
      )}
      <button
        type="button"
        className="main-action"
        disabled={removal?.referrers.length !== 0}
        onClick={() => void run('Not deleted: ', remove)}
      >
        Delete
      </button>
    </Dialog>
  );
}
