import type { SectionIn, SectionProps } from '../../site/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { FigureGrid } from '../../ui/FigureGrid/FigureGrid.tsx';
import { Meter } from '../../ui/Meter/Meter.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { HeadedSection } from '../../ui/SectionHeading/SectionHeading.tsx';
import styles from './Figures.module.css';

/** Longer figures are set smaller. Characters. */
const LONG = 5;

/** Headline figures in rows, with one of them very large, or in one small row. */
export function Figures(props: SectionProps<'figures'>) {
  switch (props.layout) {
    case 'large':
      return (
        <Section of={props} ground="quiet">
          <Large {...props} />
        </Section>
      );
    case 'small':
      return (
        <Section of={props} ground="quiet" space="none">
          <Small {...props} />
        </Section>
      );
    default:
      return (
        <HeadedSection of={props} ground="light">
          <FigureGrid figures={props.figures} icons={props.mark === 'icon'} />
        </HeadedSection>
      );
  }
}

/** The first figure very large, under its ruler; the others in rows beside it. */
function Large({ id, heading, text, figures: [first, ...others] }: SectionIn<'figures', 'large'>) {
  return (
    <div className="wrap">
      <h2 id={`${id}-heading`} className={classNames('t-strong', styles.heading)}>
        {heading}
      </h2>
      <ul role="list" className={classNames('columns', styles.large)}>
        <li className={styles.lead} {...revealCard(0)}>
          <Meter share={first?.share} />
          <p>
            <strong
              className={classNames(
                't-stat',
                styles.huge,
                first && first.value.length > LONG && styles.long,
              )}
            >
              {first?.value}
            </strong>{' '}
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
    </div>
  );
}

/** A row of small figures that continues the section above. */
function Small({ id, heading, figures }: SectionIn<'figures', 'small'>) {
  return (
    <div className="wrap">
      <div className={classNames('columns', styles.small)} data-reveal="">
        <h2 id={`${id}-heading`} className={classNames('t-small t-strong', styles.smallHeading)}>
          {heading}
        </h2>
        <ul role="list" className={styles.smallList}>
          {figures.map(({ value, label }, index) => (
            <li key={index}>
              <strong className={styles.count}>{value}</strong> {label}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
