import { kindAt, translationKey } from '../model/files.ts';
import { signOut } from './ask.ts';
import { DialogButton } from './Dialog.tsx';
import { Button } from './elements.tsx';
import { Publish } from './Publish.tsx';
import { Records } from './Records.tsx';
import { useEditor } from './use-editing.ts';
import { person } from './work.ts';

/** The bar at the top: the open record, the state of saving, and the actions on all records. */
export function Bar() {
  const editor = useEditor();
  const { work, languages, kind, recordKey, page, records, nameOf, width, isUnsaved } = editor;
  return (
    <header className="row">
      <h1 className="visually-hidden">Edit the site</h1>
      <DialogButton dialog={<Records />}>
        {kind ? nameOf(recordKey) : 'Choose'}
        <span aria-hidden="true"> ▾</span>
        <span className="visually-hidden"> – pages and records</span>
      </DialogButton>
      {languages.length > 1 && <LanguageChoice />}
      <Button disabled={work.past.length === 0} onClick={() => editor.back('undo')}>
        Undo
      </Button>
      <Button disabled={work.future.length === 0} onClick={() => editor.back('redo')}>
        Redo
      </Button>
      <State />
      {kind && !(kind.address && page === recordKey) && (
        <label>
          Shown on{' '}
          <select value={page} onChange={(event) => editor.setPageWanted(event.target.value)}>
            {[...records.keys()]
              .filter((key) => kindAt(key)?.address)
              .map((key) => (
                <option key={key} value={key}>
                  {nameOf(key)}
                </option>
              ))}
          </select>
        </label>
      )}
      <fieldset className="row widths">
        <legend className="visually-hidden">Width of the preview</legend>
        {(['desktop', 'phone'] as const).map((each) => (
          <label key={each} className="row">
            <input
              type="radio"
              name="width"
              checked={width === each}
              onChange={() => editor.setWidth(each)}
            />
            {each === 'phone' ? 'Phone' : 'Desktop'}
          </label>
        ))}
      </fieldset>
      <Button className="main-action" disabled={!isUnsaved} onClick={() => void editor.save()}>
        Save
      </Button>
      <DialogButton disabled={isUnsaved} dialog={<Publish />}>
        Publish
      </DialogButton>
      {person !== '' && <Button onClick={() => void signOut()}>Sign out</Button>}
    </header>
  );
}

/** Switches between the source record and its translations. */
function LanguageChoice() {
  const { languages, translating, recordKey, goTo } = useEditor();
  return (
    <label>
      Language{' '}
      <select
        value={translating?.own.tag ?? languages[0]?.tag}
        onChange={({ target: { value } }) =>
          goTo(value === languages[0]?.tag ? recordKey : translationKey(value, recordKey))
        }
      >
        {languages.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The last message, the unsaved changes, and a button that goes to the first fault. */
function State() {
  const { work, key, message, faults, elsewhere, goToFault, canOpen, nameOf } = useEditor();
  const mistakes = faults.size + elsewhere.length;
  const toFirst = () => {
    const [first] = faults.keys();
    const [other] = elsewhere;
    if (first !== undefined) goToFault(key, first);
    else if (other && canOpen(other.key)) goToFault(other.key, other.path);
  };
  const notSaved = () => {
    const [only, ...others] = Object.keys(work.drafts);
    if (only === undefined) return '';
    if (others.length > 0) return `${others.length + 1} files not saved yet`;
    return only === key ? 'Not saved yet' : `Not saved yet: ${nameOf(only)}`;
  };
  return (
    <p role="status">
      {message || (mistakes === 0 && notSaved())}
      {mistakes > 0 && (
        <Button onClick={toFirst}>{mistakes === 1 ? '1 mistake' : `${mistakes} mistakes`}</Button>
      )}
    </p>
  );
}
