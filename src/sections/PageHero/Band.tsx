import { Breadcrumb } from '../../ui/Breadcrumb/Breadcrumb.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Lead } from './Lead.tsx';
import styles from './PageHero.module.css';
import type { PageHeroIn } from './props.ts';

/** One statement, a lead, and a picture across the page. */
export function Band(props: PageHeroIn<'band'>) {
  const { id, heading, breadcrumbs, picture, focus } = props;
  return (
    <>
      <div className={classNames('wrap columns', styles.above)}>
        {breadcrumbs.length > 1 && <Breadcrumb crumbs={breadcrumbs} />}
        <h1 id={`${id}-heading`} className={classNames('t-display', styles.statement)}>
          {heading}
        </h1>
        <div className={classNames('t-soft', styles.reason)}>
          <Lead {...props} />
        </div>
      </div>
      <Plate picture={picture} focus={focus} eager className={styles.across} />
    </>
  );
}
