import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './PageHero.module.css';
import type { PageHeroIn } from './props.ts';

interface LeadProps extends Pick<PageHeroIn<'plain'>, 'lead' | 'actions'> {
  /** The look of the first button: ink, which is light, on dark grounds. */
  primary?: 'ink' | 'brand';
}

/** The lead of a page and its buttons. */
export function Lead({ lead, actions, primary = 'brand' }: LeadProps) {
  return (
    <>
      <p className={classNames('t-lead', styles.lead)}>{lead}</p>
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action, index) => (
            <Button key={index} {...action} variant={index === 0 ? primary : 'line'} />
          ))}
        </div>
      )}
    </>
  );
}
