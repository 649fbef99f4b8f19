import type { SectionIn } from '../../site/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import styles from './CutIn.module.css';
import { Breadcrumb, Lead } from './Words.tsx';

/** A picture from edge to edge, with title and lead in a block cut into its lower corner. */
export function CutIn(props: SectionIn<'pageHero', 'cutIn'>) {
  const { id, heading, picture, focus, site, page } = props;
  return (
    <div className={styles.cut}>
      <div className={styles.block}>
        <Breadcrumb page={page} site={site} />
        <h1 id={`${id}-heading`} className={classNames('t-loud', styles.heading)}>
          {heading}
        </h1>
        <Lead {...props} />
      </div>
      <Plate picture={picture} focus={focus} eager className={styles.picture} />
    </div>
  );
}
