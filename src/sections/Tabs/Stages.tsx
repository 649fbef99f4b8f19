import { useSyncExternalStore } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { HeadedSection } from '../../ui/SectionHeading/SectionHeading.tsx';
import type { PropsIn } from './props.ts';
import { TabProgress } from './TabProgress.tsx';
import styles from './Tabs.module.css';
import { useTabs } from './use-tabs.ts';

type Stage = PropsIn<'stages'>['items'][number];

/**
 * The stages of the work: a list of tabs with the progress through them beside the panel of the chosen one,
 * or above it in rows on narrow screens.
 */
export function Stages(props: PropsIn<'stages'>) {
  const { id, items, initial } = props;
  const { progress, list, tab, panel } = useTabs({
    section: id,
    tabs: items.map((stage) => stage.id),
    initial,
    orientation: useNarrow() ? 'horizontal' : 'vertical',
  });
  const isSaid = items.every(({ picture, points, groups }) => !picture && !points && !groups);
  return (
    <HeadedSection of={props} ground="light" layout="beside">
      <div className={classNames('columns', styles.stages, isSaid && styles.said)} data-reveal="">
        <div className={styles.choice}>
          <TabProgress progress={progress} name={props.progress} />
          <div className={styles.list} {...list}>
            {items.map(({ id: stage, label: name }, index) => (
              <button
                key={index}
                {...tab(index)}
                aria-labelledby={`${id}-${stage}-name`}
                className={classNames('t-soft', styles.tab)}
              >
                <span id={`${id}-${stage}-name`} className={classNames('t-head', styles.name)}>
                  {name}
                </span>
                <Icon name="arrow-right" />
              </button>
            ))}
          </div>
        </div>
        <div className={styles.panels}>
          {items.map((stage, index) => (
            <div key={stage.id} {...panel(index)} className={styles.panel}>
              <StagePanel {...stage} />
            </div>
          ))}
        </div>
      </div>
    </HeadedSection>
  );
}

/** What a stage is: words, its parts, and its picture where it has its own. */
function StagePanel(props: Stage) {
  const { label, subtitle, duration, text, points, groups, picture } = props;
  return (
    <>
      <h3 className={classNames('t-head', styles.title)}>{label}</h3>
      <div className={styles.content}>
        {picture && <Plate picture={picture} className={styles.plate} />}
        <div className={styles.body}>
          <div className={classNames('t-lead', styles.story)}>
            {duration && <p className={classNames('t-head', styles.duration)}>{duration}</p>}
            {subtitle && <p className={classNames('t-name', styles.subtitle)}>{subtitle}</p>}
            <p>{text}</p>
          </div>
          {points && (
            <ul role="list" className={styles.points}>
              {points.map((point, index) => (
                <li key={index}>{point}</li>
              ))}
            </ul>
          )}
          {groups && (
            <div className={styles.groups}>
              {groups.map((group, index) => (
                <div key={index}>
                  <h4 className={classNames('t-soft t-strong', styles.group)}>{group.title}</h4>
                  <ul role="list">
                    {group.points.map((point, index) => (
                      <li key={index}>{point}</li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          )}
        </div>
      </div>
    </>
  );
}

/** The widest window that counts as narrow; style sheets use the same. */
const NARROW = '(max-width: 768px)';

function subscribe(changed: () => void) {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the window is narrow now; on the server it is not. */
function useNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}
