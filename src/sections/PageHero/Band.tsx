import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './PageHero.module.css';
import type { PageHeroIn } from './props.ts';

/** One statement, a lead, and a picture across the page. */
export function Band({ id, heading, lead, picture, focus }: PageHeroIn<'band'>) {
  return (
    <>
      <Wrap grid className={styles.above}>
        <h1 id={`${id}-heading`} className={styles.statement}>
          {heading}
        </h1>
        <p className={classNames('t-lead', styles.lead, styles.reason)}>{lead}</p>
      </Wrap>
      <Plate picture={picture} focus={focus} eager className={styles.across} />
    </>
  );
}
