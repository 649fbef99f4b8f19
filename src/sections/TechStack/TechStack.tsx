import type { z } from 'zod';
import type { RecordOf } from '../../content/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { DisclosureMark } from '../../ui/DisclosureMark/DisclosureMark.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import type { techStackSchema } from './schema.ts';
import styles from './TechStack.module.css';

export type TechStackProps = Omit<z.infer<typeof techStackSchema>, 'groups' | 'only'> & {
  groups: readonly RecordOf<'technologies'>[];
};

/**
 * What the company builds with. One accordion whose categories all stand open, as rows, where there is room for them;
 * see the style sheet.
 */
export function TechStack(props: TechStackProps) {
  return (
    <StickyHeading of={props} ground="light">
      {props.groups.map(({ title, items }, index) => (
        <details
          key={index}
          name={`${props.id}-categories`}
          open={index === 0}
          className={styles.group}
          {...revealCard(index)}
        >
          <summary className={styles.summary}>
            <h3 className={classNames('t-name', styles.title)}>{title}</h3>
            <DisclosureMark className={styles.disclosure} />
          </summary>
          <ul role="list" className={styles.items}>
            {items.map(({ name, icon }, index) => (
              <li key={index}>
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
    </StickyHeading>
  );
}
