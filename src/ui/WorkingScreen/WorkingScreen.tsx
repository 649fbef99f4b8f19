import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './WorkingScreen.module.css';

interface WorkingScreenProps {
  /** The accessible name. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** An interactive screen of a product. Its text is the product's own, so it is English on every page. */
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
