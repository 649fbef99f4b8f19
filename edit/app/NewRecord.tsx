import { useState } from 'react';
import { shapeOf } from '../../src/schema/walk.ts';
import { type Data, readable, slugOf, titleOf } from '../schema/fields.ts';
import { kindAt } from '../schema/files.ts';
import { renamed } from '../schema/references.ts';
import { blank } from '../schema/shape.ts';
import { Dialog } from './Chooser.tsx';
import type { Records } from './page-texts.ts';
import type { Draft } from './work.ts';

/** A new page or record: empty, or a copy of one that there is. Its file is written when it is saved. */
export function NewRecord({
  folder,
  records,
  onMake,
  onClose,
}: {
  readonly folder: string;
  readonly records: Records;
  readonly onMake: (key: string, draft: Draft) => void;
  readonly onClose: () => void;
}) {
  const siblings = [...records.keys()].filter((key) => key.startsWith(folder)).sort();
  const [name, setName] = useState('');
  const [from, setFrom] = useState('');
  const key = `${folder}${slugOf(name)}`;
  const kind = kindAt(key);
  const isTaken = records.has(key);
  const make = () => {
    if (!kind) return;
    const source = records.get(from);
    // What a copy says of the record itself is said of the copy.
    const data = source
      ? renamed(key, structuredClone(source), from, key)
      : (blank(kind.schema) as Data); // a record's schema is an object's
    const field = ['name', 'title', 'city', 'author'].find(
      (each) => typeof data[each] === 'string',
    );
    const orders = siblings.map((sibling) => Number(records.get(sibling)?.order ?? 0));
    onMake(key, {
      data: {
        ...data,
        ...(field && { [field]: name.split('/').at(-1)?.trim() ?? '' }),
        // After all others.
        ...('order' in shapeOf(kind.schema, data) && { order: Math.max(0, ...orders) + 1 }),
      },
      ...(source && { from }),
    });
  };
  return (
    <Dialog title={`New in ${readable(folder.slice(0, -1)).toLowerCase()}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <div className="field">
          <label htmlFor="new-name">Name</label>
          <input
            id="new-name"
            value={name}
            aria-describedby="new-file"
            onChange={(event) => setName(event.target.value)}
          />
          <p className={isTaken ? 'fault' : 'help'} id="new-file" role="status">
            {isTaken
              ? `content/${key}.yaml is there already: choose another name.`
              : kind && `Its file will be content/${key}.yaml.`}
          </p>
        </div>
        <div className="field">
          <label htmlFor="new-from">Begin with</label>
          <select id="new-from" value={from} onChange={(event) => setFrom(event.target.value)}>
            <option value="">Nothing: every field is empty</option>
            {siblings.map((sibling) => (
              <option key={sibling} value={sibling}>
                A copy of {titleOf(records.get(sibling)) || sibling}
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="main-action" disabled={!kind || isTaken}>
          Begin
        </button>
      </form>
    </Dialog>
  );
}
