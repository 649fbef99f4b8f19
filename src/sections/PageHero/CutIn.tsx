import { Breadcrumb } from '../../ui/Breadcrumb/Breadcrumb.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import styles from './CutIn.module.css';
import { Lead } from './Lead.tsx';
import type { PageHeroIn } from './props.ts';

/** A picture from edge to edge; the title stands on a block cut into its head, the lead on one cut into its foot. */
export function CutIn(props: PageHeroIn<'cutIn'>) {
  const { id, heading, breadcrumbs, picture, focus } = props;
  return (
    <div className={styles.cut}>
      <div className={styles.block}>
        <Breadcrumb crumbs={breadcrumbs} />
        <h1 id={`${id}-heading`} className={classNames('t-loud', styles.heading)}>
          {heading}
        </h1>
      </div>
      <Plate picture={picture} focus={focus} eager className={styles.picture} />
      <div className={styles.foot}>
        <Lead {...props} />
      </div>
    </div>
  );
}
