import type { Drawing } from '../../content/brand-drawing.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './Logo.module.css';

/** A name of more letters is set smaller, in two lines where it must. */
const LONG = 14;

interface LogoProps {
  /** The brand name. */
  name: string;
  mark: Drawing;
  /** The drawn name that stands in place of mark and name. */
  logo?: Drawing | undefined;
  /** The address of the home page. */
  href: string;
  /** Whether this is the home page itself. */
  current: boolean;
}

/** The mark and the name, or the drawn name, linked home. */
export function Logo({ name, mark, logo, href, current }: LogoProps) {
  const { box, shapes } = logo ?? mark;
  return (
    <a
      href={href}
      className={classNames('t-strong tap', styles.logo, name.length > LONG && styles.long)}
      aria-current={current ? 'page' : undefined}
      aria-label={logo && name}
    >
      <svg
        viewBox={box.join(' ')}
        aria-hidden="true"
        className={logo && styles.drawn}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of brand/, which the content check has looked through
        dangerouslySetInnerHTML={{ __html: shapes }}
      />
      {!logo && name}
    </a>
  );
}
