import type { ReactNode } from 'react';
import type { Ground } from '../../lib/section.ts';
import styles from './Section.module.css';

interface SectionProps {
  /** The anchor; the heading of the section has the id `${id}-heading`. */
  id: string;
  /** The section's type as content names it; shown as `data-section` in kebab-case. */
  type: string;
  ground: Ground;
  /** Without padding the section's parts reach its edges. */
  padded?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The root of every section: its anchor, its name, its ground, labelled by its heading. */
export function Section({ id, type, ground, padded = true, className, children }: SectionProps) {
  const name = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return (
    <section
      id={id}
      data-section={name}
      aria-labelledby={`${id}-heading`}
      className={[`on-${ground}`, padded && styles.padded, className].filter(Boolean).join(' ')}
    >
      {children}
    </section>
  );
}
