import { useState } from 'react';
import { type Difference, differences } from '../schema/differences.ts';
import type { Data } from '../schema/fields.ts';
import { kindAt } from '../schema/files.ts';
import { tidied } from '../schema/shape.ts';
import { valueAt, withValue } from '../schema/value.ts';
import { Dialog } from './Chooser.tsx';
import type { Work } from './work.ts';

/** A value as it can be read beside another. */
const shown = (value: unknown) =>
  value === undefined
    ? '(nothing)'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value, null, 2);

/** Files that changed outside while somebody changed them here: both, side by side, and which of the two is kept. */
export function Conflict({
  work,
  onSettle,
  onClose,
}: {
  readonly work: Work;
  /** What the draft is from now on. */
  readonly onSettle: (key: string, data: Data) => void;
  readonly onClose: () => void;
}) {
  const keys = Object.keys(work.outside);
  return (
    <Dialog title="Changed outside the editor" wide onClose={onClose}>
      {keys.length === 0 && <p>All is settled: you can save.</p>}
      {keys.map((key) => (
        <Comparison key={key} work={work} file={key} onSettle={(data) => onSettle(key, data)} />
      ))}
    </Dialog>
  );
}

function Comparison({
  work,
  file,
  onSettle,
}: {
  readonly work: Work;
  readonly file: string;
  readonly onSettle: (data: Data) => void;
}) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const schema = kindAt(file)?.schema;
  const theirs = work.outside[file]?.data;
  const mine = work.drafts[file]?.data;
  if (!schema || !theirs || !mine) return undefined;
  const list = differences(tidied(schema, theirs), tidied(schema, mine));
  const nameOf = ({ path, text }: Difference) => `${path.join('.')} ${text}`;
  // A list whose items came, went or moved is taken as a whole: places in it mean different things here and there.
  const settle = () => {
    let data: unknown = mine;
    for (const difference of list) {
      if (!taken.has(nameOf(difference))) continue;
      const { path, before } = difference;
      const isItem = typeof path.at(-1) === 'number';
      data = isItem
        ? withValue(data, path.slice(0, -1), valueAt(theirs, path.slice(0, -1)))
        : withValue(data, path, before);
    }
    onSettle(data as Data); // changed within a record
  };
  return (
    <section aria-label={work.outside[file]?.title ?? file}>
      <h3>content/{file}.yaml</h3>
      <table className="compare">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">In the file</th>
            <th scope="col">Yours</th>
            <th scope="col">Keep</th>
          </tr>
        </thead>
        <tbody>
          {list.map((difference) => {
            const name = nameOf(difference);
            return (
              <tr key={name}>
                <th scope="row">{difference.text}</th>
                <td>{shown(difference.before)}</td>
                <td>{shown(difference.after)}</td>
                <td>
                  <select
                    aria-label={`Keep for ${difference.text}`}
                    value={taken.has(name) ? 'theirs' : 'mine'}
                    onChange={(event) => {
                      const next = new Set(taken);
                      if (event.target.value === 'theirs') next.add(name);
                      else next.delete(name);
                      setTaken(next);
                    }}
                  >
                    <option value="mine">Yours</option>
                    <option value="theirs">The file’s</option>
                  </select>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <button type="button" className="main-action" onClick={settle}>
        Settle
      </button>
    </section>
  );
}
