import type { z } from 'zod';
import type { RecordOf } from '../../content/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { DisclosureMark } from '../../ui/DisclosureMark/DisclosureMark.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import type { techStackSchema } from './schema.ts';
import styles from './TechStack.module.css';

export type TechStackProps = Omit<z.infer<typeof techStackSchema>, 'groups' | 'only'> & {
  groups: readonly RecordOf<'technologies'>[];
};

/**
 * What the company builds with. One accordion whose categories all stand open, side by side or as rows, where
 * there is room for them; see the style sheet.
 */
export function TechStack({
  type,
  id,
  ground,
  label,
  layout,
  heading,
  lead,
  groups,
}: TechStackProps) {
  const rows = layout === 'rows';
  const head = { section: id, label, heading, lead };
  const list = (
    <div className={rows ? styles.rows : styles.columns}>
      {groups.map(({ title, items }, index) => (
        <details
          key={title}
          name={`${id}-categories`}
          open={index === 0}
          className={styles.group}
          {...revealCard(index)}
        >
          <summary className={styles.summary}>
            <h3 className={classNames('t-name', styles.title)}>{title}</h3>
            <DisclosureMark className={styles.disclosure} />
          </summary>
          <ul role="list" className={styles.items}>
            {items.map(({ name, icon }) => (
              <li key={name}>
                <img
                  src={icon}
                  width={24}
                  height={24}
                  alt=""
                  className={styles.mark}
                  loading="lazy"
                  decoding="async"
                />
                {name}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
  return (
    <Section id={id} type={type} ground={ground ?? (rows ? 'light' : 'quiet')}>
      <Wrap>
        {rows ? (
          <StickyHeading {...head} narrow>
            {list}
          </StickyHeading>
        ) : (
          <>
            <SectionHeading {...head} layout="split" />
            {list}
          </>
        )}
      </Wrap>
    </Section>
  );
}
