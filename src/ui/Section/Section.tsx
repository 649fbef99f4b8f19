import type { ReactNode } from 'react';
import type { Ground } from '../../schema/section.ts';
import { classNames } from '../class-names.ts';
import { Plate, type PlateProps } from '../Plate/Plate.tsx';
import styles from './Section.module.css';

/** The fields that every section has. */
export interface SectionRecord {
  /** The id of the section; its heading has the id `${id}-heading`. */
  readonly id: string;
  /** The section's type as in content; `data-section` has it in kebab-case. */
  readonly type: string;
  /** Its layout, for types with several; the layout of an exhibit is its drawing. */
  readonly layout?: string;
  readonly drawing?: string;
  readonly ground?: Ground | undefined;
}

interface SectionProps {
  of: SectionRecord;
  /** The ground if the record names none. */
  ground: Ground;
  /**
   * Padding above and below the content: near for a list that continues the section above, wide for an exhibit, none for
   * content that reaches the edges.
   */
  space?: 'none' | 'near' | 'normal' | 'wide';
  className?: string | undefined;
  /** A plate behind the content, tone on tone with the ground. */
  backdrop?: PlateProps | undefined;
  children: ReactNode;
}

/** The root element of every section, labelled by its heading. */
export function Section(props: SectionProps) {
  const { of, space = 'normal', className, backdrop, children } = props;
  const { id, type, layout, drawing, ground = props.ground } = of;
  const name = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return (
    <section
      id={id}
      data-section={name}
      data-layout={layout ?? drawing}
      aria-labelledby={`${id}-heading`}
      className={classNames(
        `on-${ground}`,
        space !== 'none' && styles[space],
        backdrop && 'stage',
        className,
      )}
    >
      {backdrop && (
        <Plate {...backdrop} className={classNames(styles.backdrop, backdrop.className)} />
      )}
      {children}
    </section>
  );
}
