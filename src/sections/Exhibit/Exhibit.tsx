import type { ReactNode } from 'react';
import type { SectionProps } from '../../content/site.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';

type ExhibitProps = SectionProps<'exhibit'> & {
  /** The drawing, which may reach the edges of the window. */
  children?: ReactNode;
};

/** The heading of an exhibit, and its drawing below. */
export function Exhibit({ children, ...section }: ExhibitProps) {
  return (
    <Section of={section} ground="light" space="wide">
      <div className="wrap">
        <SectionHeading of={section} layout="split" />
      </div>
      {children}
    </Section>
  );
}
