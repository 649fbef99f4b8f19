import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { snapRow } from '../../ui/SnapRow/snap-row.ts';
import type { DirectoryIn } from './props.ts';
import styles from './Team.module.css';

/** Portraits in a row of four. */
const ROW = 4;

/** The management team: the heading takes the first two cells of the grid, portraits the others. */
export function Team(props: DirectoryIn<'team'>) {
  return (
    <Section of={props} ground="light">
      <div className={classNames('wrap columns', styles.grid)}>
        <div className={styles.head}>
          <SectionHeading of={props} layout="underMeter" />
        </div>
        <ul role="list" {...snapRow(styles.members, 'narrow')}>
          {props.records.map(({ id, name, position, portrait }, index) => (
            <li key={id} {...revealCard(index % ROW)}>
              <Plate picture={portrait} className={styles.portrait} />
              <h3 className={classNames('t-name', styles.name)}>{name}</h3>
              <p className="t-small t-soft">{position}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
