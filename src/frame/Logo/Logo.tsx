import styles from './Logo.module.css';

interface LogoProps {
  /** The brand name. */
  name: string;
  /** Whether this is the home page itself. */
  current: boolean;
}

/** The mark and the name, linked home. A rebrand replaces the drawing. */
export function Logo({ name, current }: LogoProps) {
  return (
    <a href="/" className={styles.logo} aria-current={current ? 'page' : undefined}>
      <svg viewBox="0 0 26 26" aria-hidden="true">
        <path d="M0 1h26v3.4H0zM8 6.2h10v3.4H8zM9.6 11.4h10v3.4h-10zM8 16.6h10V20H8zM5.4 21.8h10v3.4h-10z" />
      </svg>
      {name}
    </a>
  );
}
