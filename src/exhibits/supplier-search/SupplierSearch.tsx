import { useEffect, useRef, useState } from 'react';
import { fillPlaceholders } from '../../../contract/placeholders.ts';
import { classNames } from '../../ui/class-names.ts';
import { type Translated, WorkingScreen } from '../../ui/WorkingScreen/WorkingScreen.tsx';
import { LINKS, lines, MEMBERS, type Member } from '../cluster.ts';
import styles from './SupplierSearch.module.css';
import type { texts as source } from './schema.ts';

/** The most results listed. */
const LISTED = 8;

/** Normalises text for the search: lower case, without accents. */
const folded = (words: string) =>
  words
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '');

const squares = (members: readonly Member[]) =>
  members.map(({ x, y }) => `M${x - 5} ${y - 5}h10v10h-10z`).join('');

/** A directory of suppliers: the results of a search are highlighted on the map, and the first of them listed. */
export function SupplierSearch({ language, texts }: Translated<typeof source>) {
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(texts.query);
  // The visitor may have typed before hydration.
  useEffect(() => setWords(field.current?.value ?? ''), []);

  const members = MEMBERS.filter(({ name, field, town }) =>
    folded(`${name} ${texts[field]} ${town}`).includes(folded(words)),
  );
  const links = LINKS.filter((link) => link.some((member) => members.includes(member)));
  const count = fillPlaceholders(texts.count, { total: String(MEMBERS.length) });
  const [before, after] = count.split('{n}');
  return (
    <WorkingScreen label={texts.label} language={language}>
      <div className={styles.side}>
        <label className={classNames('t-soft', styles.search)}>
          {texts.search}
          <input
            ref={field}
            type="search"
            defaultValue={texts.query}
            autoComplete="off"
            maxLength={40}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </label>
        <p className={classNames('t-soft', styles.count)} role="status">
          {before}
          <strong className="t-stat">{members.length}</strong>
          {after}
        </p>
        <ul role="list" className={styles.list}>
          {members.slice(0, LISTED).map(({ name, field: made, town }) => (
            <li key={name}>
              <strong translate="no">{name}</strong>{' '}
              <span>
                {texts[made]}, <span translate="no">{town}</span>
              </span>
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
