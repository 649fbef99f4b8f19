import type { ReactNode } from 'react';
import type { SectionProps } from '../../site/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { FigureGrid } from '../../ui/FigureGrid/FigureGrid.tsx';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { SideBySide } from '../../ui/SideBySide/SideBySide.tsx';
import styles from './MediaText.module.css';

type MediaTextProps = SectionProps<'mediaText'>;

/** A picture with text beside it. */
export function MediaText(props: MediaTextProps) {
  return (
    <Section of={props} ground="light" space="none">
      <SideBySide side={props.side} tall picture={<Media {...props} />}>
        <Words {...props} />
      </SideBySide>
    </Section>
  );
}

function Media({ picture, person }: MediaTextProps): ReactNode {
  const shown = picture ?? person?.portrait;
  return shown && <Plate picture={shown} className={person && styles.portrait} />;
}

function Words(props: MediaTextProps) {
  const { text, facts, figures, quote, action, person } = props;
  const speaker = person
    ? { author: person.name, role: person.position }
    : { author: props.author, role: props.role };
  return (
    <>
      <SectionHeading of={props} layout="stack" />
      <p className={classNames('t-lead t-soft', styles.text)}>{text}</p>
      {facts && (
        <dl className={styles.facts} data-reveal="">
          {facts.map(({ label, value }, index) => (
            <div key={index} className="apart">
              <dt className="t-soft">{label}</dt>
              <dd className="t-name">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {figures && <FigureGrid small figures={figures} />}
      {quote && <Quote quote={quote} {...speaker} />}
      {action && (
        <p className={styles.action}>
          <GoLink {...action} />
        </p>
      )}
    </>
  );
}

interface QuoteProps {
  /** Without quotation marks. */
  quote: string;
  author?: string | undefined;
  role?: string | undefined;
}

function Quote({ quote, author, role }: QuoteProps) {
  return (
    <figure className={styles.quotation}>
      <blockquote className={classNames('t-quote', styles.quote)}>
        <p>
          <q>{quote}</q>
        </p>
      </blockquote>
      {author && (
        <figcaption className={styles.by}>
          <p className="t-name">{author}</p>
          {role && <p className="t-small t-soft">{role}</p>}
        </figcaption>
      )}
    </figure>
  );
}
