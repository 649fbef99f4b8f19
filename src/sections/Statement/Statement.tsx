import type { SectionIn, SectionProps } from '../../content/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Statement.module.css';

/** One very large sentence or figure. */
export function Statement(props: SectionProps<'statement'>) {
  return props.layout === 'figure' ? <Figure {...props} /> : <Loud {...props} />;
}

function Loud(props: SectionIn<'statement', 'loud'>) {
  const { id, ground = 'dark', heading, text } = props;
  // A decorative buoy replaces the full stop.
  const buoy = ground === 'dark';
  return (
    <Section of={props} ground="dark">
      <div className="wrap">
        <h2 id={`${id}-heading`} className={classNames('t-loud', styles.sentence)} data-reveal="">
          {buoy ? heading.replace(/\.$/, '') : heading}
          {buoy && <span className={styles.buoy} />}
        </h2>
        {text && <p className={classNames('t-soft', styles.more)}>{text}</p>}
      </div>
    </Section>
  );
}

function Figure(props: SectionIn<'statement', 'figure'>) {
  const { id, value, heading, text } = props;
  return (
    <Section of={props} ground="light">
      <div className={classNames('wrap', styles.figure)}>
        <p className={classNames('t-stat', styles.value)} data-reveal="">
          {value}
        </p>
        <div data-reveal="">
          <h2 id={`${id}-heading`} className="t-quiet">
            {heading}
          </h2>
          {text && <p className={classNames('t-soft', styles.behind)}>{text}</p>}
        </div>
      </div>
    </Section>
  );
}
