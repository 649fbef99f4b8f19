import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Button.module.css';
import { Button } from './Button.tsx';

interface ButtonsProps {
  actions: readonly { readonly href: string; readonly label: string }[];
  /** The look of the first: ink, which is light on dark grounds, or brand on a light page. */
  primary?: 'ink' | 'brand';
  /** On phones one over the other, as wide as the page. */
  stacked?: boolean;
  className?: string | undefined;
  /** What stands in the row after them. */
  children?: ReactNode;
}

/** Buttons in a row, of which the first stands out; nothing where there is none. */
export function Buttons(props: ButtonsProps) {
  const { actions, primary = 'ink', stacked = false, className, children } = props;
  if (actions.length === 0) return null;
  return (
    <div className={classNames(styles.buttons, stacked && styles.stacked, className)}>
      {actions.map((action, index) => (
        <Button key={index} {...action} variant={index === 0 ? primary : 'line'} />
      ))}
      {children}
    </div>
  );
}
