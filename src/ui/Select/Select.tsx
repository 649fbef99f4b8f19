import type { SelectHTMLAttributes } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Select.module.css';

/** The browser's own dropdown, in the look of the fields of a form. */
export function Select(props: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className={styles.select}>
      <select {...props} className="control" />
      <Icon name="chevron-down" />
    </span>
  );
}
