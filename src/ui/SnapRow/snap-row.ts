import { classNames } from '../class-names.ts';
import styles from './SnapRow.module.css';

/**
 * The attributes that make a list a sideways-scrolling row on phones, with the edge of the next item in view. Use it for
 * lists whose order doesn't matter. In wide windows the list's own class sets its layout.
 *
 * @param className the list's own class
 */
export const snapRow = (className: string | undefined) =>
  ({
    className: classNames(className, styles.row),
    'data-snap-row': '',
  }) as const;
