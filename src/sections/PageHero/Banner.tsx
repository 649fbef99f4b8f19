import { Breadcrumb } from '../../ui/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Plate } from '../../ui/Plate/Plate.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './PageHero.module.css';
import type { PageHeroIn } from './props.ts';

/** A picture across the page; the title stands on a block of the page's ground that is cut into its foot. */
export function Banner(props: PageHeroIn<'banner'>) {
  const { id, heading, lead, actions, picture, focus, breadcrumbs } = props;
  return (
    <>
      <div className={styles.banner}>
        <Plate picture={picture} focus={focus} eager className={styles.wide} />
        <h1 id={`${id}-heading`} className={styles.word}>
          {heading}
        </h1>
      </div>
      <Wrap grid className={styles.below}>
        <div className={styles.way}>
          <Breadcrumb crumbs={breadcrumbs} />
        </div>
        <p className={classNames('t-lead', styles.lead, styles.about)}>{lead}</p>
        {actions.map((action) => (
          <div key={action.href} className={styles.action}>
            <Button {...action} variant="brand" capitals />
          </div>
        ))}
      </Wrap>
    </>
  );
}
