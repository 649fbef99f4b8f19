import { classNames } from '../class-names.ts';
import styles from './Icon.module.css';

interface ShapesProps {
  /** SVG mark-up from an icon package, resolved at build; never from content or a visitor. */
  shapes: string;
  viewBox?: string;
  /** Drawn in strokes, as interface icons are, or filled, as technology marks are. */
  stroked?: boolean;
  /** Points along the lines, and so the other way where they are read from right to left. */
  directed?: boolean;
}

/** A decorative drawing from an icon package, 20 px unless its parent says otherwise. */
export function Shapes({
  shapes,
  viewBox = '0 0 24 24',
  stroked = true,
  directed = false,
}: ShapesProps) {
  return (
    <svg
      className={classNames(
        styles.icon,
        stroked ? styles.stroked : styles.filled,
        directed && styles.directed,
      )}
      viewBox={viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
