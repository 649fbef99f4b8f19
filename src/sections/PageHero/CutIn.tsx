import { breadcrumbs } from '../../content/breadcrumbs.ts';
import type { SectionIn } from '../../content/site.ts';
import { Breadcrumb } from '../../ui/Breadcrumb/Breadcrumb.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import styles from './CutIn.module.css';
import { Lead } from './Words.tsx';

/** A picture from edge to edge; the title stands on a block cut into its head, the lead on one cut into its foot. */
export function CutIn(props: SectionIn<'pageHero', 'cutIn'>) {
  const { id, heading, picture, focus, site, page } = props;
  return (
    <div className={styles.cut}>
      <div className={styles.block}>
        <Breadcrumb crumbs={breadcrumbs(page, site)} />
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
