import type { z } from 'zod';
import type { Crumb } from '../../content/breadcrumbs.ts';
import { Breadcrumb } from '../../ui/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import type { Picture } from '../../ui/picture.ts';
import { Section } from '../../ui/Section/Section.tsx';
import styles from './PageHero.module.css';
import type { pageHeroSchema } from './schema.ts';

/** The most letters a heading has at full size: beside a plate, and alone on the page. */
const FULL_SIZE_LETTERS = { beside: 26, alone: 44 };

export interface PageHeroProps extends z.infer<typeof pageHeroSchema> {
  /** The way from home to this page. */
  breadcrumbs: readonly Crumb[];
  picture?: Picture | undefined;
}

/** The first view of a page: the title beside its plate, or alone across the page. */
export function PageHero({
  type,
  id,
  ground,
  heading,
  lead,
  actions,
  breadcrumbs,
  picture,
}: PageHeroProps) {
  const long = heading.length > FULL_SIZE_LETTERS[picture ? 'beside' : 'alone'];
  return (
    <Section
      id={id}
      type={type}
      ground={ground ?? 'white'}
      padded={false}
      className={picture ? styles.split : undefined}
    >
      <div className={styles.text}>
        {breadcrumbs.length > 1 && <Breadcrumb crumbs={breadcrumbs} />}
        <h1 id={`${id}-heading`} className={classNames(styles.heading, long && styles.long)}>
          {heading}
        </h1>
        <div className={styles.more}>
          <p className={styles.lead}>{lead}</p>
          {actions.length > 0 && (
            <div className={styles.actions}>
              {actions.map((action, index) => (
                <Button
                  key={action.href}
                  {...action}
                  variant={index === 0 ? 'blue' : 'line'}
                  capitals
                />
              ))}
            </div>
          )}
        </div>
      </div>
      {picture && <Plate picture={picture} eager className={styles.plate} />}
    </Section>
  );
}
