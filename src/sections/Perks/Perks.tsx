import type { Ground } from '../../ui/ground.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import type { Picture } from '../../ui/picture.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { TabRow } from '../../ui/Tabs/TabRow.tsx';
import { useTabs } from '../../ui/Tabs/use-tabs.ts';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Perks.module.css';

interface Perk {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly picture: Picture;
}

export interface PerksProps {
  id: string;
  ground?: Ground | undefined;
  label?: string | undefined;
  heading: string;
  lead?: string | undefined;
  tabs: readonly Perk[];
}

/** What comes with the job: a row of tabs with the progress; without script all stand below one another. */
export function Perks({ id, ground, label, heading, lead, tabs }: PerksProps) {
  const state = useTabs({
    section: id,
    tabs: tabs.map((tab) => tab.id),
    orientation: 'horizontal',
  });
  return (
    <Section id={id} type="perks" ground={ground ?? 'white'}>
      <Wrap>
        <SectionHeading section={id} layout="datum" label={label} heading={heading} lead={lead} />
        <div data-reveal="">
          <TabRow
            tabs={state}
            labels={tabs.map((tab) => tab.title)}
            progress="Progress through the perks"
          />
          {tabs.map(({ id: name, title, text, facts, picture }, index) => (
            <div key={name} {...state.panel(index)} className={styles.panel}>
              <div className={styles.content}>
                <Plate picture={picture} className={styles.plate} />
                <div className={styles.words}>
                  <h3 className={styles.title}>{title}</h3>
                  <p className={styles.text}>{text}</p>
                  <dl className={styles.facts}>
                    {facts.map((fact) => (
                      <div key={fact.label} className={styles.fact}>
                        <dt>{fact.label}</dt>
                        <dd className={styles.value}>{fact.value}</dd>
                      </div>
                    ))}
                  </dl>
                </div>
              </div>
            </div>
          ))}
        </div>
      </Wrap>
    </Section>
  );
}
