import { Fragment, type ReactNode } from 'react';
import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Figure } from '../../ui/Figure/Figure.tsx';
import { FigureTable } from '../../ui/FigureTable/FigureTable.tsx';
import { Shapes } from '../../ui/Icon/Shapes.tsx';
import { Meter } from '../../ui/Meter/Meter.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { StickyHeading } from '../../ui/StickyHeading/StickyHeading.tsx';
import unseen from '../../ui/unseen.module.css';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Figures.module.css';
import { FIGURE, type figuresSchema } from './schema.ts';

type FiguresProps = Resolved<z.infer<typeof figuresSchema>>;
type PropsIn<Layout> = Extract<FiguresProps, { layout: Layout }>;

const GROUNDS = {
  rows: 'light',
  icons: 'tint',
  large: 'quiet',
  grid: 'light',
  beside: 'tint',
  sentence: 'quiet',
  table: 'light',
  lead: 'light',
} as const;

/** Headline figures: all alike, or one of them larger than the others. */
export function Figures(props: FiguresProps) {
  const { type, id, ground, layout } = props;
  return (
    <Section id={id} type={type} ground={ground ?? GROUNDS[layout]}>
      <Wrap>
        <Parts {...props} />
      </Wrap>
    </Section>
  );
}

function Parts(props: FiguresProps) {
  switch (props.layout) {
    case 'beside':
      return <Beside {...props} />;
    case 'grid':
      return <Grid {...props} />;
    case 'large':
      return <Large {...props} />;
    case 'sentence':
      return <Sentence {...props} />;
    case 'table':
      return <Table {...props} />;
    case 'lead':
      return <Lead {...props} />;
    default:
      return <Alike {...props} />;
  }
}

/** Figures in a row of up to four. */
const ROW = 4;

/** When the figure at `index` fades in, as the place of a card; under icons the first one doesn't wait. */
const placeIn = {
  rows: (index: number) => index % ROW,
  icons: (index: number) => index - 1,
} as const;

/** Every figure under its ruler or icon. */
function Alike({ id, layout, label, heading, lead, figures }: PropsIn<'rows' | 'icons'>) {
  return (
    <>
      <SectionHeading section={id} layout="beside" label={label} heading={heading} lead={lead} />
      <ul role="list" className={styles[layout]}>
        {figures.map(({ value, label: counted, caption, share, icon }, index) => (
          <li key={counted} {...revealCard(placeIn[layout](index))}>
            {layout === 'icons' && icon ? <Shapes shapes={icon} /> : <Meter share={share} />}
            <p className={styles.figure}>
              <strong className={styles.stat}>{value}</strong> {counted}
            </p>
            {layout === 'rows' && caption && <p className={styles.caption}>{caption}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The first figure as large as the page allows, under its ruler; the others in rows beside it. */
function Large({ id, heading, text, figures: [first, ...others] }: PropsIn<'large'>) {
  return (
    <>
      <h2 id={`${id}-heading`} className={styles.heading}>
        {heading}
      </h2>
      <ul role="list" className={styles.large}>
        <li className={styles.lead} {...revealCard(0)}>
          <Meter share={first?.share} />
          <p>
            <strong className={styles.huge}>{first?.value}</strong>{' '}
            <span className={styles.sentence}>{text}</span>
          </p>
        </li>
        {others.map(({ value, label }, index) => (
          <li key={label} className={styles.row} {...revealCard(index + 1)}>
            <p>
              {label} <strong className={styles.value}>{value}</strong>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Under a ruler across the page, the first figure large and the others beside it. */
function Grid({ id, heading, figures }: PropsIn<'grid'>) {
  return (
    <>
      <h2 id={`${id}-heading`} className={styles.ruled}>
        {heading}
      </h2>
      <FirstLarge className={styles.grid} figures={figures} />
    </>
  );
}

/** The heading at the left, the first figure large and the others small under it at the right. */
function Beside({ id, label, heading, lead, figures, action }: PropsIn<'beside'>) {
  return (
    <StickyHeading
      section={id}
      label={label}
      heading={heading}
      lead={lead}
      action={action && <Button {...action} />}
    >
      <FirstLarge className={styles.beside} figures={figures} />
    </StickyHeading>
  );
}

/** One sentence in which the figures are the large words. */
function Sentence({ id, heading, text, figures, highlighted }: PropsIn<'sentence'>) {
  return (
    <>
      <h2 id={`${id}-heading`} className={unseen.words}>
        {heading}
      </h2>
      <p className={styles.said} data-reveal="">
        {withFigures(text, figures, ({ value }) => (
          <strong className={classNames(styles.word, value === highlighted?.value && styles.brand)}>
            {value}
          </strong>
        ))}
      </p>
    </>
  );
}

/** The heading large at the left, the figures as a table of a few columns at the right. */
function Table({ id, label, heading, lead, figures }: PropsIn<'table'>) {
  return (
    <div className={styles.beneath}>
      <SectionHeading section={id} layout="stack" label={label} heading={heading} lead={lead} />
      <FigureTable figures={figures} />
    </div>
  );
}

/** One figure across the page; its sentence and a small line with the others under it. */
function Lead({ id, heading, value, goesOn, text, figures }: PropsIn<'lead'>) {
  return (
    <>
      <h2 id={`${id}-heading`} className={unseen.words}>
        {heading}
      </h2>
      <div className={styles.whole} data-reveal="">
        <p className={styles.goes}>
          <strong className={styles.across}>{value}</strong> <span>{goesOn}</span>
        </p>
        <p className={styles.rest}>{withFigures(text, figures, (figure) => figure.value)}</p>
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
      <Fragment key={words}>
        {figure && draw(figure)}
        {words}
      </Fragment>
    );
  });
}

function FirstLarge({
  className,
  figures,
}: Pick<FiguresProps, 'figures'> & { className: string | undefined }) {
  return (
    <ul role="list" className={className}>
      {figures.map((figure, index) => (
        <Figure
          key={figure.label}
          figure={figure}
          index={index}
          large={index === 0}
          className={index === 0 ? styles.first : undefined}
        />
      ))}
    </ul>
  );
}
