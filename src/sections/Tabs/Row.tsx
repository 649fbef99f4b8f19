import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import type { PropsIn } from './props.ts';
import { TabRow } from './TabRow.tsx';
import styles from './Tabs.module.css';
import { useTabs } from './use-tabs.ts';

/** A row of tabs above a picture and words, with or without the progress through them. */
export function Row(props: PropsIn<'row' | 'progress'>) {
  const { type, id, ground, layout, label, heading, lead, items, initial } = props;
  const state = useTabs({
    section: id,
    tabs: items.map((item) => item.id),
    initial,
    orientation: 'horizontal',
  });
  const progress = layout === 'progress';
  return (
    <Section id={id} type={type} ground={ground ?? (progress ? 'light' : 'quiet')}>
      <Wrap>
        <SectionHeading
          section={id}
          layout={progress ? 'loud' : 'beside'}
          label={label}
          heading={heading}
          lead={lead}
        />
        <div className={styles.row} data-reveal="">
          <TabRow tabs={state} labels={items.map((item) => item.label)} progress={progress} />
          {items.map(({ id: name, label: word, title, text, facts, picture }, index) => (
            <div key={name} {...state.panel(index)} className={styles.panel}>
              <div className={classNames(styles.grid, styles.pictured, progress && styles.broad)}>
                <Plate picture={picture} className={styles.picture} />
                <div className={styles.words}>
                  {title && <p className={styles.label}>{word}</p>}
                  <h3 className={styles.title}>{title ?? word}</h3>
                  <p className={styles.text}>{text}</p>
                  {facts && (
                    <dl className={styles.facts}>
                      {facts.map((fact) => (
                        <div key={fact.label} className={styles.fact}>
                          <dt>{fact.label}</dt>
                          <dd className={styles.value}>{fact.value}</dd>
                        </div>
                      ))}
                    </dl>
                  )}
                </div>
              </div>
            </div>
          ))}
        </div>
      </Wrap>
    </Section>
  );
}
