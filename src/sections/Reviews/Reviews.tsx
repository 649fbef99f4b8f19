import { lucideIcon } from '../../content/pictures/icons.ts';
import { filled, tenths } from '../../schema/words.ts';
import type { RecordOf, SectionProps } from '../../site/site.ts';
import { Carousel } from '../../ui/Carousel/Carousel.tsx';
import { classNames } from '../../ui/class-names.ts';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Shapes } from '../../ui/Icon/Shapes.tsx';
import { Image } from '../../ui/Image/Image.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './Reviews.module.css';

/** A carousel of testimonials, chosen by the logos of the clients. */
export function Reviews(props: SectionProps<'reviews'>) {
  const { id, label, heading, items, site } = props;
  return (
    <Section of={props} ground="tint">
      <div className="wrap">
        <div className={classNames('columns', styles.head)} data-reveal="">
          {label && <p className={classNames('t-strong', styles.label)}>{label}</p>}
          <h2 id={`${id}-heading`} className={classNames('t-soft', styles.heading)}>
            {heading}
          </h2>
        </div>
        <Carousel
          section={id}
          names={useWords().reviews}
          slides={items.map((review) => ({
            slide: (
              <Review
                {...review}
                study={site
                  .all('caseStudies')
                  .find(({ client }) => client?.id === review.client.id)}
              />
            ),
            mark: (
              <Image
                picture={{ ...review.client.logo, alt: review.client.name }}
                className={styles.logo}
              />
            ),
          }))}
        />
      </div>
    </Section>
  );
}

/** The highest rating. */
const STARS = 5;

interface ReviewProps extends RecordOf<'testimonials'> {
  /** The work that is reviewed. */
  study?: RecordOf<'caseStudies'> | undefined;
}

function Review({ quote, author, role, rating, client, portrait, study }: ReviewProps) {
  const words = useWords();
  const score = tenths(words, rating);
  return (
    <figure className={classNames('columns', styles.review)}>
      <p
        className={styles.rating}
        role="img"
        aria-label={filled(words, words.reviews.rated, { score, most: STARS })}
      >
        {Array.from({ length: STARS }, (_, place) => (
          <span key={place} className={place < Math.round(rating) ? styles.full : undefined}>
            <Shapes shapes={lucideIcon('star')} />
          </span>
        ))}
        <b className="t-name">{score}</b>
      </p>
      <blockquote className={classNames('t-quote', styles.quote)}>
        <q>{quote}</q>
      </blockquote>
      {study && (
        <p className={styles.study}>
          <GoLink href={study.href} label={study.headline} />
        </p>
      )}
      <figcaption className={styles.person}>
        {portrait && <Plate picture={portrait} className={styles.portrait} />}
        <p className={classNames('t-name', styles.author)}>{author}</p>
        <p className="t-soft">
          {/* An element of its own, so that a click in the editor finds its field. */}
          <span>{role}</span>, {client.name}
        </p>
      </figcaption>
    </figure>
  );
}
