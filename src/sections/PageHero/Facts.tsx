import { counted, longDate, salary } from '../../schema/words.ts';
import type { RecordOf, SectionIn, Site } from '../../site/site.ts';
import { Buttons } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './PageHero.module.css';
import { Plain } from './Plain.tsx';
import { Breadcrumb, Heading } from './Words.tsx';

/** A fact with one or more values, each optionally a link. */
interface OpeningFact {
  readonly label: string;
  readonly values: readonly { readonly text: string; readonly href?: string | undefined }[];
}

type FactsProps = SectionIn<'pageHero', 'facts'>;

/** The title of a case study or a position, with its facts. */
export function Facts({ study, position, ...props }: FactsProps) {
  if (study) return <CaseFacts {...props} study={study} />;
  // The schema requires one of the two.
  return <Position {...props} position={position as NonNullable<typeof position>} />;
}

/** The title of a case study, with its facts beside the opening text. */
function CaseFacts(props: FactsProps & { study: RecordOf<'caseStudies'> }) {
  const { study, lead, actions, site, page } = props;
  return (
    <div className={classNames('wrap', styles.over)}>
      <Breadcrumb page={page} site={site} />
      <Heading {...props} heading={study.headline} />
      <div className={classNames('columns', styles.opening)}>
        <div className={styles.known}>
          <FactList facts={caseFacts(study, site)} />
          <Buttons actions={actions} primary="brand" stacked className={styles.actions} />
        </div>
        <p className={classNames('t-quote', styles.began)}>{lead}</p>
      </div>
    </div>
  );
}

/** The title of a position and its opening text, above its facts. */
function Position(props: FactsProps & { position: RecordOf<'positions'> }) {
  const { position, site } = props;
  return (
    <>
      <Plain {...props} heading={position.name} />
      <div className={classNames('wrap', styles.strip)}>
        <FactList facts={positionFacts(position, site)} />
      </div>
    </>
  );
}

function FactList({ facts }: { facts: readonly OpeningFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, values }, index) => (
        <div key={index}>
          <dt className="t-soft">{label}</dt>
          {values.map(({ text, href }, index) => (
            <dd key={index} className="t-strong">
              {href ? (
                <a href={href} className="link tap">
                  {text}
                </a>
              ) : (
                text
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

const fact = (label: string, text: string, href?: string): OpeningFact => ({
  label,
  values: [{ text, href }],
});

function caseFacts(
  { client, industry, services, facts }: RecordOf<'caseStudies'>,
  site: Site,
): OpeningFact[] {
  const { words } = site;
  return [
    ...(client ? [fact(words.study.client, client.name)] : []),
    fact(words.study.industry, industry.name, industry.link?.href ?? selectorOf(industry.id, site)),
    {
      label: counted(words, words.study.services, services.length),
      values: services.map(({ name, href }) => ({ text: name, href })),
    },
    ...facts.map(({ label, value }) => fact(label, value)),
  ];
}

function positionFacts(
  { place, contract, pay, posted }: RecordOf<'positions'>,
  { words }: Site,
): OpeningFact[] {
  return [
    fact(words.position.where, place),
    fact(words.position.contract, contract),
    fact(words.position.pay, salary(words, pay)),
    fact(words.position.since, longDate(words, posted)),
  ];
}

/** The address that shows an industry in the industry selector, if a page has one. */
function selectorOf(id: string, { pages }: Site): string | undefined {
  const page = pages.find(({ sections }) =>
    sections.some(({ type }) => type === 'industrySelector'),
  );
  return page && `${page.href}#${id}`;
}
