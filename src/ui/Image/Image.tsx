import type { Picture, PictureSet } from '../../schema/picture.ts';
import { classNames } from '../class-names.ts';
import styles from './Image.module.css';

interface ImageProps {
  /** Its `narrow` version, if any, is for narrow screens: smaller, or another shape. */
  picture: PictureSet;
  /** The widest window that gets the narrow version, in px. */
  narrowTo?: number;
  /** Fetched at once; for pictures in the first view. */
  eager?: boolean;
  className?: string | undefined;
}

/** A plate or one of the owner's pictures; style sheets set its size. */
export function Image({ picture, narrowTo = 768, eager = false, className }: ImageProps) {
  const { src, width, height, alt = '', avif, focus, narrow } = picture;
  const image = (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={classNames(
        className,
        focus && styles.kept,
        focus && styles[`x${nearestStep(focus.x)}`],
        focus && styles[`y${nearestStep(focus.y)}`],
      )}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!narrow && !avif) return image;
  return (
    <picture>
      {narrow && <Source picture={narrow} media={`(max-width: ${narrowTo}px)`} eager={eager} />}
      {avif && <Source picture={picture} eager={eager} />}
      {image}
    </picture>
  );
}

interface SourceProps {
  picture: Picture;
  media?: string;
  eager: boolean;
}

function Source({ picture: { src, width, height, avif, sizes = '' }, media, eager }: SourceProps) {
  return (
    <source
      media={media}
      type={avif && 'image/avif'}
      srcSet={avif ?? src}
      // For a lazy picture, browsers that support `auto` use its width in the layout.
      sizes={avif && (eager ? sizes : `auto, ${sizes}`)}
      width={width}
      height={height}
    />
  );
}

/** The steps of a focal point in the style sheet, in per cent. */
const STEPS = [0, 20, 50, 80, 100];

const nearestStep = (percent: number) =>
  STEPS.toSorted((a, b) => Math.abs(a - percent) - Math.abs(b - percent))[0];
