import { classNames } from '../../ui/class-names.ts';
import { Facts } from '../../ui/Facts/Facts.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { HeadedSection } from '../../ui/SectionHeading/SectionHeading.tsx';
import type { PropsIn } from './props.ts';
import rowStyles from './Row.module.css';
import { TabProgress } from './TabProgress.tsx';
import styles from './Tabs.module.css';
import { useTabs } from './use-tabs.ts';

/** A row of tabs with the progress through them, above a picture and words. */
export function Row(props: PropsIn<'row'>) {
  const { id, items, initial } = props;
  const state = useTabs({
    section: id,
    tabs: items.map((item) => item.id),
    initial,
    orientation: 'horizontal',
  });
  return (
    <HeadedSection of={props} ground="light" layout="split">
      <div className={styles.row} data-reveal="">
        <TabRow tabs={state} labels={items.map((item) => item.label)} progress={props.progress} />
        {items.map(({ label: word, title, text, facts, picture }, index) => (
          <div key={index} {...state.panel(index)} className={styles.panel}>
            <div className={classNames('columns', styles.pictured)}>
              <Plate picture={picture} className={styles.picture} />
              <div className={classNames('stack', styles.words)}>
                {title && <p className={styles.label}>{word}</p>}
                <h3 className={classNames('t-quiet', styles.title)}>{title ?? word}</h3>
                <p className={classNames('t-lead t-soft', styles.text)}>{text}</p>
                {facts && <Facts facts={facts} className={styles.facts} />}
              </div>
            </div>
          </div>
        ))}
      </div>
    </HeadedSection>
  );
}

interface TabRowProps {
  tabs: ReturnType<typeof useTabs>;
  /** The words of the tabs, in their order. */
  labels: readonly string[];
  /** What the progress is called. */
  progress: string;
}

/**
 * Tabs in a row of equal columns under a ruler, which is the progress through them; on narrow screens in as many rows as it takes.
 */
function TabRow({ tabs, labels, progress }: TabRowProps) {
  return (
    <div className={rowStyles.tabs}>
      <TabProgress progress={tabs.progress} name={progress} />
      <div {...tabs.list}>
        <ul role="none" className={classNames('abreast', rowStyles.row)}>
          {labels.map((label, index) => (
            <li key={index} role="none">
              <button {...tabs.tab(index)} className={classNames('t-soft', rowStyles.tab)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
