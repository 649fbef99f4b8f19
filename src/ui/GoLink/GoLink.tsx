import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './GoLink.module.css';

interface GoLinkProps {
  href: string;
  label: string;
  /** Continues the label for assistive technology where several links on a page say the same. */
  about?: string | undefined;
  /** Where it leads to the page that it stands on. */
  current?: 'page' | undefined;
}

/** A text link that leads on: underlined words and an arrow. */
export function GoLink({ href, label, about, current }: GoLinkProps) {
  return (
    <a href={href} className={classNames('t-strong tap', styles.go)} aria-current={current}>
      <span className={styles.words}>
        {label}
        {about && <span className="unseen">{` ${about}`}</span>}
      </span>
      <Icon name="arrow-right" />
    </a>
  );
}
