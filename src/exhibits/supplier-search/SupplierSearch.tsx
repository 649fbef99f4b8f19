import { fillPlaceholders } from '../../../contract/placeholders.ts';
import { classNames } from '../../ui/class-names.ts';
import { type Translated, WorkingScreen } from '../../ui/WorkingScreen/WorkingScreen.tsx';
import { LINKS, lines, MEMBERS } from '../cluster.ts';
import styles from './SupplierSearch.module.css';
import type { texts as source } from './schema.ts';
import { drawn, isFound, LISTED } from './search.ts';

/** A directory of suppliers: the results of a search are highlighted on the map, and the first of them listed. */
export function SupplierSearch({ language, texts }: Translated<typeof source>) {
  const found = MEMBERS.filter(({ name, field, town }) =>
    isFound(texts.query, `${name} ${texts[field]} ${town}`),
  );
  const { squares, links } = drawn(found);
  const count = fillPlaceholders(texts.count, { total: String(MEMBERS.length) });
  const [before, after] = count.split('{n}');
  return (
    <WorkingScreen label={texts.label} language={language} data-supplier-search="">
      <div className={styles.side}>
        <label className={classNames('t-soft', styles.search)}>
          {texts.search}
          <input type="search" defaultValue={texts.query} autoComplete="off" maxLength={40} />
        </label>
        <p className={classNames('t-soft', styles.count)} role="status">
          {before}
          <strong className="t-stat" data-found="count">
            {found.length}
          </strong>
          {after}
        </p>
        <ul role="list" className={styles.list}>
          {MEMBERS.map((member) => (
            <li key={member.name} hidden={!found.slice(0, LISTED).includes(member)}>
              <strong translate="no">{member.name}</strong>{' '}
              <span>
                {texts[member.field]}, <span translate="no">{member.town}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
      <svg className={styles.map} viewBox="0 0 480 400" aria-hidden="true">
        <path className={styles.links} d={lines(LINKS)} />
        <path className={styles.linksFound} d={links} data-found="links" />
        <path className={styles.others} d={drawn(MEMBERS).squares} />
        <path className={styles.found} d={squares} data-found="squares" />
      </svg>
    </WorkingScreen>
  );
}
