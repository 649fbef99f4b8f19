import { plateImage } from '../../content/pictures/drawn-pictures.ts';
import type { SectionProps } from '../../site/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './ContactStrip.module.css';

/** The hero of the contact page: the title on a strip in the brand colour, and the response time. */
export function ContactStrip(props: SectionProps<'contactStrip'>) {
  const { id, heading, response } = props;
  const picture = plateImage('frame/contact', 'band');
  const backdrop = { picture, eager: true, focus: 'right', className: styles.plate } as const;
  const sentences = heading.split(/(?<=[.?!])\s+/);
  return (
    <Section of={props} ground="brand" space="none" backdrop={backdrop}>
      <div className={classNames('wrap', styles.inner)}>
        <h1 id={`${id}-heading`} className={classNames('t-display', styles.heading)}>
          {sentences.map((sentence, index) => (
            <span key={index}>{sentence} </span>
          ))}
        </h1>
        <p className={classNames('t-strong', styles.response)}>{response}</p>
      </div>
    </Section>
  );
}
