import type { z } from 'zod';
import { Plate } from '../../ui/Plate/Plate.tsx';
import type { Picture } from '../../ui/picture.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './StatementHero.module.css';
import { FOUNDED, type statementHeroSchema } from './schema.ts';

export interface StatementHeroProps extends Omit<z.infer<typeof statementHeroSchema>, 'plate'> {
  /** The year in which the company was founded. */
  founded: number;
  picture: Picture;
}

/** From which width to height on a plate is drawn for a low band. */
const LOW_FROM = 4;

/** The first view of a page: one statement, a lead, and a plate across the page. */
export function StatementHero(props: StatementHeroProps) {
  const { type, id, ground, heading, lead, founded, picture } = props;
  const low = picture.width / picture.height >= LOW_FROM;
  return (
    <Section id={id} type={type} ground={ground ?? 'white'} padded={false}>
      <Wrap grid className={styles.text}>
        <h1 id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h1>
        <p className={styles.lead}>{lead.replace(FOUNDED, String(founded))}</p>
      </Wrap>
      <Plate picture={picture} eager className={low ? styles.low : styles.high} />
    </Section>
  );
}
