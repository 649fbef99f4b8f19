import type { z } from 'zod';
import { classNames } from '../../ui/class-names.ts';
import { GoLink } from '../../ui/GoLink/GoLink.tsx';
import { Shapes } from '../../ui/Icon/Shapes.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import type { teamRolesSchema } from './schema.ts';
import styles from './TeamRoles.module.css';

export interface TeamRolesProps extends z.infer<typeof teamRolesSchema> {}

/** Cells in a row. */
const ROW = 4;

/**
 * The roles of a team in a grid of cells, with an offer in the last one, which is not of the list. `icon` of
 * each role holds the shapes of its icon, not the name.
 */
export function TeamRoles({
  type,
  id,
  ground,
  label,
  heading,
  lead,
  roles,
  offer,
}: TeamRolesProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'abyss'}>
      <Wrap>
        <SectionHeading section={id} layout="gauge" label={label} heading={heading} lead={lead} />
        <div className={styles.cells}>
          <ul role="list" className={styles.roles}>
            {roles.map(({ icon, title, text }, index) => (
              <li key={title} className={styles.role}>
                <div className={styles.words} {...revealCard(index % ROW)}>
                  <Shapes shapes={icon} />
                  <h3 className={styles.title}>{title}</h3>
                  <p className={styles.text}>{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <div className={classNames(styles.offer, 'on-blue')}>
            <p>{offer.text}</p>
            <GoLink {...offer.link} />
          </div>
        </div>
      </Wrap>
    </Section>
  );
}
