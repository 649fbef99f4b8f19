import type { ReactNode } from 'react';
import type { Link } from '../../schema/fields.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Button.module.css';

interface ButtonProps {
  /** The address of a link; without one the button submits its form. */
  href?: string;
  label: string;
  /**
   * ink: the default (light on dark and brand grounds); brand: the primary button of a light page;
   * line: a secondary button.
   */
  variant?: 'ink' | 'brand' | 'line';
  /** Small buttons are for bars. */
  size?: 'large' | 'small';
  /** Set if it links to the page it is on. */
  current?: 'page' | undefined;
}

/** A link styled as a button, or the submit button of a form. */
export function Button({ href, label, variant = 'ink', size = 'large', current }: ButtonProps) {
  const className = classNames('t-strong stage', styles.button, styles[variant], styles[size]);
  const words = (
    <>
      <span>{label}</span>
      {size === 'large' && <Icon name="arrow-right" />}
    </>
  );
  return href === undefined ? (
    <button type="submit" className={className}>
      {words}
    </button>
  ) : (
    <a href={href} className={className} aria-current={current}>
      {words}
    </a>
  );
}

/** The button below the content of a section, if it has one. */
export function ButtonBelow({ action }: { action: Link | undefined }) {
  if (!action) return null;
  return (
    <p className={styles.below}>
      <Button {...action} variant="line" />
    </p>
  );
}

interface ButtonsProps {
  actions: readonly Link[];
  /** The variant of the first button. */
  primary?: 'ink' | 'brand';
  /** On phones the buttons fill the width, stacked where two don't fit. */
  stacked?: boolean;
  className?: string | undefined;
  /** Shown after the buttons, in the same row. */
  children?: ReactNode;
}

/** A row of buttons, the first of which is primary. */
export function Buttons(props: ButtonsProps) {
  const { actions, primary = 'ink', stacked = false, className, children } = props;
  if (actions.length === 0) return null;
  return (
    <div className={classNames('cluster', styles.buttons, stacked && styles.stacked, className)}>
      {actions.map((action, index) => (
        <Button key={index} {...action} variant={index === 0 ? primary : 'line'} />
      ))}
      {children}
    </div>
  );
}
