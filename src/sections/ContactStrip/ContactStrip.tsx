import type { z } from 'zod';
import type { Picture } from '../../schema/picture.ts';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './ContactStrip.module.css';
import type { contactStripSchema } from './schema.ts';

export interface ContactStripProps extends z.infer<typeof contactStripSchema> {
  /** The plate behind the text, tone on tone. */
  picture: Picture;
}

/** The first view of the contact page: the title on a strip of the brand colour, and how soon an answer comes. */
export function ContactStrip(props: ContactStripProps) {
  const { id, heading, response, picture } = props;
  const backdrop = { picture, eager: true, focus: 'right', className: styles.plate } as const;
  const sentences = heading.split(/(?<=[.?!])\s+/);
  return (
    <Section of={props} ground="brand" padded={false} backdrop={backdrop}>
      <div className={classNames('wrap', styles.inner)}>
        <h1 id={`${id}-heading`} className={classNames('t-display', styles.heading)}>
          {sentences.map((sentence, index) => (
            <span key={index}>{sentence} </span>
          ))}
        </h1>
        <p className={styles.response}>{response}</p>
      </div>
    </Section>
  );
}
