import type { z } from 'zod';
import type { Crumb } from '../../content/breadcrumbs.ts';
import { Breadcrumb } from '../../ui/Breadcrumb/Breadcrumb.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { numberInWords } from '../../ui/number-words.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './ServicesHero.module.css';
import { COUNT, type servicesHeroSchema } from './schema.ts';

export interface ServicesHeroProps extends z.infer<typeof servicesHeroSchema> {
  /** The way from home to this page. */
  breadcrumbs: readonly Crumb[];
  /** The groups on this page, each with its anchor and how many services it has. */
  groups: readonly { href: string; title: string; line: string; count: number }[];
}

/** How many services there are, and three ways into them. */
export function ServicesHero({
  type,
  id,
  ground,
  heading,
  breadcrumbs,
  groups,
}: ServicesHeroProps) {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <Section id={id} type={type} ground={ground ?? 'white'} padded={false}>
      <Wrap className={styles.inner}>
        <Breadcrumb crumbs={breadcrumbs} />
        <h1 id={`${id}-heading`} className={styles.heading}>
          {heading.replace(COUNT, numberInWords(total))}
        </h1>
        <ul role="list" className={styles.groups}>
          {groups.map(({ href, title, line, count }) => (
            <li key={href}>
              <a href={href} className={styles.group}>
                <span className={styles.title}>{title}</span>
                <Icon name="arrow-down" />
                <span className={styles.line}>
                  {line} {numberInWords(count)} {count === 1 ? 'service' : 'services'}.
                </span>
              </a>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
