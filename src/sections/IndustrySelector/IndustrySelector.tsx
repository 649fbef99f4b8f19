import type { Link } from '../../schema/fields.ts';
import type { RecordOf, SectionProps } from '../../site/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Image } from '../../ui/Image/Image.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Section } from '../../ui/Section/Section.tsx';
import { Select } from '../../ui/Select/Select.tsx';
import styles from './IndustrySelector.module.css';

/**
 * All industries, one of which is shown. The list consists of links to fragments, and the style sheet shows the record in the
 * address; behaviours/record-selector.ts avoids the jump and keeps list and dropdown in step. Without script all records are
 * shown.
 */
export function IndustrySelector(props: SectionProps<'industrySelector'>) {
  const { id, heading, control, initial, action, site } = props;
  const sectors = site.all('sectors');
  return (
    <Section of={props} ground="light" space="none" className={styles.section}>
      <div className="wrap">
        <div className={classNames('columns', styles.selector)} data-record-selector="">
          <div className={classNames('stack', styles.choice)}>
            <h2 id={`${id}-heading`} className={classNames('t-name', styles.heading)}>
              {heading}
            </h2>
            <div className={classNames('t-strong', styles.control)}>
              {/* Not visible, since the heading above labels it visually. */}
              <label htmlFor={`${id}-control`} className="unseen">
                {control}
              </label>
              <Select id={`${id}-control`} defaultValue={initial.name} autoComplete="off">
                {sectors.map(({ id, name }) => (
                  <option key={id}>{name}</option>
                ))}
              </Select>
            </div>
            <nav aria-labelledby={`${id}-heading`} className={styles.list}>
              <ul role="list">
                {sectors.map(({ id, name, picture: { thumb } }) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className={styles.link}
                      aria-current={id === initial.id ? 'true' : undefined}
                    >
                      {thumb && <Image picture={{ ...thumb, alt: '' }} />}
                      {name}
                      <Icon name="arrow-right" />
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <div className={styles.records}>
            {sectors.map((sector) => (
              <Sector
                key={sector.id}
                sector={sector}
                study={site.all('caseStudies').find(({ industry }) => industry.id === sector.id)}
                chosen={sector.id === initial.id}
                action={action}
              />
            ))}
          </div>
          <p role="status" className="unseen" />
        </div>
      </div>
    </Section>
  );
}

interface SectorProps {
  /** An industry; its id is the fragment of its address. */
  sector: RecordOf<'sectors'>;
  study: RecordOf<'caseStudies'> | undefined;
  chosen: boolean;
  /** The link for a sector without its own. */
  action: Link;
}

function Sector({ sector, study, chosen, action }: SectorProps) {
  const { id, name, intro, description, caption, picture, link } = sector;
  return (
    <article
      id={id}
      aria-labelledby={`${id}--name`}
      className={styles.record}
      data-record={chosen ? 'chosen' : ''}
    >
      <h3 id={`${id}--name`} className={classNames('t-loud', styles.name)}>
        {name}
      </h3>
      <div className={styles.intro}>
        <p className="t-head">{intro}</p>
        {study && (
          <a href={study.href} className={styles.proof}>
            <strong className="t-number">{study.result.value}</strong> {study.result.label}
          </a>
        )}
      </div>
      <div className={classNames('t-soft', styles.description)}>
        {description.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
        {link ? <GoLink {...link} /> : <GoLink {...action} about={name} />}
      </div>
      <figure className={styles.figure}>
        <Plate picture={picture} eager={chosen} className={styles.plate} />
        <figcaption className={classNames('t-soft', styles.caption)}>{caption}</figcaption>
      </figure>
    </article>
  );
}
