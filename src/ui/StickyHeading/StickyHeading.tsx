import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { SectionHeading } from '../SectionHeading/SectionHeading.tsx';
import styles from './StickyHeading.module.css';

interface StickyHeadingProps {
  /** The id of the section that the heading labels. */
  section: string;
  label?: string | undefined;
  heading: string;
  lead?: string | undefined;
  /** Stands after the lead: a link. */
  link?: ReactNode;
  /** Stands under the heading: a button. */
  action?: ReactNode;
  /** What the heading stands beside: usually a list. */
  children: ReactNode;
}

/**
 * A heading that stays in view while what it heads passes beside it: in columns 1 to 3 by itself, in 1 to 4 where a lead or
 * a button needs the room.
 */
export function StickyHeading(props: StickyHeadingProps) {
  const { section, label, heading, lead, link, action, children } = props;
  return (
    <div className={classNames('columns', styles.grid, !lead && !action && styles.narrow)}>
      <div className={styles.head}>
        <div className={styles.held}>
          <SectionHeading
            section={section}
            layout="quiet"
            label={label}
            heading={heading}
            lead={lead}
          >
            {link}
          </SectionHeading>
          {action && <p className={styles.action}>{action}</p>}
        </div>
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
