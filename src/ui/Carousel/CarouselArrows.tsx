import { Icon } from '../Icon/Icon.tsx';
import styles from './CarouselArrows.module.css';

interface CarouselArrowsProps {
  /** What one step moves by, such as "slide"; continues the buttons' names. */
  unit: string;
  onPrevious: () => void;
  onNext: () => void;
}

/** The two square buttons that move a carousel. */
export function CarouselArrows({ unit, onPrevious, onNext }: CarouselArrowsProps) {
  return (
    <div className={styles.arrows}>
      <button
        type="button"
        aria-label={`Previous ${unit}`}
        className={styles.previous}
        onClick={onPrevious}
      >
        <Icon name="arrow-left" />
      </button>
      <button type="button" aria-label={`Next ${unit}`} className={styles.next} onClick={onNext}>
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}
