import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { numberInWords } from '../../ui/number-words.ts';
import styles from './PageHero.module.css';
import type { PageHeroIn } from './props.ts';

/** A way to each group of services on the page. */
export function Groups({ groups }: Pick<PageHeroIn<'groups'>, 'groups'>) {
  return (
    <ul role="list" className={styles.groups}>
      {groups.map(({ href, title, line, count }) => (
        <li key={href}>
          <a href={href} className={styles.group}>
            <span className={classNames('t-head', styles.title)}>{title}</span>
            <Icon name="arrow-down" />
            <span className={styles.line}>
              {line} {numberInWords(count)} {count === 1 ? 'service' : 'services'}.
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
