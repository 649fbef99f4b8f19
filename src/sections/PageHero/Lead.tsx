import { Buttons } from '../../ui/Button/Buttons.tsx';
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
      <Buttons actions={actions} primary={primary} stacked className={styles.actions} />
    </>
  );
}
