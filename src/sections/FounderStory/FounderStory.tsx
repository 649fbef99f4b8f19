import type { z } from 'zod';
import { Berth } from '../../ui/Berth/Berth.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import type { Picture } from '../../ui/picture.ts';
import { Quote } from '../../ui/Quote/Quote.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import styles from './FounderStory.module.css';
import type { founderStorySchema } from './schema.ts';

export interface FounderStoryProps extends Omit<z.infer<typeof founderStorySchema>, 'founder'> {
  /** Who tells it. */
  founder: { readonly name: string; readonly position: string };
  /** The portrait of the founder. */
  picture: Picture;
}

/** How the company began, told by a founder beside their portrait. */
export function FounderStory(props: FounderStoryProps) {
  const { type, id, ground, label, heading, text, quote, founder, picture } = props;
  return (
    <Section id={id} type={type} ground={ground ?? 'abyss'} padded={false}>
      <Berth side="end" people picture={<Plate picture={picture} className={styles.portrait} />}>
        <SectionHeading section={id} layout="berth" label={label} heading={heading} />
        <p className={styles.text}>{text}</p>
        <Quote quote={quote} author={founder.name} role={founder.position} />
      </Berth>
    </Section>
  );
}
