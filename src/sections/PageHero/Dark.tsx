import { Breadcrumb } from '../../ui/Breadcrumb/Breadcrumb.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './Dark.module.css';
import { Lead } from './Lead.tsx';
import type { PageHeroIn } from './props.ts';

/** A picture from edge to edge that ends in the dark, where title and lead stand. */
export function Dark(props: PageHeroIn<'dark'>) {
  const { id, heading, breadcrumbs, picture } = props;
  return (
    <div className={styles.dark}>
      <Plate picture={picture} eager className={styles.picture} />
      <Wrap grid className={styles.over}>
        <div className={styles.words}>
          <Breadcrumb crumbs={breadcrumbs} />
          <h1 id={`${id}-heading`} className={classNames('t-display', styles.heading)}>
            {heading}
          </h1>
          <div className={styles.lead}>
            <Lead {...props} primary="ink" />
          </div>
        </div>
      </Wrap>
    </div>
  );
}
