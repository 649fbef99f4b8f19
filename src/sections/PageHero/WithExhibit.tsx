import type { ReactNode } from 'react';
import { Breadcrumb } from '../../ui/Breadcrumb/Breadcrumb.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FigureTable } from '../../ui/FigureTable/FigureTable.tsx';
import { Lead } from './Lead.tsx';
import styles from './PageHero.module.css';
import type { PageHeroIn } from './props.ts';

/** Title and lead over an exhibit; figures beside its foot. */
export function WithExhibit(props: PageHeroIn<'exhibit'> & { children?: ReactNode }) {
  const { id, ground, heading, figures, breadcrumbs, children } = props;
  return (
    <>
      <div className={classNames('wrap', styles.over)}>
        <Breadcrumb crumbs={breadcrumbs} />
        <div className={classNames('columns', styles.head)}>
          <h1 id={`${id}-heading`} className={classNames('t-display', styles.heading)}>
            {heading}
          </h1>
          <div>
            <Lead {...props} primary={ground === 'dark' ? 'ink' : 'brand'} />
          </div>
        </div>
      </div>
      {figures.length > 0 ? (
        <div className={styles.stage}>
          <div className={styles.screen}>{children}</div>
          <div className={styles.beneath}>
            <FigureTable figures={figures} />
          </div>
        </div>
      ) : (
        children
      )}
    </>
  );
}
