import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Button.module.css';

interface ButtonProps {
  /** Where it leads; without an address it sends the form that it stands in. */
  href?: string;
  label: string;
  /**
   * ink: the usual one (light on dark and brand grounds); brand: the primary of a light page;
   * line: the second beside another.
   */
  variant?: 'ink' | 'brand' | 'line';
  /** Small buttons stand in bars. */
  size?: 'large' | 'small';
  /** Where it leads to the page that it stands on. */
  current?: 'page' | undefined;
}

/** A link that looks like a button, or the button of a form: another colour rises in it on hover. */
export function Button({ href, label, variant = 'ink', size = 'large', current }: ButtonProps) {
  const className = classNames('t-strong', styles.button, styles[variant], styles[size]);
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

interface ButtonBelowProps {
  action: { readonly href: string; readonly label: string } | undefined;
}

/** The button below what a section shows; nothing where it has none. */
export function ButtonBelow({ action }: ButtonBelowProps) {
  if (!action) return null;
  return (
    <p className={styles.below}>
      <Button {...action} variant="line" />
    </p>
  );
}

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
    <div className={classNames('cluster', styles.buttons, stacked && styles.stacked, className)}>
      {actions.map((action, index) => (
        <Button key={index} {...action} variant={index === 0 ? primary : 'line'} />
      ))}
      {children}
    </div>
  );
}
