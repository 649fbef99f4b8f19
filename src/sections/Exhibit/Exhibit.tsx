import type { ReactNode } from 'react';
import type { SectionProps } from '../../site/site.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';

type ExhibitProps = SectionProps<'exhibit'> & {
  /** The drawing, which may be as wide as the window. */
  children?: ReactNode;
};

/** A heading with the drawing of an exhibit below it. */
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
