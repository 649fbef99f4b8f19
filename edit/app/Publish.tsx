import { useEffect, useState } from 'react';
import type { Changes } from '../server/git.ts';
import { read, write } from './ask.ts';
import { Dialog } from './Chooser.tsx';

const STATES = { new: 'new', changed: '', deleted: 'deleted' } as const;

/** A message that says what changed, for who has none of their own. */
const messageOf = ({ files }: Changes) => {
  const names = files.map(({ title }) => title);
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return `content: ${names.slice(0, 3).join(', ')}${more}`;
};

/** What changed since the last commit, in words; with a message and a name it becomes one. */
export function Publish({ onClose }: { readonly onClose: () => void }) {
  const [changes, setChanges] = useState<Changes>();
  const [message, setMessage] = useState('');
  const [author, setAuthor] = useState({ name: '', email: '' });
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    read<Changes>('changes').then(
      (found) => {
        setChanges(found);
        setMessage(messageOf(found));
        setAuthor(found.author);
      },
      (error: Error) => setSaid(error.message),
    );
  }, []);
  const publish = async () => {
    setBusy(true);
    setSaid('Publishing …');
    try {
      const done = await write<{ commit: string; pushed: boolean; fault: string }>('publish', {
        message,
        ...author,
      });
      const where = done.pushed ? `and sent to ${changes?.remote}` : '';
      setSaid(
        done.fault
          ? `Published here as ${done.commit}, but not sent: ${done.fault}`
          : `Published as ${done.commit} ${where}`.trim(),
      );
      setChanges(await read<Changes>('changes'));
    } catch (error) {
      setSaid(`Not published: ${error instanceof Error ? error.message : error}`);
    }
    setBusy(false);
  };
  const canPublish =
    message.trim() !== '' && author.name.trim() !== '' && author.email.trim() !== '';
  return (
    <Dialog title="Publish" wide onClose={onClose}>
      <p role="status">{said}</p>
      {changes && !changes.hasHistory && (
        <p>
          This folder has no git history: what you save is in the files, and there is nothing to
          publish into.
        </p>
      )}
      {changes?.hasHistory && changes.files.length === 0 && (
        <p>Nothing has changed since the last commit.</p>
      )}
      {changes && changes.files.length > 0 && (
        <>
          <h3>What changed</h3>
          <ul className="changes">
            {changes.files.map(({ file, title, state, texts }) => (
              <li key={file}>
                <b>{title}</b> {STATES[state] && <i>{STATES[state]}</i>} <small>{file}</small>
                <ul>
                  {texts.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void publish();
            }}
          >
            <div className="field">
              <label htmlFor="publish-message">Message</label>
              <input
                id="publish-message"
                value={message}
                onChange={(event) => setMessage(event.target.value)}
              />
            </div>
            <div className="field">
              <label htmlFor="publish-name">Your name</label>
              <input
                id="publish-name"
                autoComplete="name"
                value={author.name}
                onChange={(event) => setAuthor({ ...author, name: event.target.value })}
              />
            </div>
            <div className="field">
              <label htmlFor="publish-email">Your e-mail address</label>
              <input
                id="publish-email"
                type="email"
                autoComplete="email"
                value={author.email}
                onChange={(event) => setAuthor({ ...author, email: event.target.value })}
              />
            </div>
            <button type="submit" className="main-action" disabled={!canPublish || isBusy}>
              {changes.remote ? `Publish and send to ${changes.remote}` : 'Publish'}
            </button>
          </form>
        </>
      )}
      {changes && changes.findings.length > 0 && (
        <details>
          <summary>{changes.findings.length} samples and placeholders are left in content/</summary>
          <ul>
            {changes.findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        </details>
      )}
    </Dialog>
  );
}
