import type { ReactNode } from 'react';
import type { Link } from '../../schema/fields.ts';
import type { Ground } from '../../schema/section.ts';
import { ButtonBelow } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import { Section, type SectionRecord } from '../Section/Section.tsx';
import { type Headed, SectionHeading } from '../SectionHeading/SectionHeading.tsx';
import styles from './StickyHeading.module.css';

interface StickyHeadingProps {
  of: SectionRecord & Headed;
  /** The ground if the record names none. */
  ground: Ground;
  /** The button at the foot of the heading's columns; below the content on narrow screens. */
  action?: Link | undefined;
  /** What stays in view below the heading. */
  below?: ReactNode;
  /** The content beside the heading, usually a list. */
  children: ReactNode;
}

/**
 * A section whose heading stays in view while the content beside it scrolls. The heading takes columns 1 to 3, or 1 to 4 with
 * a lead.
 */
export function StickyHeading({ of, ground, action, below, children }: StickyHeadingProps) {
  return (
    <Section of={of} ground={ground} space="near">
      <div className="wrap">
        <div className={classNames('columns', styles.grid, !of.lead && styles.narrow)}>
          <div className={styles.head}>
            <div className={styles.held}>
              <SectionHeading of={of} layout="quiet" />
              {below}
            </div>
          </div>
          <div className={styles.body}>{children}</div>
          <ButtonBelow action={action} />
        </div>
      </div>
    </Section>
  );
}
