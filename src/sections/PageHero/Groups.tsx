import { counted, filled } from '../../schema/words.ts';
import { servicesIn } from '../../site/services.ts';
import type { Page, SectionIn, Site } from '../../site/site.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { useWords } from '../../ui/words.ts';
import styles from './PageHero.module.css';
import { Breadcrumb, Heading } from './Words.tsx';

/** The title, with a link to each group of services on the page. */
export function Groups(props: SectionIn<'pageHero', 'groups'>) {
  const { site, page } = props;
  const words = useWords();
  const groups = groupsOn(site, page);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={classNames('wrap', styles.over)}>
      <Breadcrumb page={page} site={site} />
      <Heading {...props} heading={filled(words, props.heading, { count: total })} />
      <ul role="list" className={styles.groups}>
        {groups.map(({ href, title, line, count }, index) => (
          <li key={index}>
            <a href={href} className={styles.group}>
              <span className="t-head">{title}</span>
              <Icon name="arrow-down" />
              <span className={classNames('t-soft', styles.line)}>
                {line} {counted(words, words.services.count, count)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The groups of services on a page, each with the link to its section and its number of services. */
const groupsOn = (site: Site, { sections }: Page) =>
  sections.flatMap((section) => {
    if (!('group' in section)) return [];
    const count = servicesIn(site, section.group).length;
    if (count === 0) return [];
    const { title, line } = site.one('serviceGroups', section.group);
    return { href: `#${section.id}`, title, line, count };
  });
