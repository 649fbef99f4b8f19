import { nextCaseStudy } from '../../site/case-studies.ts';
import type { SectionIn, SectionProps } from '../../site/site.ts';
import { CardTitle } from '../../ui/Cards/Cards.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Image } from '../../ui/Image/Image.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { PlateWithScreen } from '../../ui/PlateWithScreen/PlateWithScreen.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { HeadedSection } from '../../ui/SectionHeading/SectionHeading.tsx';
import { snapRow } from '../../ui/SnapRow/snap-row.ts';
import styles from './CaseStudies.module.css';
import { Overview } from './Overview.tsx';

/** Case studies, each with its main result and a link to its page. */
export function CaseStudies(props: SectionProps<'caseStudies'>) {
  switch (props.layout) {
    case 'overview':
      return <Overview {...props} />;
    case 'next':
      return <Next {...props} />;
    default:
      return <Cards {...props} />;
  }
}

/** Three short cards side by side; otherwise the first is large, the others are in pairs, and each ends with its result. */
function Cards(props: SectionIn<'caseStudies', 'cards'>) {
  const { items } = props;
  const three = items.length === 3;
  return (
    <HeadedSection of={props} ground="dark">
      <ul role="list" {...snapRow(classNames('columns', styles.cases))}>
        {items.map((study, index) => {
          // An odd last card is large as well.
          const large = !three && (index === 0 || (index % 2 === 1 && index === items.length - 1));
          return (
            <li
              key={study.id}
              className={classNames(
                'stack',
                styles.case,
                three && styles.third,
                large && classNames('columns', styles.large),
              )}
              {...revealCard(three ? index : large ? 0 : (index + 1) % 2)}
            >
              <div className={styles.picture}>
                <PlateWithScreen
                  picture={study.picture}
                  screen={study.screen}
                  className={styles.plate}
                />
              </div>
              <div className={classNames('stack', styles.story)}>
                <div className={classNames('t-soft cluster apart', styles.client)}>
                  {study.client && (
                    <Image
                      picture={{ ...study.client.logo, alt: study.client.name }}
                      className={styles.logo}
                    />
                  )}
                  <p>{study.industry.name}</p>
                </div>
                <CardTitle
                  title={study.headline}
                  href={study.href}
                  className={classNames('t-head', styles.title)}
                />
                <p className={classNames('t-soft', styles.summary)}>{study.summary}</p>
                {!three && (
                  <p className={styles.result}>
                    <strong className="t-number">{study.result.value}</strong> {study.result.label}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </HeadedSection>
  );
}

/** A link to the next case study; the whole band is clickable. */
function Next(props: SectionIn<'caseStudies', 'next'>) {
  const { id, heading, site, page } = props;
  const [study] = nextCaseStudy(site, page);
  if (!study) return null;
  return (
    <Section of={props} ground="light" space="none" className={classNames('halves', styles.next)}>
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
