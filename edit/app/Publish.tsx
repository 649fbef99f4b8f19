import { useEffect, useState } from 'react';
import type { Clashes, Resolution } from '../disk/branch.ts';
import type { Changes, Published } from '../disk/git.ts';
import { archiveUnused, ask, useTask } from './ask.ts';
import { Comparison } from './Conflict.tsx';
import { Dialog } from './Dialog.tsx';
import { Button, Form } from './elements.tsx';
import { TextInput } from './form/parts.tsx';
import { useEditor } from './use-editing.ts';
import { person } from './work.ts';

/** The default commit message. */
const messageOf = ({ files }: Changes) => {
  const names = files.map(({ title }) => title);
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return `content: ${names.slice(0, 3).join(', ')}${more}`;
};

/** The initial choices: the user's own side of every clash. */
const allMine = ({ clashing }: Clashes): Resolution['files'] =>
  Object.fromEntries(
    clashing.map(({ file, clashes }) => [
      file,
      Object.fromEntries(clashes.map(({ path }) => [path, 'mine' as const])),
    ]),
  );

/** Lists the changes since the last commit, and publishes them with a message and a name. */
export function Publish() {
  // Any answer may have merged in what others published.
  const { readFiles } = useEditor();
  const [changes, setChanges] = useState<Changes>();
  const [message, setMessage] = useState('');
  const [author, setAuthor] = useState({ name: '', email: '' });
  const { message: status, setMessage: setStatus, isBusy, run } = useTask();
  const [clashes, setClashes] = useState<Clashes>();
  const [choices, setChoices] = useState<Resolution['files']>({});
  const readChanges = async () => {
    const found = await ask<Changes>('changes');
    setChanges(found);
    return found;
  };
  useEffect(() => {
    void run('', async () => {
      await archiveUnused();
      const found = await readChanges();
      setMessage(messageOf(found));
      setAuthor(found.author);
    });
  }, []);
  const sendAgain = async () => {
    setStatus('Sending …');
    const { fault } = await ask<Published>('send');
    await readChanges();
    return fault ? `Not sent: ${fault}` : `Sent to ${changes?.remote}`;
  };
  const stash = async () => {
    await ask('stash');
    await Promise.all([readFiles(), readChanges()]);
  };
  const publish = async () => {
    setStatus('Publishing …');
    const done = await ask<Published | Clashes>('publish', {
      message,
      ...author,
      ...(clashes && { resolution: { onto: clashes.onto, files: choices } }),
    });
    if ('clashing' in done) {
      setClashes(done);
      setChoices(allMine(done));
      return 'Not published yet. Others have changed the same fields: choose what to keep.';
    }
    setClashes(undefined);
    await Promise.all([readFiles(), readChanges()]);
    if (done.fault)
      return `Published as ${done.commit} on this machine, but not sent: ${done.fault}`;
    const where = done.pushed
      ? `and sent to ${changes?.remote}`
      : 'on this machine only, since git has no remote';
    return `Published as ${done.commit} ${where}`;
  };
  const notOwn = changes?.notOwn ?? [];
  const canPublish =
    message.trim() !== '' && author.name.trim() !== '' && author.email.trim() !== '';
  return (
    <Dialog title="Publish" wide>
      <p role="status">{status}</p>
      {changes && !changes.hasHistory && (
        <p>This folder has no git history, so you can save but not publish.</p>
      )}
      {changes && changes.unsent > 0 && (
        <p>
          {changes.unsent === 1 ? '1 commit is' : `${changes.unsent} commits are`} not on{' '}
          {changes.remote} yet.{' '}
          <Button disabled={isBusy} onClick={() => void run('Not sent: ', sendAgain)}>
            Send to {changes.remote}
          </Button>
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
                <b>{title}</b> {state !== 'changed' && <i>{state}</i>}{' '}
                {notOwn.includes(file) && <i>no longer yours to change</i>}{' '}
                {title !== file && <small>{file}</small>}
                <ul>
                  {texts.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          {notOwn.length > 0 && (
            <p>
              You saved the marked changes before your rights changed. Put them aside to publish the
              rest. Nothing is lost: the administrator finds them with <code>git stash list</code>.{' '}
              <Button disabled={isBusy} onClick={() => void run('Not put aside: ', stash)}>
                Put them aside
              </Button>
            </p>
          )}
          <Form
            act={() => void run('Not published: ', publish)}
            label={changes.remote ? `Publish and send to ${changes.remote}` : 'Publish'}
            disabled={!canPublish || isBusy || notOwn.length > 0}
          >
            <TextInput name="Message" value={message} onType={setMessage} />
            {person ? (
              <p>
                As {author.name}, {author.email}
              </p>
            ) : (
              <>
                <TextInput
                  name="Your name"
                  autoComplete="name"
                  value={author.name}
                  onType={(name) => setAuthor({ ...author, name })}
                />
                <TextInput
                  name="Your e-mail address"
                  type="email"
                  autoComplete="email"
                  value={author.email}
                  onType={(email) => setAuthor({ ...author, email })}
                />
              </>
            )}
            {clashes?.clashing.map(({ file, clashes }) => (
              <section key={file} aria-label={file}>
                <h3>{file}</h3>
                <Comparison
                  clashes={clashes}
                  choices={choices[file] ?? {}}
                  theirs="Published"
                  onChoose={(chosen) => setChoices({ ...choices, [file]: chosen })}
                />
              </section>
            ))}
            {changes.remote === '' && (
              <p className="help">
                Git has no remote here: published changes stay in this copy of the site until
                somebody pushes them.
              </p>
            )}
          </Form>
        </>
      )}
      {changes && changes.findings.length > 0 && (
        <details>
          <summary>{changes.findings.length} samples and placeholders are left in content/</summary>
          <p>
            You can publish them here, but <code>npm run build -- --publish</code>, which builds the
            public site, fails while any are left.
          </p>
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
