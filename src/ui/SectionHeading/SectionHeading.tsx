import type { ReactNode } from 'react';
import type { Link } from '../../schema/fields.ts';
import type { Ground } from '../../schema/section.ts';
import { ButtonBelow } from '../Button/Button.tsx';
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
   * split: heading in columns 1 to 7, lead in 9 to 12 on the same baseline.
   * stack: label, heading and lead in one column, for words beside a picture.
   * quiet: as stack, with a small heading, for the head of a list.
   */
  layout: 'split' | 'stack' | 'quiet';
}

/** The label, heading and lead of a section. */
export function SectionHeading({ of, layout }: SectionHeadingProps) {
  const { id, label, heading, lead } = of;
  return (
    <div
      className={classNames(layout === 'split' && 'columns', styles.head, styles[layout])}
      data-reveal=""
    >
      {label && <p className={classNames('t-strong', styles.label)}>{label}</p>}
      <h2
        id={`${id}-heading`}
        className={classNames(layout === 'quiet' ? 't-quiet' : 't-title', styles.heading)}
      >
        {heading}
      </h2>
      {lead && <p className={classNames('t-soft prose', styles.lead)}>{lead}</p>}
    </div>
  );
}

interface HeadedSectionProps {
  of: SectionRecord & Headed;
  /** The ground if the record names none. */
  ground: Ground;
  /** The button below the content. */
  action?: Link | undefined;
  children: ReactNode;
}

/** A section as wide as the page, with its heading and content. */
export function HeadedSection({ of, ground, action, children }: HeadedSectionProps) {
  return (
    <Section of={of} ground={ground}>
      <div className="wrap">
        <SectionHeading of={of} layout="split" />
        {children}
        <ButtonBelow action={action} />
      </div>
    </Section>
  );
}
