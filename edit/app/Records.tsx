import { useState } from 'react';
import { readable } from '../schema/fields.ts';
import { kindAt, kinds } from '../schema/files.ts';
import { Dialog } from './Chooser.tsx';
import { isFound, SearchField } from './SearchField.tsx';

/** A file in the list: what it is called, and whether it is not saved yet. */
interface Listed {
  readonly key: string;
  readonly title: string;
  readonly isChanged: boolean;
  /** What is left to translate in it; empty where nothing is. */
  readonly left: string;
}

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
export function Records({
  files,
  onChoose,
  onNew,
  onClose,
}: {
  readonly files: readonly Listed[];
  readonly onChoose: (key: string) => void;
  /** A new record of a kind, by the folder that it lies in; undefined where none can begin: in a translation. */
  readonly onNew: ((folder: string) => void) | undefined;
  readonly onClose: () => void;
}) {
  const [words, setWords] = useState('');
  const folders = kinds.filter(({ at }) => at.endsWith('/'));
  const shown = files.filter(({ key, title }) =>
    isFound(words, key, title, MEANT[kindAt(key)?.name ?? ''] ?? ''),
  );
  const inNoFolder = shown.filter(({ key }) => !folders.some(({ at }) => key.startsWith(at)));
  const groups = [
    ...folders.map(({ name, at }) => ({
      name: readable(name),
      at,
      list: shown.filter(({ key }) => key.startsWith(at)),
    })),
    { name: 'The whole site', at: undefined, list: inNoFolder },
  ];
  const first = groups.flatMap(({ list }) => list)[0];
  return (
    <Dialog title="Pages and records" wide onClose={onClose}>
      <SearchField
        words={words}
        onChange={setWords}
        onEnter={() => first && onChoose(first.key)}
        found={`${shown.length} found`}
      />
      <div className="records">
        {groups
          // A folder without records can have a first one.
          .filter(
            ({ at, list }) => list.length > 0 || (onNew && at !== undefined && words.trim() === ''),
          )
          .map(({ name, at, list }) => (
            <section key={name} aria-label={name}>
              <h3>{name}</h3>
              <ul>
                {list.map(({ key, title, left, isChanged }) => (
                  <li key={key}>
                    <button type="button" onClick={() => onChoose(key)}>
                      {title}
                      {left && <i> {left}</i>}
                      {isChanged && <i> not saved</i>}
                    </button>
                  </li>
                ))}
              </ul>
              {at && onNew && (
                <button type="button" onClick={() => onNew(at)}>
                  New in {name.toLowerCase()}
                </button>
              )}
            </section>
          ))}
      </div>
    </Dialog>
  );
}
