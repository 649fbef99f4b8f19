import styles from './PageHero.module.css';
import type { PageHeroIn } from './props.ts';

/** The facts of a case study beside the opening of its story. */
export function CaseOpening({ study, lead, industryHref }: PageHeroIn<'case'>) {
  const { client, industry, services, facts } = study;
  return (
    <div className={styles.opening}>
      <dl className={styles.facts}>
        {client && (
          <div>
            <dt>Client</dt>
            <dd>{client.name}</dd>
          </div>
        )}
        <div>
          <dt>Industry</dt>
          <dd>{industryHref ? <a href={industryHref}>{industry.name}</a> : industry.name}</dd>
        </div>
        <div>
          <dt>{services.length === 1 ? 'Service' : 'Services'}</dt>
          <dd>
            <ul role="list">
              {services.map(({ href, name }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
            </ul>
          </dd>
        </div>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.began}>{lead}</p>
    </div>
  );
}
