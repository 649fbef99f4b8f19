import { counted } from '../../schema/words.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './PageHero.module.css';
import type { PageHeroIn } from './props.ts';

/** A way to each group of services on the page. */
export function Groups({ groups }: Pick<PageHeroIn<'groups'>, 'groups'>) {
  const words = useWords();
  return (
    <ul role="list" className={styles.groups}>
      {groups.map(({ href, title, line, count }, index) => (
        <li key={index}>
          <a href={href} className={styles.group}>
            <span className={classNames('t-head', styles.title)}>{title}</span>
            <Icon name="arrow-down" />
            <span className={classNames('t-soft', styles.line)}>
              {line} {counted(words, words.services.count, count)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
