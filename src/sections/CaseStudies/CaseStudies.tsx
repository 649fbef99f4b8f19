import type { z } from 'zod';
import { classNames } from '../../lib/class-names.ts';
import type { Logo } from '../../lib/lookup.ts';
import type { Picture } from '../../lib/picture.ts';
import type { VignetteName } from '../../lib/vignette-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Vignette, vignetteShape } from '../../ui/Vignette/Vignette.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './CaseStudies.module.css';
import type { caseStudiesSchema } from './schema.ts';

/** A figure or word with what it measures. */
interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A delivered project as its card shows it. */
interface CaseStudy {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly industry: string;
  /** The names of the services that were used. */
  readonly services: readonly string[];
  /** The one result the case is told for. */
  readonly result: Fact;
  readonly facts: readonly Fact[];
  readonly logo?: Logo | undefined;
  readonly picture: Picture;
  readonly vignette?: VignetteName | undefined;
}

export interface CaseStudiesProps extends Omit<z.infer<typeof caseStudiesSchema>, 'cases'> {
  cases: readonly CaseStudy[];
}

/** Delivered projects with the figure each is told for: the first large, the others in pairs. */
export function CaseStudies({ type, id, ground, label, heading, lead, cases }: CaseStudiesProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'abyss'}>
      <Wrap>
        <SectionHeading section={id} layout="gauge" label={label} heading={heading} lead={lead} />
        <ul role="list" className={styles.cases}>
          {cases.map((study, index) => {
            // A last case that finds no partner stands large as well.
            const large = index === 0 || (index % 2 === 1 && index === cases.length - 1);
            return (
              <li
                key={study.id}
                className={classNames(styles.case, large && styles.large)}
                {...revealCard(large ? 0 : (index + 1) % 2)}
              >
                <div className={styles.picture}>
                  <Plate picture={study.picture} className={styles.plate} />
                  {study.vignette && (
                    <div className={styles[vignetteShape(study.vignette)]}>
                      <Vignette name={study.vignette} />
                    </div>
                  )}
                </div>
                <div className={styles.story}>
                  <div className={styles.client}>
                    {study.logo && <CaseLogo {...study.logo} />}
                    <p>{study.industry}</p>
                  </div>
                  <h3 className={styles.title}>{study.title}</h3>
                  <p className={styles.summary}>{study.summary}</p>
                  <p className={styles.services}>{study.services.join(', ')}</p>
                  <dl className={styles.facts}>
                    <div className={styles.result}>
                      <dt>{study.result.label}</dt>
                      <dd>{study.result.value}</dd>
                    </div>
                    {large &&
                      study.facts.map((fact) => (
                        <div key={fact.label}>
                          <dt>{fact.label}</dt>
                          <dd>{fact.value}</dd>
                        </div>
                      ))}
                  </dl>
                </div>
              </li>
            );
          })}
        </ul>
      </Wrap>
    </Section>
  );
}

function CaseLogo({ name, ...picture }: Logo) {
  return <img {...picture} alt={name} className={styles.logo} loading="lazy" decoding="async" />;
}
