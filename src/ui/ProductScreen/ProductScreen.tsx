import type { DrawnCut, Screen } from '../../schema/picture.ts';
import { classNames } from '../class-names.ts';
import { Image } from '../Image/Image.tsx';
import styles from './ProductScreen.module.css';

/** A part of a drawn screen. */
interface Part {
  /** Left, top, width and height in the units of the drawing. */
  readonly at: readonly number[];
  /** What it shows, for those who can't see it. */
  readonly label: string;
}

/** Which box a product screen needs: a screen is wider than high, a phone runs off the foot of its plate. */
export function screenShape(screen: Screen): 'screen' | 'phone' {
  const { width, height } = 'wide' in screen ? screen.wide : screen;
  return width < height ? 'phone' : 'screen';
}

interface ProductScreenProps {
  screen: Screen;
  /** The rectangle of a drawing that is shown alone. */
  part?: Part;
  /** True on a card: where a drawing is narrow or a phone, it ends at its fold. */
  folded?: boolean;
}

/**
 * A product screen. It fills the width its parent gives it and keeps its own height, or less where the parent has a height. A
 * drawing is a file of its own, fetched once for all pages: within them it would be their heaviest part. Where its words would
 * be smaller than 12 px, its narrow cut stands in its place.
 */
export function ProductScreen({ screen, part, folded = false }: ProductScreenProps) {
  if (!('wide' in screen)) return <Image picture={screen} className={styles.photograph} />;
  const { address, label, wide, narrow } = screen;
  if (part) {
    return (
      <div className={styles.drawn} role="img" aria-label={part.label}>
        <Cut href={`${address}#${wide.id}`} viewBox={part.at.join(' ')} />
      </div>
    );
  }
  return (
    // Screens are drawn from left to right, in whatever language the page is.
    <div
      dir="ltr"
      className={classNames(styles.drawn, narrow && styles.both)}
      role="img"
      aria-label={label}
    >
      <Cut
        href={`${address}#${wide.id}`}
        viewBox={viewBox(wide, folded && !narrow)}
        className={styles.wide}
      />
      {narrow && (
        <Cut
          href={`${address}#${narrow.id}`}
          viewBox={viewBox(narrow, folded)}
          className={styles.narrow}
        />
      )}
    </div>
  );
}

const viewBox = ({ width, height, fold }: DrawnCut, folded: boolean) =>
  `0 0 ${width} ${folded ? fold : height}`;

/** One cut of the drawing in a file. */
function Cut({ href, ...look }: { href: string; viewBox: string; className?: string | undefined }) {
  return (
    <>
      {/* Filled by behaviours/late-drawing.ts: a browser would fetch what `use` names at once, before the first view. */}
      <svg {...look} aria-hidden="true" data-late-drawing={href} />
      <noscript>
        <svg {...look} aria-hidden="true">
          <use href={href} />
        </svg>
      </noscript>
    </>
  );
}
