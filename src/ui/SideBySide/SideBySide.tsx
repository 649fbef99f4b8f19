import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './SideBySide.module.css';

interface SideBySideProps {
  /** Fills its half to the edges of the window and the section; stands first on narrow screens. */
  picture: ReactNode;
  /** Where the picture stands on wide screens. */
  side: 'start' | 'end';
  /** Whether the picture stands tall on phones: people, and what no crop may cut. */
  tall?: boolean;
  /** The words beside it, which begin with a SectionHeading in its layout "underMeter". */
  children: ReactNode;
}

/** Two halves of a section without padding: a picture, and words beside it. */
export function SideBySide({ picture, side, tall = false, children }: SideBySideProps) {
  return (
    <div className={classNames(styles.halves, styles[side], tall && styles.tall)}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
