import { Breadcrumb } from '../../ui/Breadcrumb/Breadcrumb.tsx';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import { Lead } from './Lead.tsx';
import styles from './Measured.module.css';
import type { PageHeroIn } from './props.ts';

/** The title between the jaws of a calliper whose beam lies over it, and the picture that it is taken from. */
export function Measured(props: PageHeroIn<'measured'>) {
  const { id, heading, reading, breadcrumbs, picture, focus } = props;
  return (
    <>
      <Wrap className={styles.top}>
        <Breadcrumb crumbs={breadcrumbs} />
        <div className={styles.calliper}>
          <p className={styles.beam}>
            <span>{reading}</span>
          </p>
          <h1 id={`${id}-heading`} className={styles.heading}>
            {heading}
          </h1>
        </div>
      </Wrap>
      <div className={styles.below}>
        <div className={styles.words}>
          <Lead {...props} />
        </div>
        <Plate picture={picture} focus={focus} eager className={styles.picture} />
      </div>
    </>
  );
}
