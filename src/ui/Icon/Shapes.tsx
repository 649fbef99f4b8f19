import { classNames } from '../class-names.ts';
import styles from './Icon.module.css';

interface ShapesProps {
  /** SVG markup from an icon package, resolved at build; never from content or a visitor. */
  shapes: string;
  /** Mirrored in right-to-left text. */
  directed?: boolean;
  /** Moves onward while its link, or the card around it, is hovered or focused. */
  moving?: boolean | undefined;
}

/** A decorative icon from an icon package, 20 px unless `--icon` sets a size. */
export function Shapes({ shapes, directed = false, moving = false }: ShapesProps) {
  return (
    <svg
      className={classNames(styles.icon, directed && 'mirrored', moving && styles.moving)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}
