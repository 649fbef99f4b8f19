import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './SideBySide.module.css';

interface SideBySideProps {
  /** Fills its half to the edges of window and section; first on narrow screens. */
  picture: ReactNode;
  /** The side of the picture on wide screens. */
  side: 'start' | 'end';
  /** Makes the picture square on phones, for people and other subjects that a broad crop would cut. */
  tall?: boolean;
  /** The words beside it, starting with a SectionHeading in the layout "stack". */
  children: ReactNode;
}

/** A picture and words in the two halves of a section without padding. */
export function SideBySide({ picture, side, tall = false, children }: SideBySideProps) {
  return (
    <div className={classNames('halves', styles.box, styles[side], tall && styles.tall)}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
