import type { ReactNode } from 'react';
import type { Ground } from '../../schema/ground.ts';
import { Section, type SectionRecord } from '../Section/Section.tsx';
import { type Headed, SectionHeading, type SectionHeadingProps } from './SectionHeading.tsx';

interface HeadedSectionProps {
  of: SectionRecord & Headed;
  /** What it stands on where its record names no ground. */
  ground: Ground;
  layout: SectionHeadingProps['layout'];
  /** Stands after the lead: a link. */
  link?: ReactNode;
  children: ReactNode;
}

/** A section as wide as the page, which begins with its heading. */
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
