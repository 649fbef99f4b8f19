import { useEffect, useState } from 'react';
import type { Removal } from '../disk/records.ts';
import type { Fault } from '../disk/store.ts';
import { slugOf } from '../schema/fields.ts';
import { idOf, type Kind, pageAddress } from '../schema/files.ts';
import { read, write } from './ask.ts';
import { Dialog } from './Chooser.tsx';
import { whenDrawn } from './Preview.tsx';

interface WindowProps {
  readonly file: string;
  readonly kind: Kind;
  /** Done: the record has this key now, or none. */
  readonly onDone: (key: string | undefined) => void;
  readonly onClose: () => void;
}

const inWords = (faults: readonly Fault[]) =>
  faults.map(({ file, path, message }) => `${file} ${path}: ${message}`).join(' – ');

/** Another name for a record's file, and so for its address; what refers to it follows. */
export function Rename({ file, kind, onDone, onClose }: WindowProps) {
  const [name, setName] = useState(idOf(kind, file));
  const [said, setSaid] = useState('');
  const to = `${kind.at}${slugOf(name)}`;
  const address = pageAddress(kind, file);
  const rename = async () => {
    try {
      await whenDrawn();
      const faults = await write<Fault[]>('rename', { key: file, to });
      if (faults.length > 0) setSaid(`Not renamed: ${inWords(faults)}`);
      else onDone(to);
    } catch (error) {
      setSaid(`Not renamed: ${error instanceof Error ? error.message : error}`);
    }
  };
  return (
    <Dialog title="Rename" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void rename();
        }}
      >
        <p role="status" className="fault">
          {said}
        </p>
        <div className="field">
          <label htmlFor="rename-to">Name of the file</label>
          <input
            id="rename-to"
            value={name}
            aria-describedby="rename-help"
            onChange={(event) => setName(event.target.value)}
          />
          <p className="help" id="rename-help">
            content/{to}.yaml
            {address && `. ${address} leads to ${pageAddress(kind, to)} from then on.`}
          </p>
        </div>
        <button type="submit" className="main-action" disabled={to === file}>
          Rename
        </button>
      </form>
    </Dialog>
  );
}

/** Deletes a record, once nothing refers to it. */
export function Delete({
  file,
  kind,
  onDone,
  onClose,
  onGo,
}: WindowProps & { readonly onGo: (key: string) => void }) {
  const [removal, setRemoval] = useState<Removal>();
  const [leadTo, setLeadTo] = useState('');
  const [said, setSaid] = useState('');
  const address = pageAddress(kind, file);
  useEffect(() => {
    read<Removal>('removal', { key: file }).then(setRemoval, (error: Error) =>
      setSaid(error.message),
    );
  }, [file]);
  const remove = async () => {
    try {
      await whenDrawn();
      const faults = await write<Fault[]>('remove', { key: file, leadTo });
      if (faults.length > 0) setSaid(`Not deleted: ${inWords(faults)}`);
      else onDone(undefined);
    } catch (error) {
      setSaid(`Not deleted: ${error instanceof Error ? error.message : error}`);
    }
  };
  return (
    <Dialog title="Delete" onClose={onClose}>
      <p role="status" className="fault">
        {said}
      </p>
      <p>content/{file}.yaml</p>
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
                <button type="button" onClick={() => onGo(key)}>
                  {title}
                </button>{' '}
                <small>{path}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      {address && (
        <div className="field">
          <label htmlFor="lead-to">Where {address} is to lead from now on</label>
          <input
            id="lead-to"
            value={leadTo}
            aria-describedby="lead-to-help"
            onChange={(event) => setLeadTo(event.target.value.trim())}
          />
          <p className="help" id="lead-to-help">
            An address such as /services; empty where there is no such page any more.
          </p>
        </div>
      )}
      <button
        type="button"
        className="main-action"
        disabled={removal?.referrers.length !== 0}
        onClick={() => void remove()}
      >
        Delete
      </button>
    </Dialog>
  );
}
