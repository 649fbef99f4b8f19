import type { Link } from '../../schema/fields.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './GoLink.module.css';

interface GoLinkProps extends Link {
  /** Added to the label for screen readers, to tell apart links with the same label. */
  about?: string | undefined;
  /** Set if it links to the page it is on. */
  current?: 'page' | undefined;
}

/** An underlined text link with an arrow. */
export function GoLink({ href, label, about, current }: GoLinkProps) {
  return (
    <a href={href} className={classNames('t-strong tap', styles.go)} aria-current={current}>
      <span className={styles.words}>
        {label}
        {about && <span className="unseen">{` ${about}`}</span>}
      </span>
      <Icon name="arrow-right" moving />
    </a>
  );
}
