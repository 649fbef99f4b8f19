import { Breadcrumb } from '../../ui/Breadcrumb/Breadcrumb.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Compared.module.css';
import { Lead } from './Lead.tsx';
import type { PageHeroIn } from './props.ts';

/** Where the handle stands at first, and how far it goes, in per cent of the window. */
const DIVIDER = { start: 54, least: 30, most: 70 } as const;

/** A value as the panes say it. */
const said = (value: number) => value.toFixed(1);

/** Title and lead over the two states of one thing; a handle gives either more room. */
export function Compared(props: PageHeroIn<'compared'>) {
  const { id, heading, breadcrumbs, subject, unit, before, after, items } = props;
  // Where every value is zero, no bar has a length.
  const most = Math.max(...items.flatMap((item) => [item.before, item.after])) || 1;
  const panes = [
    { name: before, key: 'before', ground: 'on-dark' },
    { name: after, key: 'after', ground: 'on-light' },
  ] as const;
  return (
    <>
      <Wrap className={styles.head}>
        <Breadcrumb crumbs={breadcrumbs} />
        <div className={styles.title}>
          <h1 id={`${id}-heading`} className={styles.heading}>
            {heading}
          </h1>
          <div className={styles.lead}>
            <Lead {...props} />
          </div>
        </div>
      </Wrap>
      <div className={styles.panes} data-divider="">
        {panes.map(({ name, key, ground }) => (
          <div key={key} className={classNames(styles.pane, styles[key], ground)}>
            <h2 className={styles.name}>
              {name} <span>{subject}</span>
            </h2>
            <p className={styles.sum}>
              {said(items.reduce((sum, item) => sum + item[key], 0))} {unit}
            </p>
            <ul role="list">
              {items.map((item) => (
                <li key={item.label} className={styles.row}>
                  <span>{item.label}</span>
                  <svg
                    className={classNames(styles.bar, item[key] === most && styles.worst)}
                    aria-hidden="true"
                  >
                    <rect width={`${(item[key] / most) * 100}%`} height="26" />
                  </svg>
                  <span className={styles.value}>
                    {said(item[key])} {unit}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <input
          type="range"
          min={DIVIDER.least}
          max={DIVIDER.most}
          defaultValue={DIVIDER.start}
          aria-label={`Room for “${before}” beside “${after}”, in per cent`}
          className={styles.handle}
        />
        <span className={styles.grip} aria-hidden="true" />
      </div>
    </>
  );
}
