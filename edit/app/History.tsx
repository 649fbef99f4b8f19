import { useEffect, useState } from 'react';
import type { Version } from '../disk/git.ts';
import { differences } from '../model/differences.ts';
import type { Data } from '../model/names.ts';
import { ask, useTask } from './ask.ts';
import { Dialog, useClose } from './Dialog.tsx';
import { Button } from './elements.tsx';
import { useEditor } from './use-editing.ts';
import { dataOf } from './work.ts';

const dateOf = (iso: string) =>
  new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The commits that changed a record. Restoring one makes a draft, which is previewed, checked and saved like any other. */
export function History() {
  const { key } = useEditor();
  const [versions, setVersions] = useState<readonly Version[]>();
  const [shown, setShown] = useState<{ commit: string; data: Data }>();
  const { message, run } = useTask();
  useEffect(() => {
    void run('', async () => setVersions(await ask<Version[]>('history', { key })));
  }, [key]);
  const show = async ({ commit, key }: Version) =>
    setShown({ commit, data: await ask<Data>('version', { key, commit }) });
  return (
    <Dialog title="History">
      <p role="status">{message}</p>
      {versions?.length === 0 && <p>No commit has this record yet.</p>}
      <ol className="changes">
        {versions?.map((version, index) => (
          <li key={version.commit}>
            <Button
              aria-expanded={shown?.commit === version.commit}
              onClick={() => void run('', () => show(version))}
            >
              {version.message}
            </Button>{' '}
            <small>
              {version.author}, {dateOf(version.date)}
              {index === 0 && ' – the latest'}
            </small>
            {shown?.commit === version.commit && <Restorable version={shown.data} />}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

/** The differences between a version and the present record, and a button to restore it if there are any. */
function Restorable({ version }: { readonly version: Data }) {
  const { work, key, set } = useEditor();
  const close = useClose();
  const found = differences(dataOf(work, key), version);
  if (found.length === 0) return <p>The record is the same now.</p>;
  return (
    <>
      <ul>
        {found.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Button
        className="main-action"
        onClick={() => {
          set([], version);
          close();
        }}
      >
        Restore this version
      </Button>
    </>
  );
}
