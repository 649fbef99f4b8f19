import type { SelectHTMLAttributes } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Select.module.css';

/** A native `select`, styled like other form controls. */
export function Select(props: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className={styles.select}>
      <select {...props} className="control" />
      <Icon name="chevron-down" />
    </span>
  );
}
