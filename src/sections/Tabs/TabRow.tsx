import { classNames } from '../../ui/class-names.ts';
import { TabProgress } from './TabProgress.tsx';
import styles from './TabRow.module.css';
import type { useTabs } from './use-tabs.ts';

interface TabRowProps {
  tabs: ReturnType<typeof useTabs>;
  /** The words of the tabs, in their order. */
  labels: readonly string[];
  /** What the progress is called. */
  progress: string;
}

/**
 * Tabs in a row of equal columns under a ruler, which is the progress through them. A narrow row scrolls sideways under the ruler, which stays.
 */
export function TabRow({ tabs, labels, progress }: TabRowProps) {
  return (
    <div className={styles.tabs}>
      <TabProgress progress={tabs.progress} name={progress} />
      <div className={styles.scroller} {...tabs.list}>
        <ul role="none" className={styles.row}>
          {labels.map((label, index) => (
            <li key={index} role="none">
              <button {...tabs.tab(index)} className={classNames('t-soft', styles.tab)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
