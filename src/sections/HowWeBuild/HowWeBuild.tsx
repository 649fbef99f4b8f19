import type { z } from 'zod';
import { Plate } from '../../ui/Plate/Plate.tsx';
import type { Picture } from '../../ui/picture.ts';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './HowWeBuild.module.css';
import type { howWeBuildSchema } from './schema.ts';

interface Block {
  readonly title: string;
  readonly text: string;
  readonly picture: Picture;
}

export interface HowWeBuildProps extends Omit<z.infer<typeof howWeBuildSchema>, 'blocks'> {
  blocks: readonly Block[];
}

/** How digital products are built: three blocks whose plates stand on one line and fall like a tide. */
export function HowWeBuild(props: HowWeBuildProps) {
  const { type, id, ground, label, heading, lead, blocks } = props;
  return (
    <Section id={id} type={type} ground={ground ?? 'fog'}>
      <Wrap>
        <SectionHeading section={id} layout="gauge" label={label} heading={heading} lead={lead} />
        <ul role="list" className={styles.blocks}>
          {blocks.map(({ title, text, picture }, index) => (
            <li key={title} className={styles.block} {...revealCard(index)}>
              <Plate picture={picture} className={styles.plate} />
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
