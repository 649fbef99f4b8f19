import type { SectionProps } from '../../site/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { LargeFigure } from '../../ui/LargeFigure/LargeFigure.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './Statement.module.css';

/** One very large sentence or figure. */
export function Statement(props: SectionProps<'statement'>) {
  const { id, layout, ground = 'dark', heading, text } = props;
  if (layout === 'figure') {
    return (
      <Section of={props} ground="light">
        <LargeFigure id={id} value={props.value} label={heading} text={text} />
      </Section>
    );
  }
  // A decorative buoy replaces the full stop.
  const buoy = ground === 'dark';
  return (
    <Section of={props} ground="dark" space="near">
      <div className="wrap columns">
        <h2 id={`${id}-heading`} className={classNames('t-loud', styles.sentence)} data-reveal="">
          {buoy ? heading.replace(/\.$/, '') : heading}
          {buoy && <span className={styles.buoy} />}
        </h2>
        {text && <p className={classNames('t-lead t-soft', styles.more)}>{text}</p>}
      </div>
    </Section>
  );
}
