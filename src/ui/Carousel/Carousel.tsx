import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Carousel.module.css';

interface CarouselProps {
  /** The id of the section, whose heading names it. */
  section: string;
  /** What its slides are, for assistive technology. */
  name: string;
  /** What one of them is called, such as "slide"; continues the buttons' names. */
  unit: string;
  /** On narrow screens slides are as wide as what they hold, and cards snap one by one. */
  loose?: boolean;
  slides: readonly {
    /** Tells it from the others. */
    readonly name: string;
    readonly slide: ReactNode;
    /** What stands on the button that shows it, in place of a square. */
    readonly mark?: ReactNode;
  }[];
}

/**
 * Slides in a row that scrolls and snaps by itself, so that touch and arrow keys need no script; behaviours/carousel.ts
 * lets the buttons move it. Without script all slides stand below one another.
 */
export function Carousel({ section, name, unit, loose = false, slides }: CarouselProps) {
  const said = (index: number) => `${unit} ${index + 1} of ${slides.length}`;
  const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      role="group"
      aria-roledescription="carousel"
      aria-labelledby={`${section}-heading`}
      className={styles.carousel}
      data-carousel=""
    >
      <ul
        role="list"
        aria-label={name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the Tab key
        tabIndex={0}
        className={classNames(styles.track, loose && styles.loose)}
        data-reveal=""
      >
        {slides.map((each, index) => (
          <li key={each.name} className={styles.slide}>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
            <div
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}`}
            >
              {each.slide}
            </div>
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.controls}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
          <div role="group" aria-label={`Choose a ${unit}`} className={styles.marks}>
            {slides.map((each, index) => (
              <button
                key={each.name}
                type="button"
                aria-label={each.mark ? undefined : capital(said(index))}
                aria-current={index === 0 ? 'true' : undefined}
                className={each.mark ? styles.mark : styles.square}
              >
                {each.mark}
              </button>
            ))}
          </div>
          <p aria-live="polite" className={styles.said}>
            {capital(said(0))}
          </p>
          <div className={styles.arrows}>
            <button type="button" aria-label={`Previous ${unit}`} data-step="-1">
              <Icon name="arrow-left" />
            </button>
            <button type="button" aria-label={`Next ${unit}`} data-step="1">
              <Icon name="arrow-right" />
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
