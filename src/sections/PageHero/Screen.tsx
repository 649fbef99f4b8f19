import type { ReactNode } from 'react';
import { Breadcrumb } from '../../ui/Breadcrumb/Breadcrumb.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FigureTable } from '../../ui/FigureTable/FigureTable.tsx';
import { Wrap } from '../../ui/Wrap/Wrap.tsx';
import styles from './PageHero.module.css';
import type { PageHeroIn } from './props.ts';

/** Title and lead over a product screen that runs off the left edge of the window; figures beside its foot. */
export function Screen(props: PageHeroIn<'screen'> & { children?: ReactNode }) {
  const { id, heading, lead, actions, figures, breadcrumbs, children } = props;
  return (
    <>
      <Wrap className={styles.over}>
        <Breadcrumb crumbs={breadcrumbs} />
        <div className={styles.head}>
          <h1 id={`${id}-heading`} className={styles.heading}>
            {heading}
          </h1>
          <div>
            <p className={classNames(styles.lead, styles.muted)}>{lead}</p>
            <div className={styles.actions}>
              {actions.map((action, index) => (
                <Button
                  key={action.href}
                  {...action}
                  variant={index === 0 ? 'ink' : 'line'}
                  capitals
                />
              ))}
            </div>
          </div>
        </div>
      </Wrap>
      <div className={styles.stage}>
        <div className={styles.screen}>{children}</div>
        {figures.length > 0 && (
          <div className={styles.beneath}>
            <FigureTable figures={figures} />
          </div>
        )}
      </div>
    </>
  );
}
