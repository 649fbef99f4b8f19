import type { SectionIn } from '../../site/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Ruler } from '../../ui/Meter/Meter.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { HeadedSection } from '../../ui/SectionHeading/SectionHeading.tsx';
import { useWords } from '../../ui/words.ts';
import { tabAttributes } from './attributes.ts';
import styles from './Tabs.module.css';

type StagesProps = SectionIn<'tabs', 'stages'>;

/**
 * The stages of a process: vertical tabs under a progress ruler, beside the panel of the selected one. On narrow screens the
 * tabs are rows above it.
 */
export function Stages(props: StagesProps) {
  const { items } = props;
  const { progress, list, tab, panel } = tabAttributes(props, 'vertical');
  const isTextOnly = items.every(({ picture, points, groups }) => !picture && !points && !groups);
  return (
    <HeadedSection of={props} ground="light">
      <div
        className={classNames('columns', styles.stages, isTextOnly && styles.textOnly)}
        data-reveal=""
      >
        <div className={styles.choice}>
          <Ruler share={progress} name={useWords().tabs.progress} />
          <div className={styles.list} {...list}>
            {items.map(({ label }, index) => (
              <button key={index} {...tab(index)} className={classNames('t-soft', styles.tab)}>
                <span className={classNames('t-head', styles.name)}>{label}</span>
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

function StagePanel(props: StagesProps['items'][number]) {
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
