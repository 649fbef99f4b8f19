import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import type { Picture } from '../../schema/picture.ts';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { ProductScreen, screenShape } from '../../ui/ProductScreen/ProductScreen.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import unseen from '../../ui/unseen.module.css';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Story.module.css';
import type { storySchema } from './schema.ts';

type StoryRecord = Resolved<z.infer<typeof storySchema>>;
type StoryProps = StoryRecord & {
  /** The plate under drawn screens. */
  readonly plate: Picture;
};
type PropsIn<Layout> = Extract<StoryProps, { layout: Layout }>;

/** The letters that a figure has at its full size. */
const LOUD_LETTERS = 7;

/** The widest part of a drawn screen whose words can be read on a phone, in units of the drawing. */
const BROAD = 390;

/** A part of something told at length. */
export function Story(props: StoryProps) {
  const { type, id, ground, layout } = props;
  switch (layout) {
    case 'prose':
      return (
        <Section id={id} type={type} ground={ground ?? (props.salutation ? 'tint' : 'light')}>
          <Wrap grid>
            <Prose {...props} />
          </Wrap>
        </Section>
      );
    case 'rows':
      return (
        <Section id={id} type={type} ground={ground ?? 'light'}>
          <Wrap>
            <Rows {...props} />
          </Wrap>
        </Section>
      );
    case 'contrast':
      return (
        <Section id={id} type={type} ground={ground ?? 'light'}>
          <Wrap>
            <Contrast {...props} />
          </Wrap>
        </Section>
      );
    case 'screen':
      return (
        <Section id={id} type={type} ground={ground ?? 'light'} padded={false}>
          <Screen {...props} />
        </Section>
      );
    case 'figure': {
      const { value, label, measured } = props.study.result;
      return (
        <Section id={id} type={type} ground={ground ?? 'dark'}>
          <Wrap grid>
            <h2
              id={`${id}-heading`}
              className={classNames(styles.result, value.length > LOUD_LETTERS && styles.long)}
            >
              <span className={classNames('t-stat', styles.loud)}>{value}</span>{' '}
              <span className={classNames('t-quiet', styles.counted)}>{label}</span>
            </h2>
            <p className={styles.measured}>{measured}</p>
          </Wrap>
        </Section>
      );
    }
    case 'testimonial':
    case 'quote':
      return (
        <Section id={id} type={type} ground={ground ?? 'tint'}>
          <Wrap grid>
            {props.layout === 'quote' ? (
              <Quote {...props} />
            ) : (
              <Quote
                {...props.testimonial}
                id={id}
                role={`${props.testimonial.role}, ${props.testimonial.client.name}`}
              />
            )}
          </Wrap>
        </Section>
      );
  }
}

function Prose({ id, heading, salutation, paragraphs, signature }: PropsIn<'prose'>) {
  return (
    <>
      <h2 id={`${id}-heading`} className={classNames('t-head', styles.title)}>
        {heading}
      </h2>
      <div className={classNames('t-lead', styles.text)}>
        {salutation && <p>{salutation}</p>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {signature && <p className={styles.signature}>{signature}</p>}
      </div>
    </>
  );
}

function Rows({ id, heading, lead, items }: PropsIn<'rows'>) {
  const marked = items.some(({ mark }) => mark);
  return (
    <>
      <Head id={id} heading={heading} lead={lead} />
      <ol role="list" className={classNames(styles.rows, !marked && styles.plain)}>
        {items.map(({ over, mark, title, paragraphs, turning }) => (
          <li key={title} className={classNames('columns', styles.row, turning && styles.turning)}>
            {marked && (
              <p className={classNames('t-number', styles.mark)}>
                {over && <span className={styles.over}>{over} </span>}
                {mark}
              </p>
            )}
            <h3 className={classNames('t-head', styles.what)}>{title}</h3>
            <div className={styles.how}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function Head({ id, heading, lead }: { id: string; heading: string; lead?: string | undefined }) {
  return (
    <div className={classNames('columns', styles.head)}>
      <h2 id={`${id}-heading`} className={classNames('t-title', styles.heading)}>
        {heading}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}

function Contrast({ id, heading, lead, subject, before, after, items }: PropsIn<'contrast'>) {
  return (
    <>
      <Head id={id} heading={heading} lead={lead} />
      {/* Roles stand here as well, since the rows of a narrow page are no table to the browser. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: `display` takes them away */}
      <table role="table" className={styles.table} aria-labelledby={`${id}-heading`}>
        <thead role="rowgroup">
          <tr role="row">
            {[subject, before, after].map((name) => (
              <th key={name} scope="col" role="columnheader">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {items.map((item) => (
            <tr key={item.subject} role="row">
              <th scope="row" role="rowheader" className="t-name">
                {item.subject}
              </th>
              <td role="cell" className={styles.was}>
                <span className={styles.column}>{before}: </span>
                {item.before}
              </td>
              <td role="cell" className={styles.is}>
                <span className={styles.column}>{after}: </span>
                {item.after}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </>
  );
}

function Screen({ id, heading, caption, vignette, parts, plate }: PropsIn<'screen'>) {
  return (
    <>
      <div className={classNames('on-brand', styles.stage)}>
        <Plate picture={plate} className={styles.ground} />
        <div className={screenShape(vignette) === 'phone' ? styles.phone : undefined}>
          <ProductScreen screen={vignette} />
        </div>
      </div>
      <Wrap grid className={styles.shown}>
        <h2 id={`${id}-heading`} className={classNames('t-head', styles.title)}>
          {heading}
        </h2>
        <p className={styles.caption}>{caption}</p>
        {parts.length > 0 && (
          <ul role="list" className={styles.parts}>
            {parts.map(({ at, caption: text }) => (
              <li key={text}>
                <figure>
                  <div className={classNames(styles.part, (at[2] ?? 0) > BROAD && styles.broad)}>
                    <ProductScreen screen={vignette} part={{ at, label: text }} />
                  </div>
                  <figcaption>{text}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        )}
      </Wrap>
    </>
  );
}

type QuoteProps = Pick<PropsIn<'quote'>, 'id' | 'quote' | 'author' | 'role' | 'portrait'>;

function Quote({ id, quote, author, role, portrait }: QuoteProps) {
  return (
    <>
      {/* Who speaks is read before what is said, and seen below it. */}
      <h2 id={`${id}-heading`} className={unseen.words}>
        {author}, {role}
      </h2>
      {portrait && <Plate picture={portrait} className={styles.portrait} />}
      <figure className={classNames(styles.said, !portrait && styles.alone)}>
        <blockquote className="t-quote">
          <p>{quote}</p>
        </blockquote>
        <figcaption>
          <p className={styles.author}>{author}</p>
          <p className={styles.role}>{role}</p>
        </figcaption>
      </figure>
    </>
  );
}
