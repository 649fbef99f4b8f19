import type { ReactNode } from 'react';
import { filled, type Words } from '../../schema/words.ts';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useWords } from '../words.ts';
import styles from './Carousel.module.css';

interface CarouselProps {
  /** The id of the section, whose heading labels the carousel. */
  section: string;
  /** The accessible names of its slides and buttons. */
  names: Words['slides'];
  /** On narrow screens slides are as wide as their content, and cards snap one by one. */
  loose?: boolean;
  slides: readonly {
    readonly slide: ReactNode;
    /** The content of the slide's button, instead of a square. */
    readonly mark?: ReactNode;
  }[];
}

/**
 * Slides in a row that scrolls and snaps, so that touch and arrow keys need no script; behaviours/carousel.ts makes the
 * buttons work. Without script the slides are stacked.
 */
export function Carousel({ section, names, loose = false, slides }: CarouselProps) {
  const words = useWords();
  const total = slides.length;
  const placeText = (index: number) => filled(words, names.place, { n: index + 1, total });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      role="group"
      aria-roledescription={words.carousel.role}
      aria-labelledby={`${section}-heading`}
      data-carousel=""
    >
      <ul
        role="list"
        aria-label={names.name}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element needs a Tab stop
        tabIndex={0}
        className={classNames(styles.track, loose && styles.loose)}
        data-reveal=""
      >
        {slides.map((each, index) => (
          <li key={index} className={styles.slide} data-carousel-place={placeText(index)}>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
            <div
              role="group"
              aria-roledescription={words.carousel.slide}
              aria-label={filled(words, words.carousel.place, { n: index + 1, total })}
            >
              {each.slide}
            </div>
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={classNames('cluster', styles.controls)}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
          <div
            role="group"
            aria-label={names.choose}
            className={classNames('cluster', styles.marks)}
          >
            {slides.map((each, index) => (
              <button
                key={index}
                type="button"
                aria-label={each.mark ? undefined : placeText(index)}
                aria-current={index === 0 ? 'true' : undefined}
                className={each.mark ? styles.mark : styles.square}
              >
                {each.mark}
              </button>
            ))}
          </div>
          <p aria-live="polite" className={classNames('t-soft t-tabular', styles.status)}>
            {placeText(0)}
          </p>
          <div className={styles.arrows}>
            <button type="button" aria-label={names.previous} data-step="-1">
              <Icon name="arrow-left" />
            </button>
            <button type="button" aria-label={names.next} data-step="1">
              <Icon name="arrow-right" />
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
