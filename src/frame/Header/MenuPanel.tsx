import { classNames } from '../../ui/class-names.ts';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import type { Dropdown, EntryList } from '../content.ts';
import styles from './MenuPanel.module.css';

/** A menu whose only list has no more entries than this is set in large type. */
const SHORT = 3;

interface MenuPanelProps extends Dropdown {
  id: string;
  /** The label of its item in the bar. */
  label: string;
  /** The label of the back button. */
  back: string;
}

/**
 * The panel of a menu. On wide screens it is a dropdown of links with a plate and an offer at the right. On narrow screens it
 * slides over the other menus and has a back button.
 */
export function MenuPanel(props: MenuPanelProps) {
  const { id, label, lists, links, linksAbove, offer, back } = props;
  const overviews = links.map(({ href, label: words, current }) => (
    <a
      key={href}
      href={href}
      className={classNames('t-strong', styles.overview)}
      aria-current={current}
    >
      {words}
      <Icon name="arrow-right" moving />
    </a>
  ));
  const isShort = lists.length === 1 && lists.every(({ entries }) => entries.length <= SHORT);
  return (
    <div id={id} popover="auto" className={styles.panel}>
      <div className={classNames('wrap columns', styles.inner, isShort && styles.short)}>
        <button
          type="button"
          className={classNames('t-strong', styles.back)}
          popoverTarget={id}
          popoverTargetAction="hide"
          // biome-ignore lint/a11y/noAutofocus: takes the focus when the panel opens on a narrow screen
          autoFocus
        >
          <Icon name="arrow-left" />
          {back}
        </button>
        <p className={styles.label}>{label}</p>
        <div className={styles.lists}>
          {linksAbove && overviews}
          {lists.map(({ title, entries }, index) => (
            <div key={title} className={styles.list}>
              <p
                id={`${id}-${index}`}
                className={classNames(
                  't-soft t-strong',
                  styles.title,
                  title === label && styles.repeats,
                )}
              >
                {title}
              </p>
              <ul role="list" aria-labelledby={`${id}-${index}`}>
                {entries.map((entry) => (
                  <li key={entry.label}>
                    <Row {...entry} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {!linksAbove && overviews}
        </div>
        <div className={classNames('t-name', styles.offer)}>
          <Plate picture={offer.picture} className={styles.plate} />
          <p>{offer.text}</p>
          <GoLink {...offer.link} />
        </div>
      </div>
    </div>
  );
}

/** A row of a list: label and one line of text. */
function Row({ label, href, line, active = true, current }: EntryList['entries'][number]) {
  const words = (
    <>
      {label}
      {line && <span>{line}</span>}
    </>
  );
  return href && active ? (
    <a href={href} aria-current={current}>
      {words}
    </a>
  ) : (
    <span>{words}</span>
  );
}
