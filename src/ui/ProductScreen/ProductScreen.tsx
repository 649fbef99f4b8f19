import type { DrawnCut, Screen } from '../../schema/picture.ts';
import { classNames } from '../class-names.ts';
import { Image } from '../Image/Image.tsx';
import styles from './ProductScreen.module.css';

/** Whether a product screen is a desktop screen (wider than high) or a phone. */
export function screenShape(screen: Screen): 'screen' | 'phone' {
  const { width, height } = 'wide' in screen ? screen.wide : screen;
  return width < height ? 'phone' : 'screen';
}

interface ProductScreenProps {
  screen: Screen;
  /** Shows the narrow cut, or a phone, down to its fold; for cards. */
  folded?: boolean;
}

/**
 * A product screen. It fills the width of its parent and keeps its proportions unless the parent limits its height. Drawings
 * are separate files, fetched once for all pages, since they are too heavy to inline. Where its text would be smaller than
 * 12 px, a drawing is replaced by its narrow cut.
 */
export function ProductScreen({ screen, folded = false }: ProductScreenProps) {
  if (!('wide' in screen)) return <Image picture={screen} className={styles.photograph} />;
  const { address, label, lang, wide, narrow } = screen;
  const both = narrow && !folded;
  return (
    <div
      lang={lang}
      className={classNames(styles.drawn, both && styles.both)}
      role="img"
      aria-label={label}
    >
      {(both || !narrow) && (
        <Cut
          href={`${address}#${wide.id}`}
          viewBox={viewBox(wide, folded)}
          className={styles.wide}
        />
      )}
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

interface CutProps {
  href: string;
  viewBox: string;
  className: string | undefined;
}

function Cut({ href, ...look }: CutProps) {
  return (
    <>
      {/* behaviours/late-drawing.ts adds the `use`, which the browser would otherwise fetch before the first view. */}
      <svg {...look} aria-hidden="true" data-late-drawing={href} />
      <noscript>
        <svg {...look} aria-hidden="true">
          <use href={href} />
        </svg>
      </noscript>
    </>
  );
}
