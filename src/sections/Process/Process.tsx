import type { Link } from '../../content/fields.ts';
import { Button } from '../../ui/Button/Button.tsx';
import type { Ground } from '../../ui/ground.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import type { Picture } from '../../ui/picture.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { TabProgress } from '../../ui/Tabs/TabProgress.tsx';
import { useTabs } from '../../ui/Tabs/use-tabs.ts';
import { useNarrow } from '../../ui/use-narrow.ts';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Process.module.css';

/** A stage of the work: the words of its tab, and what its panel says. */
interface Stage {
  readonly id: string;
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly duration?: string | undefined;
  readonly text: string;
  readonly items?: readonly string[] | undefined;
  readonly groups?: readonly { title: string; items: readonly string[] }[] | undefined;
  readonly picture?: Picture | undefined;
}

export interface ProcessProps {
  id: string;
  ground?: Ground | undefined;
  label?: string | undefined;
  heading: string;
  lead?: string | undefined;
  tabs: readonly Stage[];
  /** The id of the stage that is open first. */
  initial?: string | undefined;
  /** The plate above every panel, where the panels have none of their own. */
  picture?: Picture | undefined;
  action?: Link | undefined;
}

/**
 * The stages of the work: a list of tabs with the progress through them beside the panel of the chosen one,
 * a row that scrolls sideways above it on narrow screens. Without script all stages stand below one another.
 */
export function Process({
  id,
  ground,
  label,
  heading,
  lead,
  tabs,
  initial,
  picture,
  action,
}: ProcessProps) {
  const { progress, list, tab, panel } = useTabs({
    section: id,
    tabs: tabs.map((stage) => stage.id),
    initial,
    orientation: useNarrow() ? 'horizontal' : 'vertical',
  });
  return (
    <Section id={id} type="process" ground={ground ?? 'white'}>
      <Wrap>
        <SectionHeading section={id} layout="gauge" label={label} heading={heading} lead={lead} />
        <div className={styles.tabs} data-reveal="">
          <div className={styles.choice}>
            <TabProgress label="Progress through the stages" progress={progress} />
            <div className={styles.list} {...list}>
              {tabs.map(({ id: stage, title, subtitle }, index) => (
                <button
                  key={stage}
                  {...tab(index)}
                  aria-labelledby={`${id}-${stage}-name`}
                  aria-describedby={subtitle && `${id}-${stage}-subtitle`}
                  className={styles.tab}
                >
                  <span id={`${id}-${stage}-name`} className={styles.name}>
                    {title}
                  </span>
                  <Icon name="arrow-right" />
                  {subtitle && (
                    <span id={`${id}-${stage}-subtitle`} className={styles.note}>
                      {subtitle}
                    </span>
                  )}
                </button>
              ))}
            </div>
          </div>
          <div className={styles.panels}>
            {picture && <Plate picture={picture} className={styles.plate} />}
            {tabs.map((stage, index) => (
              <div key={stage.id} {...panel(index)} className={styles.panel}>
                <StagePanel {...stage} />
              </div>
            ))}
          </div>
          {action && (
            <p className={styles.action}>
              <Button {...action} variant="line" capitals />
            </p>
          )}
        </div>
      </Wrap>
    </Section>
  );
}

function StagePanel({ title, subtitle, duration, text, items, groups, picture }: Stage) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.content}>
        {picture && <Plate picture={picture} className={styles.plate} />}
        <div className={styles.body}>
          <div className={styles.text}>
            {duration && <p className={styles.duration}>{duration}</p>}
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            <p>{text}</p>
          </div>
          {items && (
            <ul role="list" className={styles.items}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {groups && (
            <div className={styles.groups}>
              {groups.map((group) => (
                <div key={group.title}>
                  <h4 className={styles.group}>{group.title}</h4>
                  <ul role="list">
                    {group.items.map((item) => (
                      <li key={item}>{item}</li>
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
