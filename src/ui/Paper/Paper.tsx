import type { ReactNode } from 'react';
import styles from './Paper.module.css';

interface PaperProps {
  /** A small note at its head. */
  note?: string | undefined;
  children: ReactNode;
}

/** A sheet of paper with two more behind it. */
export function Paper({ note, children }: PaperProps) {
  return (
    <div className={styles.paper} data-reveal="">
      {note && <p className={styles.note}>{note}</p>}
      {children}
    </div>
  );
}
