import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './DisclosureMark.module.css';

/** What a `summary` shows of its `details`: a plus while they are closed, a minus while they are open, nothing on paper. */
export function DisclosureMark({ className }: { className?: string | undefined }) {
  return (
    <span className={classNames(styles.mark, className)}>
      <Icon name="plus" />
      <Icon name="minus" />
    </span>
  );
}
