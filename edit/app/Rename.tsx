import { useEffect, useState } from 'react';
import { slugOf } from '../../src/content/slug.ts';
import type { Removal } from '../disk/records.ts';
import type { Fault } from '../disk/store.ts';
import { addressAt, HOME, type Named, recordAt } from '../model/files.ts';
import { ask, useTask } from './ask.ts';
import { Dialog, useLeaveFor } from './Dialog.tsx';
import { Button, Form } from './elements.tsx';
import { TextInput } from './form/parts.tsx';
import { whenDrawn } from './Preview.tsx';
import { useEditor } from './use-editing.ts';
import { dataOf } from './work.ts';

/** Renames or deletes a record once no page is being rendered with its pictures. @throws Error with the faults */
async function carryOut(action: 'rename' | 'remove', body: unknown): Promise<void> {
  await whenDrawn();
  const faults = await ask<Fault[]>(action, body);
  if (faults.length === 0) return;
  throw new Error(
    faults.map(({ file, path, message }) => `${file} ${path}: ${message}`).join(' – '),
  );
}

/** The place of a record, as shown to the user. */
export const whereIs = ({ kind, key, id }: Named) =>
  kind.holdsAll ? `${id} in content/${key}.yaml` : `content/${key}.yaml`;

/** Renames a record, and with it its address and all references. */
export function Rename({ record }: { readonly record: Named }) {
  const leaveFor = useLeaveFor();
  const { readFiles } = useEditor();
  const { kind, name: before } = record;
  const [name, setName] = useState(record.id);
  const { message, isBusy, run } = useTask();
  const to = recordAt(`${kind.folder}${slugOf(name)}`);
  const address = addressAt(before);
  const rename = async () => {
    if (!to) return;
    await carryOut('rename', { name: before, to: to.name });
    await readFiles();
    leaveFor(to.name);
  };
  return (
    <Dialog title="Rename">
      <Form
        act={() => void run('Not renamed: ', rename)}
        label="Rename"
        disabled={!to || to.name === before || isBusy}
      >
        <p role="status" className="fault">
          {message}
        </p>
        <TextInput
          name={kind.holdsAll ? 'Name in the file' : 'Name of the file'}
          value={name}
          onType={setName}
          help={
            to && (
              <>
                {whereIs(to)}
                {address && `. ${address} will redirect to ${addressAt(to.name)}.`}
              </>
            )
          }
        />
      </Form>
    </Dialog>
  );
}

/** Deletes a record that nothing refers to. */
export function Delete({ record }: { readonly record: Named }) {
  const leaveFor = useLeaveFor();
  const { work, act, readFiles, nameOf } = useEditor();
  const { name, kind, key } = record;
  const [removal, setRemoval] = useState<Removal>();
  const [leadTo, setLeadTo] = useState('');
  const { message, isBusy, run } = useTask();
  const address = addressAt(name);
  useEffect(() => {
    void run('', async () => setRemoval(await ask<Removal>('removal', { name })));
  }, [name]);
  const remove = async () => {
    await carryOut('remove', { name, leadTo });
    await readFiles();
    act({ type: 'deleted', key, data: dataOf(work, key) });
    leaveFor(kind.holdsAll ? key : HOME);
  };
  return (
    <Dialog title="Delete">
      <p role="status" className="fault">
        {message}
      </p>
      <p>{whereIs(record)}</p>
      {removal && removal.pictures.length > 0 && (
        <p>
          This also removes {removal.pictures.map((picture) => `content/${picture}`).join(', ')},
          which nothing else uses.
        </p>
      )}
      {removal && removal.referrers.length > 0 && (
        <>
          <p>It can be deleted once nothing refers to it. These records do:</p>
          <ul className="changes">
            {removal.referrers.map(({ key, path }) => (
              <li key={`${key} ${path}`}>
                <Button onClick={() => leaveFor(key)}>{nameOf(key)}</Button> <small>{path}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      {address && (
        <TextInput
          name={`Redirect ${address} to`}
          value={leadTo}
          onType={(text) => setLeadTo(text.trim())}
          help="An address such as /services. Leave it empty if no page replaces this one."
        />
      )}
      <Button
        className="main-action"
        disabled={removal?.referrers.length !== 0 || isBusy}
        onClick={() => void run('Not deleted: ', remove)}
      >
        Delete
      </Button>
    </Dialog>
  );
}
