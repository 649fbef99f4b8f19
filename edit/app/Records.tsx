import { useState } from 'react';
import { slugOf } from '../../src/content/slug.ts';
import { shapeOf } from '../../src/schema/walk.ts';
import { dataOf, kindAt, kinds, type Named, recordAt, schemaOf } from '../model/files.ts';
import { type Data, readable } from '../model/names.ts';
import { renamed } from '../model/references.ts';
import { emptyValue } from '../model/shape.ts';
import { same } from '../model/value.ts';
import { Dialog, isFound, SearchField, useLeaveFor } from './Dialog.tsx';
import { Button, Form } from './elements.tsx';
import { Labelled, TextInput } from './form/parts.tsx';
import { recordsIn } from './page-texts.ts';
import { whereIs } from './Rename.tsx';
import { useEditor } from './use-editing.ts';

/** Synonyms for searching, by kind of record. */
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

/** All pages and records by kind, with a search field. */
export function Records() {
  const leaveFor = useLeaveFor();
  const { work, records, nameOf, inLanguage, translating } = useEditor();
  const [newIn, setNewIn] = useState<string>();
  const [words, setWords] = useState('');
  const isShown = (name: string, meant = '') => isFound(words, name, nameOf(name), meant);
  const groups = [
    ...kinds.flatMap(({ name, folder, holdsAll }) => {
      if (folder === undefined) return [];
      // Translations are opened by file, and no record can be added in one.
      const names =
        translating && holdsAll
          ? [folder.slice(0, -1)]
          : recordsIn(records, name).map((record) => record.name);
      const list = names.filter((each) => isShown(each, MEANT[name])).sort();
      return [{ name: readable(name), newIn: translating ? undefined : folder, list }];
    }),
    {
      name: 'The whole site',
      newIn: undefined,
      list: [...records.keys()]
        .filter((key) => kindAt(key)?.folder === undefined)
        .filter((key) => isShown(key, MEANT[key]))
        .sort(),
    },
  ];
  /** Whether a record has unsaved changes. */
  const isUnsaved = (name: string) => {
    const record = translating ? undefined : recordAt(name);
    const draft = work.drafts[record?.key ?? inLanguage(name)];
    if (!record) return draft !== undefined;
    const saved = work.files.get(record.key)?.data;
    return draft !== undefined && !same(dataOf(record, draft.data), dataOf(record, saved));
  };
  const first = groups.flatMap(({ list }) => list)[0];
  if (newIn !== undefined) return <NewRecord folder={newIn} />;
  return (
    <Dialog title="Pages and records" wide>
      <SearchField
        words={words}
        onChange={setWords}
        onEnter={() => first && leaveFor(inLanguage(first))}
        found={`${groups.flatMap(({ list }) => list).length} found`}
      />
      <div className="records">
        {groups
          // An empty folder is listed so that a first record can be added.
          .filter(({ newIn, list }) => list.length > 0 || (newIn && words.trim() === ''))
          .map(({ name, newIn, list }) => (
            <section key={name} aria-label={name}>
              <h3>{name}</h3>
              <ul>
                {list.map((key) => {
                  const left = translating?.leftIn(key);
                  return (
                    <li key={key}>
                      <Button onClick={() => leaveFor(inLanguage(key))}>
                        {nameOf(key)}
                        {left && <i> {left}</i>}
                        {isUnsaved(key) && <i> not saved</i>}
                      </Button>
                    </li>
                  );
                })}
              </ul>
              {newIn && (
                <Button onClick={() => setNewIn(newIn)}>New in {name.toLowerCase()}</Button>
              )}
            </section>
          ))}
      </div>
    </Dialog>
  );
}

/** Creates a page or record as a draft: empty, or a copy of another. */
export function NewRecord({ folder }: { readonly folder: string }) {
  const leaveFor = useLeaveFor();
  const { records, act, change, nameOf } = useEditor();
  const [name, setName] = useState('');
  const [from, setFrom] = useState('');
  const to = recordAt(`${folder}${slugOf(name)}`);
  const siblings = recordsIn(records, recordAt(`${folder}x`)?.kind.name ?? '');
  const dataIn = (record: Named) => dataOf(record, records.get(record.key));
  const isTaken = to !== undefined && dataIn(to) !== undefined;
  const make = () => {
    if (!to) return;
    const { kind, key, id } = to;
    const original = recordAt(from);
    const source = original && dataIn(original);
    const begun = source ?? (emptyValue(schemaOf(kind)) as Data); // a record's schema is an object's
    // References of a page to itself refer to the copy.
    const data = original && !kind.holdsAll ? renamed(key, begun, original, to) : begun;
    const field = ['name', 'title', 'city', 'author'].find(
      (each) => typeof data[each] === 'string',
    );
    const orders = siblings.map((sibling) => Number(dataIn(sibling)?.order ?? 0));
    const own = {
      ...data,
      ...(field && { [field]: name.split('/').at(-1)?.trim() ?? '' }),
      // Comes after all others.
      ...('order' in shapeOf(schemaOf(kind), data) && { order: Math.max(0, ...orders) + 1 }),
    };
    if (kind.holdsAll) change(key, [id], own);
    else act({ type: 'replace', key, draft: { data: own, ...(source && { from }) } });
    leaveFor(to.name);
  };
  return (
    <Dialog title={`New in ${readable(folder.slice(0, -1)).toLowerCase()}`}>
      <Form act={make} label="Create" disabled={!to || isTaken}>
        <TextInput
          name="Name"
          value={name}
          onType={setName}
          fault={isTaken && `${to.name} exists already. Choose another name.`}
          help={to && !isTaken && `It will be ${whereIs(to)}.`}
        />
        <Labelled name="Start with">
          {(control) => (
            <select {...control} value={from} onChange={(event) => setFrom(event.target.value)}>
              <option value="">Empty fields</option>
              {siblings.map((sibling) => (
                <option key={sibling.name} value={sibling.name}>
                  A copy of {nameOf(sibling.name)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      </Form>
    </Dialog>
  );
}
