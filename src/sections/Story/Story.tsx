import type { RecordOf, SectionIn, SectionProps } from '../../site/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { LargeFigure } from '../../ui/LargeFigure/LargeFigure.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { HeadedSection } from '../../ui/SectionHeading/SectionHeading.tsx';
import styles from './Story.module.css';

/** A part of a case study or an article. */
export function Story(props: SectionProps<'story'>) {
  const { id } = props;
  switch (props.layout) {
    case 'prose':
      return (
        <Section of={props} ground={props.salutation ? 'tint' : 'light'}>
          <div className="wrap columns">
            <Prose {...props} />
          </div>
        </Section>
      );
    case 'rows':
      return (
        <HeadedSection of={props} ground="light">
          <Rows {...props} />
        </HeadedSection>
      );
    case 'figure': {
      const { value, label, measured } = props.study.result;
      return (
        <Section of={props} ground="dark">
          <LargeFigure id={id} value={value} label={label} text={measured} />
        </Section>
      );
    }
    case 'testimonial':
    case 'quote':
      return (
        <Section of={props} ground="tint">
          <div className="wrap columns">
            {props.layout === 'quote' ? (
              <Quote {...props} />
            ) : (
              <Quote
                {...props.testimonial}
                id={id}
                role={`${props.testimonial.role}, ${props.testimonial.client.name}`}
              />
            )}
          </div>
        </Section>
      );
  }
}

function Prose({ id, heading, salutation, paragraphs, signature }: SectionIn<'story', 'prose'>) {
  return (
    <>
      <h2 id={`${id}-heading`} className={classNames('t-head', styles.title)}>
        {heading}
      </h2>
      <div className={classNames('t-lead prose', styles.text)}>
        {salutation && <p>{salutation}</p>}
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
        {signature && <p className="t-strong">{signature}</p>}
      </div>
    </>
  );
}

function Rows({ items }: SectionIn<'story', 'rows'>) {
  return (
    <ol role="list" className={styles.rows}>
      {items.map(({ over, mark, title, paragraphs }, index) => (
        <li key={index} className={classNames('columns', styles.row)}>
          {mark && (
            <p className={classNames('t-number', styles.mark)}>
              {over && <span className={classNames('t-aside', styles.over)}>{over} </span>}
              {mark}
            </p>
          )}
          <h3 className={classNames('t-head', styles.rowTitle)}>{title}</h3>
          <div className={classNames('prose', styles.how)}>
            {paragraphs.map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

type QuoteProps = Pick<SectionIn<'story', 'quote'>, 'id' | 'quote' | 'author' | 'role'> &
  Partial<Pick<RecordOf<'testimonials'>, 'portrait'>>;

function Quote({ id, quote, author, role, portrait }: QuoteProps) {
  return (
    <>
      {/* The name is the heading, for screen readers; it is visible below the quote. */}
      <h2 id={`${id}-heading`} className="unseen">
        {author}, {role}
      </h2>
      {portrait && <Plate picture={portrait} className={styles.portrait} />}
      <figure className={classNames('stack', styles.quotation)}>
        <blockquote className="t-quote">
          <p>
            <q>{quote}</q>
          </p>
        </blockquote>
        <figcaption>
          <p className="t-strong">{author}</p>
          <p className={classNames('t-soft', styles.role)}>{role}</p>
        </figcaption>
      </figure>
    </>
  );
}
