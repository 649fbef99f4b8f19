import type { SectionIn, SectionProps } from '../../content/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { FigureGrid } from '../../ui/FigureGrid/FigureGrid.tsx';
import { Meter } from '../../ui/Meter/Meter.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import styles from './Figures.module.css';

type FiguresProps = SectionProps<'figures'>;

const GROUNDS = {
  rows: 'light',
  large: 'quiet',
  small: 'quiet',
} as const;

/** Headline figures in rows, with one of them very large, or in one small row. */
export function Figures(props: FiguresProps) {
  return (
    <Section
      of={props}
      ground={GROUNDS[props.layout]}
      space={props.layout === 'small' ? 'none' : 'normal'}
    >
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
    case 'small':
      return <Small {...props} />;
    default:
      return <Grid {...props} />;
  }
}

/** Figures of the same size, under rulers or icons. */
function Grid(props: SectionIn<'figures', 'rows'>) {
  return (
    <>
      <SectionHeading of={props} layout="beside" />
      <FigureGrid figures={props.figures} icons={props.mark === 'icon'} />
    </>
  );
}

/** The first figure very large, under its ruler; the others in rows beside it. */
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

/** A row of small figures that continues the section above. */
function Small({ id, heading, figures }: SectionIn<'figures', 'small'>) {
  return (
    <div className={classNames('columns', styles.small)} data-reveal="">
      <h2 id={`${id}-heading`} className={classNames('t-small t-strong', styles.smallHeading)}>
        {heading}
      </h2>
      <ul role="list" className={styles.smallList}>
        {figures.map(({ value, label }, index) => (
          <li key={index} className="t-small t-soft">
            <strong className={styles.count}>{value}</strong> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
