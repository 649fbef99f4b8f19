import type { z } from 'zod';
import { Berth } from '../../ui/Berth/Berth.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import type { Picture } from '../../ui/picture.ts';
import { Quote } from '../../ui/Quote/Quote.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import styles from './HumanCentric.module.css';
import type { humanCentricSchema } from './schema.ts';

/** A figure, and its bolder drawing for narrow screens. */
interface Person {
  readonly wide: Picture;
  readonly narrow: Picture;
}

export interface HumanCentricProps extends z.infer<typeof humanCentricSchema> {
  /** The plate behind the figures. */
  plate: Picture;
  people: Readonly<Record<(typeof PLACES)[number], Person>>;
}

/** Where the three figures stand, from the back to the front. */
const PLACES = ['back', 'middle', 'front'] as const;

/** What the company believes about people, beside three of them who stand one over the other. */
export function HumanCentric(props: HumanCentricProps) {
  const { type, id, ground, label, heading, text, quote, author, role, plate, people } = props;
  const group = (
    <div className={styles.people}>
      <Plate picture={plate} className={styles.ground} />
      {PLACES.map((place) => {
        const { wide, narrow } = people[place];
        return (
          <picture key={place}>
            <source
              media="(max-width: 768px)"
              srcSet={narrow.src}
              width={narrow.width}
              height={narrow.height}
            />
            <img
              {...wide}
              alt=""
              loading="lazy"
              decoding="async"
              className={classNames(styles.figure, styles[place])}
            />
          </picture>
        );
      })}
    </div>
  );
  return (
    <Section id={id} type={type} ground={ground ?? 'white'} padded={false}>
      <Berth side="start" people picture={group}>
        <SectionHeading section={id} layout="berth" label={label} heading={heading} />
        <p className={styles.text}>{text}</p>
        <Quote quote={quote} author={author} role={role} />
      </Berth>
    </Section>
  );
}
