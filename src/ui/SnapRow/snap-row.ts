import { classNames } from '../class-names.ts';
import styles from './SnapRow.module.css';

/**
 * What a list needs to become a row on phones that scrolls sideways, one item after another, with the edge of the next
 * in view. For lists whose order doesn't matter; wide windows show the list as its own class lays it out.
 *
 * @param className the list's own class
 */
export const snapRow = (className: string | undefined) =>
  ({
    className: classNames(className, styles.row),
    'data-snap-row': '',
  }) as const;
