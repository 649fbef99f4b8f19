import type { ReactNode } from 'react';
import type { Ground } from '../../schema/ground.ts';
import { classNames } from '../class-names.ts';
import { Section, type SectionRecord } from '../Section/Section.tsx';
import { type Headed, SectionHeading } from '../SectionHeading/SectionHeading.tsx';
import styles from './StickyHeading.module.css';

interface StickyHeadingProps {
  of: SectionRecord & Headed;
  /** What the section stands on where its record names no ground. */
  ground: Ground;
  /** Stands after the lead: a link. */
  link?: ReactNode;
  /** Stands under the heading: a button. */
  action?: ReactNode;
  /** What the heading stands beside: usually a list. */
  children: ReactNode;
}

/**
 * A section whose heading stays in view while what it heads passes beside it: in columns 1 to 3 by itself, in 1 to 4 where a
 * lead or a button needs the room.
 */
export function StickyHeading({ of, ground, link, action, children }: StickyHeadingProps) {
  return (
    <Section of={of} ground={ground} space="near">
      <div className="wrap">
        <div className={classNames('columns', styles.grid, !of.lead && !action && styles.narrow)}>
          <div className={styles.head}>
            <div className={styles.held}>
              <SectionHeading of={of} layout="quiet">
                {link}
              </SectionHeading>
              {action && <p className={styles.action}>{action}</p>}
            </div>
          </div>
          <div className={styles.body}>{children}</div>
        </div>
      </div>
    </Section>
  );
}
