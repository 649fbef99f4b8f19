import { createContext, type ReactNode, useContext } from 'react';
import type { Ground } from '../../schema/ground.ts';
import { classNames } from '../class-names.ts';
import { Plate, type PlateProps } from '../Plate/Plate.tsx';
import styles from './Section.module.css';

/** What every section of content says. */
export interface SectionRecord {
  /** The anchor; the heading of the section has the id `${id}-heading`. */
  readonly id: string;
  /** The section's type as content names it; shown as `data-section` in kebab-case. */
  readonly type: string;
  readonly ground?: Ground | undefined;
}

interface SectionProps {
  of: SectionRecord;
  /** What it stands on where its record names no ground. */
  ground: Ground;
  /**
   * The room over and under what it holds: near for a list that goes on from what is above it, wide around an exhibit; with none
   * the section's parts reach its edges.
   */
  space?: 'none' | 'near' | 'normal' | 'wide';
  className?: string | undefined;
  /** A plate behind all of it, tone on tone with the ground. */
  backdrop?: PlateProps;
  children: ReactNode;
}

/** The layout of the section that is drawn, where its type has several; told to its root past the component between them. */
export const LayoutContext = createContext<string | undefined>(undefined);

/** The root of every section: its anchor, its name, its ground, labelled by its heading. */
export function Section(props: SectionProps) {
  const { of, space = 'normal', className, backdrop, children } = props;
  const { id, type, ground = props.ground } = of;
  const name = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return (
    <section
      id={id}
      data-section={name}
      data-layout={useContext(LayoutContext)}
      aria-labelledby={`${id}-heading`}
      className={classNames(
        `on-${ground}`,
        space !== 'none' && styles[space],
        backdrop && styles.stage,
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
