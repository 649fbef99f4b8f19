import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Wrap.module.css';

interface WrapProps {
  /** Lays the children on the twelve columns of the page. */
  grid?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Holds content to the width of the page. */
export function Wrap({ grid = false, className, children }: WrapProps) {
  return <div className={classNames(styles.wrap, grid && 'columns', className)}>{children}</div>;
}
