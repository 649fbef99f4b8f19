import { useEffect, useState } from 'react';
import type { Version } from '../disk/git.ts';
import { differences } from '../schema/differences.ts';
import type { Data } from '../schema/fields.ts';
import { read } from './ask.ts';
import { Dialog } from './Chooser.tsx';

const dateOf = (iso: string) =>
  new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The commits that changed a record. One of them restored is a draft: it is seen, checked and saved like any other. */
export function History({
  file,
  data,
  onRestore,
  onClose,
}: {
  readonly file: string;
  readonly data: Data;
  readonly onRestore: (data: Data) => void;
  readonly onClose: () => void;
}) {
  const [versions, setVersions] = useState<readonly Version[]>();
  const [shown, setShown] = useState<{ commit: string; data: Data }>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    read<Version[]>('history', { key: file }).then(setVersions, (error: Error) =>
      setSaid(error.message),
    );
  }, [file]);
  const show = async (commit: string) => {
    try {
      setShown({ commit, data: await read<Data>('version', { key: file, commit }) });
      setSaid('');
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Dialog title="History" onClose={onClose}>
      <p role="status">{said}</p>
      {versions?.length === 0 && <p>No commit has this record yet.</p>}
      <ol className="changes">
        {versions?.map(({ commit, date, author, message }, place) => (
          <li key={commit}>
            <button
              type="button"
              aria-expanded={shown?.commit === commit}
              onClick={() => void show(commit)}
            >
              {message}
            </button>{' '}
            <small>
              {author}, {dateOf(date)}
              {place === 0 && ' – the latest'}
            </small>
            {shown?.commit === commit && (
              <Restorable data={data} version={shown.data} onRestore={onRestore} />
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** How a version differs from what the record says now; where it doesn't, there is nothing to restore. */
function Restorable({
  data,
  version,
  onRestore,
}: {
  readonly data: Data;
  readonly version: Data;
  readonly onRestore: (data: Data) => void;
}) {
  const found = differences(data, version);
  if (found.length === 0) return <p>This is what the record says now.</p>;
  return (
    <>
      <ul>
        {found.map(({ path, text }) => (
          <li key={`${path.join('.')} ${text}`}>{text}</li>
        ))}
      </ul>
      <button type="button" className="main-action" onClick={() => onRestore(version)}>
        Restore this version
      </button>
    </>
  );
}
