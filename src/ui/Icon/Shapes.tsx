import { classNames } from '../class-names.ts';
import styles from './Icon.module.css';

interface ShapesProps {
  /** SVG mark-up from an icon package, resolved at build; never from content or a visitor. */
  shapes: string;
  viewBox?: string;
  /** Drawn in strokes, as interface icons are, or filled, as technology marks are. */
  stroked?: boolean;
}

/** A decorative drawing from an icon package, 20 px unless its parent says otherwise. */
export function Shapes({ shapes, viewBox = '0 0 24 24', stroked = true }: ShapesProps) {
  return (
    <svg
      className={classNames(styles.icon, stroked ? styles.stroked : styles.filled)}
      viewBox={viewBox}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
