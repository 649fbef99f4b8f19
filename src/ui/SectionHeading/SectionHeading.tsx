import type { ReactNode } from 'react';
import type { Ground } from '../../schema/section.ts';
import { classNames } from '../class-names.ts';
import { Section, type SectionRecord } from '../Section/Section.tsx';
import styles from './SectionHeading.module.css';

/** The fields of a section's heading. */
export interface Headed {
  /** The id of the section, which the heading labels. */
  readonly id: string;
  readonly label?: string | undefined;
  readonly heading: string;
  readonly lead?: string | undefined;
}

export interface SectionHeadingProps {
  of: Headed;
  /**
   * beside: meter and label in columns 1 to 3, heading from column 4.
   * quiet: small heading beside a list.
   * stack: label, heading and lead in one column.
   * underMeter: as stack, but larger and under a meter, for words beside a picture.
   * split: heading in columns 1 to 7, lead or controls in 9 to 12 on the same baseline.
   */
  layout: 'beside' | 'quiet' | 'stack' | 'underMeter' | 'split';
  /** Shown after the lead: a link, or the arrows of a carousel. */
  children?: ReactNode;
}

type Layouts = ReadonlySet<SectionHeadingProps['layout']>;
/** The layouts in the columns of the page. */
const IN_COLUMNS: Layouts = new Set(['beside', 'split']);
/** The layouts whose label is under a short meter. */
const METERED: Layouts = new Set(['beside', 'underMeter']);

/** The label, heading and lead of a section. */
export function SectionHeading({ of, layout, children }: SectionHeadingProps) {
  const { id, label, heading, lead } = of;
  return (
    <div
      className={classNames(IN_COLUMNS.has(layout) && 'columns', styles.head, styles[layout])}
      data-reveal=""
    >
      {label && (
        <p className={classNames('t-strong', styles.label, METERED.has(layout) && 'metered')}>
          {label}
        </p>
      )}
      <h2
        id={`${id}-heading`}
        className={classNames(layout === 'quiet' ? 't-quiet' : 't-title', styles.heading)}
      >
        {heading}
      </h2>
      {(lead || children) && (
        <div className={classNames(layout === 'underMeter' && 't-lead', styles.more)}>
          {lead && <p className="t-soft">{lead}</p>}
          {children}
        </div>
      )}
    </div>
  );
}

interface HeadedSectionProps {
  of: SectionRecord & Headed;
  /** The ground if the record names none. */
  ground: Ground;
  layout: SectionHeadingProps['layout'];
  /** A link shown after the lead. */
  link?: ReactNode;
  children: ReactNode;
}

/** A section as wide as the page, with its heading and content. */
export function HeadedSection({ of, ground, layout, link, children }: HeadedSectionProps) {
  return (
    <Section of={of} ground={ground}>
      <div className="wrap">
        <SectionHeading of={of} layout={layout}>
          {link}
        </SectionHeading>
        {children}
      </div>
    </Section>
  );
}
