import type { Ground } from '../../ui/ground.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import type { Picture } from '../../ui/picture.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { TabRow } from '../../ui/Tabs/TabRow.tsx';
import { useTabs } from '../../ui/Tabs/use-tabs.ts';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Meaning.module.css';

interface Meant {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
}

export interface MeaningProps {
  id: string;
  ground?: Ground | undefined;
  label?: string | undefined;
  heading: string;
  lead?: string | undefined;
  tabs: readonly Meant[];
  /** The id of the tab that is open first. */
  initial?: string | undefined;
}

/** What a claim means: a row of tabs; without script all of it stands below one another. */
export function Meaning({ id, ground, label, heading, lead, tabs, initial }: MeaningProps) {
  const state = useTabs({
    section: id,
    tabs: tabs.map((tab) => tab.id),
    initial,
    orientation: 'horizontal',
  });
  return (
    <Section id={id} type="meaning" ground={ground ?? 'fog'}>
      <Wrap>
        <SectionHeading section={id} layout="gauge" label={label} heading={heading} lead={lead} />
        <div data-reveal="">
          <TabRow tabs={state} labels={tabs.map((tab) => tab.label)} />
          {tabs.map(({ id: name, label: word, title, text, picture }, index) => (
            <div key={name} {...state.panel(index)} className={styles.panel}>
              <div className={styles.content}>
                <Plate picture={picture} className={styles.plate} />
                <div className={styles.words}>
                  <p className={styles.label}>{word}</p>
                  <h3 className={styles.title}>{title}</h3>
                  <p className={styles.text}>{text}</p>
                </div>
              </div>
            </div>
          ))}
        </div>
      </Wrap>
    </Section>
  );
}
