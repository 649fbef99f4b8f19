import { Buttons } from '../../ui/Button/Buttons.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './PageHero.module.css';
import type { PageHeroIn } from './props.ts';

/** The title in lines of capitals, over a picture. */
export function Poster({ id, heading, lead, actions }: PageHeroIn<'poster'>) {
  return (
    <div className={classNames('wrap', styles.inner)}>
      <h1 id={`${id}-heading`} className={classNames('t-display', styles.capitals)}>
        {heading.split('\n').map((words, index) => (
          // The space parts the lines for whoever hears or copies them.
          <span key={index}>{words} </span>
        ))}
      </h1>
      <div className={classNames('columns', styles.foot)}>
        <p className={classNames('t-lead', styles.lead, styles.promise)}>{lead}</p>
        <Buttons actions={actions} className={styles.buttons} />
      </div>
    </div>
  );
}
