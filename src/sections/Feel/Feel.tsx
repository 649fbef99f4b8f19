import type { Ground } from '../../ui/ground.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { useTabs } from '../../ui/Tabs/use-tabs.ts';
import { useNarrow } from '../../ui/use-narrow.ts';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Feel.module.css';

interface Feeling {
  readonly id: string;
  /** The tab. */
  readonly word: string;
  readonly title: string;
  readonly text: string;
}

export interface FeelProps {
  id: string;
  ground?: Ground | undefined;
  label?: string | undefined;
  heading: string;
  lead?: string | undefined;
  tabs: readonly Feeling[];
  /** The id of the tab that is open first. */
  initial?: string | undefined;
}

/** How it feels to work here: large words as tabs; without script all stand below one another. */
export function Feel({ id, ground, label, heading, lead, tabs, initial }: FeelProps) {
  const { list, tab, panel } = useTabs({
    section: id,
    tabs: tabs.map((feeling) => feeling.id),
    initial,
    orientation: useNarrow() ? 'horizontal' : 'vertical',
  });
  return (
    <Section id={id} type="feel" ground={ground ?? 'ice'}>
      <Wrap className={styles.quiet}>
        <SectionHeading section={id} layout="gauge" label={label} heading={heading} lead={lead} />
        <div className={styles.tabs} data-reveal="">
          <div className={styles.list} {...list}>
            {tabs.map(({ id: name, word }, index) => (
              <button key={name} {...tab(index)} className={styles.tab}>
                {word}
              </button>
            ))}
          </div>
          <div className={styles.panels}>
            {tabs.map(({ id: name, word, title, text }, index) => (
              <div key={name} {...panel(index)} className={styles.panel}>
                <p className={styles.word}>{word}</p>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            ))}
          </div>
        </div>
      </Wrap>
    </Section>
  );
}
