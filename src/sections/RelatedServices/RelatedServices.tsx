import type { z } from 'zod';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { revealCard } from '../../ui/reveal.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import type { ServiceLink } from '../../ui/service-link.ts';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './RelatedServices.module.css';
import type { relatedServicesSchema } from './schema.ts';

export interface RelatedServicesProps
  extends Omit<z.infer<typeof relatedServicesSchema>, 'services'> {
  services: readonly ServiceLink[];
}

/** A few services side by side, each a card that leads to its page. */
export function RelatedServices({
  type,
  id,
  ground,
  label,
  heading,
  lead,
  services,
}: RelatedServicesProps) {
  return (
    <Section id={id} type={type} ground={ground ?? 'fog'}>
      <Wrap>
        <SectionHeading section={id} layout="split" label={label} heading={heading} lead={lead} />
        <ul role="list" className={styles.cards}>
          {services.map(({ href, name, line, card }, index) => (
            <li key={href} className={styles.card} {...revealCard(index)}>
              <Plate picture={card} className={styles.plate} />
              <div className={styles.words}>
                <h3 className={styles.name}>
                  <a href={href} className={styles.link}>
                    {name}
                  </a>
                </h3>
                <p className={styles.line}>{line}</p>
              </div>
              <Icon name="arrow-right" />
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
