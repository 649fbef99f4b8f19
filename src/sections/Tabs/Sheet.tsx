import type { SectionIn } from '../../site/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { useWords } from '../../ui/words.ts';
import { tabAttributes } from './attributes.ts';
import styles from './Sheet.module.css';

type SheetProps = SectionIn<'tabs', 'sheet'>;

/** Days as columns of a document, each under its tab. The selected day is highlighted; on narrow screens only it is shown. */
export function Sheet(props: SheetProps) {
  const { items, note } = props;
  const words = useWords().days;
  const { list, tab, panel } = tabAttributes(props, 'horizontal');
  return (
    <Section of={props} ground="light">
      <div className="wrap">
        <SectionHeading of={props} layout="split" />
      </div>
      <div className={styles.sheet} data-reveal="">
        <div className={styles.list} {...list}>
          {items.map(({ label }, index) => (
            <button key={index} {...tab(index)} className={classNames('t-name t-soft', styles.tab)}>
              {label}
            </button>
          ))}
        </div>
        <div className={styles.days}>
          {items.map((item, index) => (
            <div key={item.id} {...panel(index)} className={styles.day}>
              <Day {...item} last={index === items.length - 1} />
            </div>
          ))}
        </div>
        <p className={classNames('t-soft cluster', styles.key)}>
          <span className={styles.yours}>{words.yours}</span>
          <span className={styles.ours}>{words.ours}</span>
          {note && <span>{note}</span>}
        </p>
      </div>
    </Section>
  );
}

function Day(props: SheetProps['items'][number] & { last: boolean }) {
  const { label, day, from, until, yours, ours, text, papers, last } = props;
  const words = useWords().days;
  return (
    <>
      <p className={classNames('t-soft t-tabular apart', styles.hours)}>
        <span>{from}</span> <span>{until}</span>
      </p>
      <div className={styles.title}>
        <p className="t-quiet">{day}</p>
        <h3 className="t-head">{label}</h3>
      </div>
      <div className={styles.cell}>
        <h4 className="t-soft t-strong">{words.people}</h4>
        <div className={styles.table}>
          <Seats names={yours} className={styles.yours} />
          <Seats names={ours} className={styles.ours} />
        </div>
      </div>
      <div className={styles.cell}>
        <h4 className="t-soft t-strong">{words.work}</h4>
        <p>{text}</p>
      </div>
      <div className={styles.cell}>
        <h4 className="t-soft t-strong">{words.papers}</h4>
        <ul role="list" className={classNames('cluster', styles.papers)}>
          {papers.map((paper, index) => (
            <li
              key={index}
              className={classNames(
                't-strong',
                styles.paper,
                last && index === papers.length - 1 && styles.final,
              )}
            >
              {paper}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The people on one side of the table. */
function Seats({ names, className }: { names: readonly string[]; className: string | undefined }) {
  return (
    <ul role="list" className={className}>
      {names.map((name, index) => (
        <li key={index}>{name}</li>
      ))}
    </ul>
  );
}
