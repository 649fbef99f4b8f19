import type { Link } from '../../schema/fields.ts';
import type { Ground } from '../../schema/ground.ts';
import type { Picture } from '../../schema/picture.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { CarouselArrows } from '../../ui/Carousel/CarouselArrows.tsx';
import { useCarousel } from '../../ui/Carousel/use-carousel.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import unseen from '../../ui/unseen.module.css';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './IndustriesCarousel.module.css';

/** An industry as its card shows it. */
interface IndustryCard {
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
  readonly href?: string | undefined;
}

export interface IndustriesCarouselProps {
  id: string;
  ground?: Ground | undefined;
  label?: string | undefined;
  heading: string;
  lead?: string | undefined;
  slides: readonly { readonly items: readonly IndustryCard[] }[];
  action?: Link | undefined;
}

/**
 * Industries, three cards a slide on wide screens, card by card where there is less room. Buttons and squares
 * move it by whole slides. Without script all slides stand below one another.
 */
export function IndustriesCarousel({
  id,
  ground,
  label,
  heading,
  lead,
  slides,
  action,
}: IndustriesCarouselProps) {
  const { current, show, track } = useCarousel<HTMLDivElement>(slides.length);
  const arrows = (
    <CarouselArrows
      unit="slide"
      onPrevious={() => show(current - 1)}
      onNext={() => show(current + 1)}
    />
  );
  return (
    <Section id={id} type="industriesCarousel" ground={ground ?? 'quiet'}>
      <Wrap>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
        <div
          role="group"
          aria-roledescription="carousel"
          aria-labelledby={`${id}-heading`}
          className={styles.carousel}
        >
          <SectionHeading section={id} layout="split" label={label} heading={heading} lead={lead}>
            <div className={styles.above}>{arrows}</div>
          </SectionHeading>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
          <div role="group" aria-label="Slides" className={styles.track} {...track} data-reveal="">
            {slides.map(({ items }, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
              <div
                key={items[0]?.title}
                role="group"
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${slides.length}`}
                className={styles.slide}
              >
                <ul role="list" className={styles.cards}>
                  {items.map((card) => (
                    <li key={card.title} className={styles.card}>
                      <Card {...card} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <div className={styles.controls}>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
            <div role="group" aria-label="Choose a slide" className={styles.dots}>
              {slides.map(({ items }, index) => (
                <button
                  key={items[0]?.title}
                  type="button"
                  aria-label={`Slide ${index + 1} of ${slides.length}`}
                  aria-current={index === current ? 'true' : undefined}
                  className={styles.dot}
                  onClick={() => show(index)}
                />
              ))}
            </div>
            <div className={styles.below}>{arrows}</div>
            <p aria-live="polite" className={unseen.words}>
              {`Slide ${current + 1} of ${slides.length}`}
            </p>
          </div>
        </div>
        {action && (
          <p className={styles.action}>
            <Button {...action} variant="line" capitals />
          </p>
        )}
      </Wrap>
    </Section>
  );
}

function Card({ title, text, picture, href }: IndustryCard) {
  return (
    <>
      <Plate picture={picture} className={styles.plate} />
      <h3 className={styles.title}>
        {href ? (
          <a href={href} className={styles.link}>
            {title}
            <Icon name="arrow-up-right" />
          </a>
        ) : (
          title
        )}
      </h3>
      <p className={styles.text}>{text}</p>
    </>
  );
}
