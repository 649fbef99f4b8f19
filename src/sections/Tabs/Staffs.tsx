import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import type { PropsIn } from './props.ts';
import { StagePanel } from './Stages.tsx';
import { TabProgress } from './TabProgress.tsx';
import styles from './Tabs.module.css';
import { useTabs } from './use-tabs.ts';

/** Stages side by side under the ruler that measures them; what the chosen one is opens below them. */
export function Staffs(props: PropsIn<'staffs'>) {
  const { type, id, ground, label, heading, lead, items, initial } = props;
  const { progress, list, tab, panel } = useTabs({
    section: id,
    tabs: items.map((stage) => stage.id),
    initial,
    orientation: 'horizontal',
  });
  return (
    <Section id={id} type={type} ground={ground ?? 'tint'}>
      <Wrap>
        <SectionHeading section={id} layout="split" label={label} heading={heading} lead={lead} />
        <div className={classNames(styles.stages, styles.staffs)} data-reveal="">
          <div className={styles.ruler}>
            <TabProgress progress={progress} name={props.progress} />
          </div>
          <div className={classNames(styles.list, styles.abreast)} {...list}>
            {items.map(({ id: stage, label: name, subtitle }, index) => (
              <button
                key={stage}
                {...tab(index)}
                aria-labelledby={`${id}-${stage}-name`}
                aria-describedby={subtitle && `${id}-${stage}-subtitle`}
                className={styles.staff}
              >
                <span id={`${id}-${stage}-name`}>{name}</span>
                {subtitle && (
                  <span
                    id={`${id}-${stage}-subtitle`}
                    className={classNames('t-small', styles.brief)}
                  >
                    {subtitle}
                  </span>
                )}
              </button>
            ))}
          </div>
          <div className={styles.panels}>
            {items.map((stage, index) => (
              <div key={stage.id} {...panel(index)} className={styles.panel}>
                <StagePanel {...stage} />
              </div>
            ))}
          </div>
        </div>
      </Wrap>
    </Section>
  );
}
