import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { WorkingScreen } from '../../ui/WorkingScreen/WorkingScreen.tsx';
import { LINKS, lines, MEMBERS, type Member } from '../cluster.ts';
import styles from './SupplierSearch.module.css';

/** The most results listed. */
const LISTED = 4;

/** Normalises text for the search: lower case, without accents. */
const folded = (words: string) =>
  words
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');

const found = (words: string) =>
  MEMBERS.filter(({ name, field, town }) =>
    folded(`${name} ${field} ${town}`).includes(folded(words)),
  );

const squares = (members: readonly Member[]) =>
  members.map(({ x, y }) => `M${x - 5} ${y - 5}h10v10h-10z`).join('');

/** A directory of suppliers: the results of a search are highlighted on the map, and the first of them listed. */
export function SupplierSearch() {
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('Optics');
  // The visitor may have typed before hydration.
  useEffect(() => setWords(field.current?.value ?? ''), []);

  const members = found(words);
  const links = LINKS.filter((link) => link.some((member) => members.includes(member)));
  return (
    <WorkingScreen label="The directory of a cluster">
      <div className={styles.side}>
        <label className={classNames('t-soft', styles.search)}>
          Name, field or town
          <input
            ref={field}
            type="search"
            defaultValue="Optics"
            autoComplete="off"
            maxLength={40}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </label>
        <p className={classNames('t-soft', styles.count)} role="status">
          <strong className="t-stat">{members.length}</strong> of {MEMBERS.length} members
        </p>
        <ul role="list" className={styles.list}>
          {members.slice(0, LISTED).map(({ name, field: made, town }) => (
            <li key={name}>
              <strong>{name}</strong> {made}, {town}
            </li>
          ))}
        </ul>
      </div>
      <svg className={styles.map} viewBox="0 0 480 400" aria-hidden="true">
        <path className={styles.links} d={lines(LINKS)} />
        <path className={styles.linksFound} d={lines(links)} />
        <path className={styles.others} d={squares(MEMBERS)} />
        <path className={styles.found} d={squares(members)} />
      </svg>
    </WorkingScreen>
  );
}
