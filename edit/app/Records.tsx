import { useState } from 'react';
import { shapeOf } from '../../src/schema/walk.ts';
import { type Data, readable, slugOf, titleOf } from '../schema/fields.ts';
import { kindAt, kinds } from '../schema/files.ts';
import { renamed } from '../schema/references.ts';
import { blank } from '../schema/shape.ts';
import { Dialog, isFound, SearchField } from './Dialog.tsx';
import { Input } from './form/Frame.tsx';
import { useEditor } from './use-editing.ts';

/** What people may look for by another word than the kind of record has, by the kind. */
const MEANT: Readonly<Record<string, string>> = {
  caseStudies: 'projects work references',
  clients: 'customers logos',
  figures: 'numbers',
  media: 'press papers',
  navigation: 'menus bar footer links',
  positions: 'jobs careers vacancies',
  sectors: 'industries',
  team: 'colleagues people staff management portraits',
  technologies: 'tools stack',
  testimonials: 'quotes reviews clients',
};

/** Every page and record by kind, found by name. */
export function Records() {
  const { work, records, nameOf, inLanguage, translating, leaveFor, setOpen, close } = useEditor();
  const [words, setWords] = useState('');
  const folders = kinds.filter(({ at }) => at.endsWith('/'));
  const shown = [...records.keys()]
    .sort()
    .filter((key) => isFound(words, key, nameOf(key), MEANT[kindAt(key)?.name ?? ''] ?? ''));
  const groups = [
    ...folders.map(({ name, at }) => ({
      name: readable(name),
      // In a translation no record can begin.
      newIn: translating ? undefined : at,
      list: shown.filter((key) => key.startsWith(at)),
    })),
    {
      name: 'The whole site',
      newIn: undefined,
      list: shown.filter((key) => !folders.some(({ at }) => key.startsWith(at))),
    },
  ];
  const first = groups.flatMap(({ list }) => list)[0];
  return (
    <Dialog title="Pages and records" wide onClose={close}>
      <SearchField
        words={words}
        onChange={setWords}
        onEnter={() => first && leaveFor(inLanguage(first))}
        found={`${shown.length} found`}
      />
      <div className="records">
        {groups
          // A folder without records can have a first one.
          .filter(({ newIn, list }) => list.length > 0 || (newIn && words.trim() === ''))
          .map(({ name, newIn, list }) => (
            <section key={name} aria-label={name}>
              <h3>{name}</h3>
              <ul>
                {list.map((key) => {
                  const left = translating?.leftIn(key);
                  return (
                    <li key={key}>
                      <button type="button" onClick={() => leaveFor(inLanguage(key))}>
                        {nameOf(key)}
                        {left && <i> {left}</i>}
                        {inLanguage(key) in work.drafts && <i> not saved</i>}
                      </button>
                    </li>
                  );
                })}
              </ul>
              {newIn && (
                <button type="button" onClick={() => setOpen({ newIn })}>
                  New in {name.toLowerCase()}
                </button>
              )}
            </section>
          ))}
      </div>
    </Dialog>
  );
}

/** A new page or record: empty, or a copy of one that there is. Its file is written when it is saved. */
export function NewRecord({ folder }: { readonly folder: string }) {
  const { records, act, leaveFor, close } = useEditor();
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
    const own = {
      ...data,
      ...(field && { [field]: name.split('/').at(-1)?.trim() ?? '' }),
      // After all others.
      ...('order' in shapeOf(kind.schema, data) && { order: Math.max(0, ...orders) + 1 }),
    };
    act({ type: 'begin', key, draft: { data: own, ...(source && { from }) } });
    leaveFor(key);
  };
  return (
    <Dialog title={`New in ${readable(folder.slice(0, -1)).toLowerCase()}`} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <Input
          name="Name"
          value={name}
          onType={setName}
          isWrong={isTaken}
          help={
            isTaken
              ? `content/${key}.yaml is there already: choose another name.`
              : kind && `Its file will be content/${key}.yaml.`
          }
        />
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
