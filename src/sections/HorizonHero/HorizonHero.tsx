import type { z } from 'zod';
import type { Crumb } from '../../content/breadcrumbs.ts';
import { Breadcrumb } from '../../ui/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import type { Picture } from '../../ui/picture.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './HorizonHero.module.css';
import type { horizonHeroSchema } from './schema.ts';

export interface HorizonHeroProps extends Omit<z.infer<typeof horizonHeroSchema>, 'plate'> {
  /** The way from home to this page. */
  breadcrumbs: readonly Crumb[];
  picture: Picture;
}

/** A plate across the page; the title stands on the quay, a block of the page's ground cut into its foot. */
export function HorizonHero({
  id,
  ground,
  heading,
  lead,
  action,
  focus,
  breadcrumbs,
  picture,
}: HorizonHeroProps) {
  return (
    <Section id={id} type="hero" ground={ground ?? 'white'} padded={false}>
      <div className={styles.horizon}>
        <Plate picture={picture} focus={focus} eager className={styles.plate} />
        <h1 id={`${id}-heading`} className={styles.quay}>
          {heading}
        </h1>
      </div>
      <Wrap grid className={styles.under}>
        <div className={styles.breadcrumb}>
          <Breadcrumb crumbs={breadcrumbs} />
        </div>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.action}>
          <Button {...action} variant="blue" capitals />
        </div>
      </Wrap>
    </Section>
  );
}
