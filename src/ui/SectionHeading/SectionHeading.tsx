import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './SectionHeading.module.css';

interface SectionHeadingProps {
  /** The id of the section it labels. */
  section: string;
  /**
   * gauge: staff and label in columns 1 to 3, heading from column 4.
   * datum: staff over the page, label under it, loud heading in 1 to 8, lead on its last line.
   * ledger: quiet heading for the first columns of a list.
   * stack: label, heading and lead one over the other.
   * berth: staff, label and heading one over the other, for words beside a picture.
   * split: heading in 1 to 7, lead or controls in 9 to 12 on one baseline.
   */
  layout: 'gauge' | 'datum' | 'ledger' | 'stack' | 'berth' | 'split';
  label?: string | undefined;
  heading: string;
  lead?: string | undefined;
  /** Stands after the lead: a link, or the arrows of a carousel. */
  children?: ReactNode;
}

/** Opens a section in one of the page's voices. */
export function SectionHeading({
  section,
  layout,
  label,
  heading,
  lead,
  children,
}: SectionHeadingProps) {
  return (
    <div className={classNames(styles.head, styles[layout])} data-reveal="">
      {label && <p className={styles.label}>{label}</p>}
      <h2 id={`${section}-heading`} className={styles.heading}>
        {heading}
      </h2>
      {(lead || children) && (
        <div className={styles.more}>
          {lead && <p>{lead}</p>}
          {children}
        </div>
      )}
    </div>
  );
}
