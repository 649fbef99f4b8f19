import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import type { PropsIn } from './props.ts';
import styles from './Tabs.module.css';
import { useNarrow } from './use-narrow.ts';
import { useTabs } from './use-tabs.ts';

/** Large words as tabs, beside what each of them means. */
export function Words(props: PropsIn<'words'>) {
  const { type, id, ground, label, heading, lead, items, initial } = props;
  const { list, tab, panel } = useTabs({
    section: id,
    tabs: items.map((item) => item.id),
    initial,
    orientation: useNarrow() ? 'horizontal' : 'vertical',
  });
  return (
    <Section id={id} type={type} ground={ground ?? 'tint'}>
      <Wrap className={styles.quiet}>
        <SectionHeading section={id} layout="beside" label={label} heading={heading} lead={lead} />
        <div className={classNames(styles.grid, styles.large)} data-reveal="">
          <div className={styles.list} {...list}>
            {items.map(({ id: name, label: word }, index) => (
              <button key={name} {...tab(index)} className={styles.word}>
                {word}
              </button>
            ))}
          </div>
          <div className={styles.panels}>
            {items.map(({ id: name, label: word, title, text }, index) => (
              <div key={name} {...panel(index)} className={styles.panel}>
                <p className={styles.label}>{word}</p>
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
