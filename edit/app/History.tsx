import { useEffect, useState } from 'react';
import type { Version } from '../disk/git.ts';
import { differences } from '../schema/differences.ts';
import type { Data } from '../schema/fields.ts';
import { read, useTask } from './ask.ts';
import { Dialog } from './Dialog.tsx';
import { Button } from './elements.tsx';
import { useEditor } from './use-editing.ts';
import { dataOf } from './work.ts';

const dateOf = (iso: string) =>
  new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The commits that changed a record. Restoring one makes a draft, which is previewed, checked and saved like any other. */
export function History() {
  const { key, close } = useEditor();
  const [versions, setVersions] = useState<readonly Version[]>();
  const [shown, setShown] = useState<{ commit: string; data: Data }>();
  const { said, run } = useTask();
  useEffect(() => {
    void run('', async () => setVersions(await read<Version[]>('history', { key })));
  }, [key]);
  const show = async (commit: string) =>
    setShown({ commit, data: await read<Data>('version', { key, commit }) });
  return (
    <Dialog title="History" onClose={close}>
      <p role="status">{said}</p>
      {versions?.length === 0 && <p>No commit has this record yet.</p>}
      <ol className="changes">
        {versions?.map(({ commit, date, author, message }, place) => (
          <li key={commit}>
            <Button
              aria-expanded={shown?.commit === commit}
              onClick={() => void run('', () => show(commit))}
            >
              {message}
            </Button>{' '}
            <small>
              {author}, {dateOf(date)}
              {place === 0 && ' – the latest'}
            </small>
            {shown?.commit === commit && <Restorable version={shown.data} />}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** The differences between a version and the present record, and a button to restore it if there are any. */
function Restorable({ version }: { readonly version: Data }) {
  const { work, key, act, close } = useEditor();
  const found = differences(dataOf(work, key), version);
  if (found.length === 0) return <p>This is what the record says now.</p>;
  return (
    <>
      <ul>
        {found.map(({ path, text }) => (
          <li key={`${path.join('.')} ${text}`}>{text}</li>
        ))}
      </ul>
      <Button
        className="main-action"
        onClick={() => {
          act({ type: 'begin', key, draft: { data: version } });
          close();
        }}
      >
        Restore this version
      </Button>
    </>
  );
}
