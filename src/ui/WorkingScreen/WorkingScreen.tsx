import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './WorkingScreen.module.css';

interface WorkingScreenProps {
  /** What it is called, for those who can't see it. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A screen of a product that can be used. Its words are the product's own: English on every page. */
export function WorkingScreen({ label, className, children }: WorkingScreenProps) {
  return (
    <figure
      lang="en"
      dir="ltr"
      aria-label={`${label}, a working screen`}
      className={classNames('on-light', styles.screen, className)}
    >
      {children}
    </figure>
  );
}
