import { useState } from 'react';
import { fileOf, kindAt } from '../model/files.ts';
import { type Choices, type Clash, merge } from '../model/merge.ts';
import type { Data } from '../model/names.ts';
import { withoutEmpty } from '../model/shape.ts';
import { Dialog } from './Dialog.tsx';
import { Button } from './elements.tsx';
import { useEditor } from './use-editing.ts';
import { conflictsIn } from './work.ts';

/** A value as readable text. */
const shown = (value: unknown) =>
  value === undefined
    ? '(nothing)'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value, null, 2);

/** Shows clashing fields side by side, with the choice of which to keep. */
export function Comparison({
  clashes,
  choices,
  theirs,
  onChoose,
}: {
  readonly clashes: readonly Clash[];
  readonly choices: Choices;
  /** The label of the other side. */
  readonly theirs: string;
  readonly onChoose: (choices: Choices) => void;
}) {
  return (
    <table className="compare">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">{theirs}</th>
          <th scope="col">Yours</th>
          <th scope="col">Keep</th>
        </tr>
      </thead>
      <tbody>
        {clashes.map((clash) => (
          <tr key={clash.path}>
            <th scope="row">{clash.text}</th>
            <td>{shown(clash.theirs)}</td>
            <td>{shown(clash.mine)}</td>
            <td>
              <select
                aria-label={`Keep for ${clash.text}`}
                value={choices[clash.path] ?? 'mine'}
                onChange={({ target }) =>
                  onChoose({
                    ...choices,
                    [clash.path]: target.value === 'theirs' ? 'theirs' : 'mine',
                  })
                }
              >
                <option value="mine">Yours</option>
                <option value="theirs">{theirs}</option>
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Settles files that changed outside while they had a draft. The user chooses for clashing fields; the rest is merged. */
export function Conflict() {
  const { work } = useEditor();
  const keys = conflictsIn(work);
  return (
    <Dialog title="Changed outside the editor" wide>
      {keys.length === 0 && <p>Everything is resolved. You can save now.</p>}
      {keys.map((key) => (
        <ChangedFile key={key} file={key} />
      ))}
    </Dialog>
  );
}

function ChangedFile({ file }: { readonly file: string }) {
  const { work, act, nameOf } = useEditor();
  const [choices, setChoices] = useState<Choices>({});
  const schema = kindAt(file)?.schema;
  const now = work.files.get(file);
  const draft = work.drafts[file];
  if (!schema || !draft) return undefined;
  if (now?.fault) return <p className="fault">{`${fileOf(file)}: ${now.fault}`}</p>;
  const said = (data: Data | undefined) => data && withoutEmpty(schema, data);
  const theirs = now?.hash ? said(now.data) : undefined;
  const { merged, clashes } = merge(said(draft.base?.data), said(draft.data), theirs, choices);
  const resolve = () => {
    const data = merged as Data | undefined; // both sides are records
    act({ type: 'replace', key: file, ...(data && { draft: { ...draft, data } }) });
  };
  return (
    <section aria-label={nameOf(file)}>
      <h3>{fileOf(file)}</h3>
      <p>
        {clashes.length === 0
          ? 'No field was changed in both places, so all changes are kept.'
          : 'Changes made in only one place are kept. Choose for the others.'}
      </p>
      {clashes.length > 0 && (
        <Comparison
          clashes={clashes}
          choices={choices}
          theirs="In the file"
          onChoose={setChoices}
        />
      )}
      <Button className="main-action" onClick={resolve}>
        Apply
      </Button>
    </section>
  );
}
