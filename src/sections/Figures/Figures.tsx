import { Fragment, type ReactNode } from 'react';
import type { SectionIn, SectionProps } from '../../content/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { FigureGrid } from '../../ui/Figures/Figures.tsx';
import { Meter } from '../../ui/Meter/Meter.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import styles from './Figures.module.css';
import { FIGURE } from './schema.ts';

type FiguresProps = SectionProps<'figures'>;

const GROUNDS = {
  rows: 'light',
  large: 'quiet',
  sentence: 'quiet',
  lead: 'light',
} as const;

/** Headline figures: all alike, or one of them larger than the others. */
export function Figures(props: FiguresProps) {
  return (
    <Section of={props} ground={GROUNDS[props.layout]}>
      <div className="wrap">
        <Parts {...props} />
      </div>
    </Section>
  );
}

function Parts(props: FiguresProps) {
  switch (props.layout) {
    case 'large':
      return <Large {...props} />;
    case 'sentence':
      return <Sentence {...props} />;
    case 'lead':
      return <Lead {...props} />;
    default:
      return <Alike {...props} />;
  }
}

/** Every figure under its ruler or icon. */
function Alike(props: SectionIn<'figures', 'rows'>) {
  return (
    <>
      <SectionHeading of={props} layout="beside" />
      <FigureGrid figures={props.figures} icons={props.mark === 'icon'} />
    </>
  );
}

/** The first figure as large as the page allows, under its ruler; the others in rows beside it. */
function Large({ id, heading, text, figures: [first, ...others] }: SectionIn<'figures', 'large'>) {
  return (
    <>
      <h2 id={`${id}-heading`} className={classNames('t-strong', styles.heading)}>
        {heading}
      </h2>
      <ul role="list" className={classNames('columns', styles.large)}>
        <li className={styles.lead} {...revealCard(0)}>
          <Meter share={first?.share} />
          <p>
            <strong className={classNames('t-stat', styles.huge)}>{first?.value}</strong>{' '}
            <span className={classNames('t-lead', styles.sentence)}>{text ?? first?.label}</span>
          </p>
        </li>
        {others.map(({ value, label }, index) => (
          <li key={index} className={styles.row} {...revealCard(index + 1)}>
            <p className="t-soft">
              <strong className={classNames('t-number', styles.value)}>{value}</strong>{' '}
              <span>{label}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** One sentence in which the figures are the large words. */
function Sentence({ id, heading, text, figures, highlighted }: SectionIn<'figures', 'sentence'>) {
  return (
    <>
      <h2 id={`${id}-heading`} className="unseen">
        {heading}
      </h2>
      <p className={classNames('t-quote t-soft', styles.said)} data-reveal="">
        {withFigures(text, figures, ({ value }) => (
          <strong className={classNames(styles.word, value === highlighted?.value && styles.brand)}>
            {value}
          </strong>
        ))}
      </p>
    </>
  );
}

/** One figure across the page; its sentence and a small line with the others under it. */
function Lead({ id, heading, value, goesOn, text, figures }: SectionIn<'figures', 'lead'>) {
  return (
    <>
      <h2 id={`${id}-heading`} className="unseen">
        {heading}
      </h2>
      <div className="columns" data-reveal="">
        <p className={classNames('t-quiet', styles.goes)}>
          <strong className={styles.across}>{value}</strong> <span>{goesOn}</span>
        </p>
        <p className={classNames('t-small t-soft', styles.rest)}>
          {withFigures(text, figures, (figure) => figure.value)}
        </p>
      </div>
    </>
  );
}

/** A sentence with a figure in each of its places. */
function withFigures(
  text: string,
  figures: FiguresProps['figures'],
  draw: (figure: FiguresProps['figures'][number]) => ReactNode,
) {
  return text.split(FIGURE).map((words, index) => {
    const figure = figures[index - 1];
    return (
      <Fragment key={index}>
        {figure && draw(figure)}
        {words}
      </Fragment>
    );
  });
}
