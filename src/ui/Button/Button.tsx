import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Button.module.css';

interface ButtonProps {
  href: string;
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

/** A link that looks like a button: another colour rises in it on hover. */
export function Button({ href, label, variant = 'ink', size = 'large', current }: ButtonProps) {
  const className = classNames(styles.button, styles[variant], styles[size]);
  return (
    <a href={href} className={className} aria-current={current}>
      <span>{label}</span>
      {size === 'large' && <Icon name="arrow-right" />}
    </a>
  );
}
