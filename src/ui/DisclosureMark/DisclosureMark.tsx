import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './DisclosureMark.module.css';

/** The mark in a `summary`: plus while its `details` are closed, minus while they are open, nothing in print. */
export function DisclosureMark({ className }: { className?: string | undefined }) {
  return (
    <span className={classNames(styles.mark, className)}>
      <Icon name="plus" />
      <Icon name="minus" />
    </span>
  );
}
