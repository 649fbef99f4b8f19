import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Paper.module.css';

interface PaperProps {
  /** A small note at the top. */
  note?: string | undefined;
  children: ReactNode;
}

/** A sheet of paper with two more behind it. */
export function Paper({ note, children }: PaperProps) {
  return (
    <div className={styles.paper} data-reveal="">
      {note && <p className={classNames('t-soft', styles.note)}>{note}</p>}
      {children}
    </div>
  );
}
