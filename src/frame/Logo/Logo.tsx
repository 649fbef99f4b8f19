import type { Drawing } from '../../content/brand/drawing.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './Logo.module.css';

/** Longer names are set smaller, in two lines if necessary. Characters. */
const LONG = 14;

interface LogoProps {
  name: string;
  mark: Drawing;
  /** Replaces mark and name, if the brand has a drawn logo. */
  logo?: Drawing | undefined;
  /** The address of the home page. */
  href: string;
  /** Set on the home page. */
  current: 'page' | undefined;
}

/** The link to the home page: mark and name, or the drawn logo. */
export function Logo({ name, mark, logo, href, current }: LogoProps) {
  const { box, shapes } = logo ?? mark;
  return (
    <a
      href={href}
      className={classNames('t-strong tap', styles.logo, name.length > LONG && styles.long)}
      aria-current={current}
      aria-label={logo && name}
    >
      <svg
        viewBox={box.join(' ')}
        aria-hidden="true"
        className={logo && styles.drawn}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes from brand/, which the content check has vetted
        dangerouslySetInnerHTML={{ __html: shapes }}
      />
      {!logo && name}
    </a>
  );
}
