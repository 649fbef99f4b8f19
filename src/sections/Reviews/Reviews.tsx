import type { Ground } from '../../schema/ground.ts';
import type { Logo, Picture } from '../../schema/picture.ts';
import { CarouselArrows } from '../../ui/Carousel/CarouselArrows.tsx';
import { useCarousel } from '../../ui/Carousel/use-carousel.ts';
import { Shapes } from '../../ui/Icon/Shapes.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Reviews.module.css';

/** What a client said, and who said it. */
interface Review {
  readonly quote: string;
  readonly author: string;
  readonly role: string;
  /** Out of 5. */
  readonly rating: number;
  /** The client's logo, with its name. */
  readonly logo: Logo;
  readonly portrait?: Picture | undefined;
}

export interface ReviewsProps {
  id: string;
  ground?: Ground | undefined;
  label?: string | undefined;
  heading: string;
  reviews: readonly Review[];
  /** The drawing of a star, resolved. */
  star: string;
}

/**
 * What clients said, one at a time: a row that scrolls and snaps by itself, so that touch and arrow keys
 * need no script; the buttons and the client marks move it. Without script all reviews stand below one another.
 */
export function Reviews({ id, ground, label, heading, reviews, star }: ReviewsProps) {
  const { current, show, track } = useCarousel<HTMLUListElement>(reviews.length);

  return (
    <Section id={id} type="reviews" ground={ground ?? 'tint'}>
      <Wrap>
        <div className={styles.head} data-reveal="">
          {label && <p className={styles.label}>{label}</p>}
          <h2 id={`${id}-heading`} className={styles.heading}>
            {heading}
          </h2>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
        <div
          role="group"
          aria-roledescription="carousel"
          aria-labelledby={`${id}-heading`}
          className={styles.carousel}
          data-reveal=""
        >
          <ul role="list" aria-label="Reviews" className={styles.row} {...track}>
            {reviews.map((review, index) => (
              <li key={review.author}>
                {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
                <div
                  role="group"
                  aria-roledescription="slide"
                  aria-label={`${index + 1} of ${reviews.length}`}
                >
                  <Slide {...review} star={star} />
                </div>
              </li>
            ))}
          </ul>
          {reviews.length > 1 && (
            <>
              <div className={styles.controls}>
                <CarouselArrows
                  unit="review"
                  onPrevious={() => show(current - 1)}
                  onNext={() => show(current + 1)}
                />
                <p className={styles.count} aria-live="polite">
                  {current + 1} of {reviews.length}
                </p>
              </div>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
              <div role="group" aria-label="Reviews by client" className={styles.clients}>
                {reviews.map(({ author, logo: { name, ...picture } }, index) => (
                  <button
                    key={author}
                    type="button"
                    aria-current={index === current ? 'true' : undefined}
                    className={styles.client}
                    onClick={() => show(index)}
                  >
                    <img {...picture} alt={name} loading="lazy" decoding="async" />
                  </button>
                ))}
              </div>
            </>
          )}
        </div>
      </Wrap>
    </Section>
  );
}

type SlideProps = Review & Pick<ReviewsProps, 'star'>;

/** The most stars a review gives. */
const STARS = 5;

function Slide({ quote, author, role, rating, logo, portrait, star }: SlideProps) {
  const score = rating.toFixed(1);
  return (
    <figure className={styles.slide}>
      <p className={styles.rating} role="img" aria-label={`Rated ${score} out of ${STARS}`}>
        {Array.from({ length: STARS }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stars have no identity but their place
          <span key={place} className={place < Math.round(rating) ? styles.full : undefined}>
            <Shapes shapes={star} />
          </span>
        ))}
        <b>{score}</b>
      </p>
      <blockquote className={styles.quote}>{quote}</blockquote>
      <figcaption className={styles.person}>
        {portrait && <Plate picture={portrait} className={styles.portrait} />}
        <p className={styles.author}>{author}</p>
        <p className={styles.role}>{`${role}, ${logo.name}`}</p>
      </figcaption>
    </figure>
  );
}
