import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './CaseStudies.module.css';
import type { CaseStudiesProps } from './props.ts';

/** The way to the next case study: the whole band is one link. */
export function Next(props: CaseStudiesProps) {
  const { id, heading } = props;
  const [study] = props.items;
  if (!study) return null;
  return (
    <Section of={props} ground="light" padded={false} className={styles.next}>
      <div className={styles.onward}>
        <h2 id={`${id}-heading`} className={classNames('t-soft', styles.way)}>
          {heading}
        </h2>
        <p className="t-loud">
          <a href={study.href} className="whole">
            {study.headline}
          </a>
        </p>
      </div>
      <Plate picture={study.picture} className={styles.glimpse} />
    </Section>
  );
}
