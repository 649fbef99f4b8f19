import type { SectionProps } from '../../site/site.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './InPageNav.module.css';

/** The distance from the top of the window at which a section counts as reached, in px; `company` adds the bar's height. */
const OFFSETS_PX = { page: 80, service: 200, company: 80 } as const;

/** The sticky bar of links to the sections of the page; behaviours/scroll-spy.ts marks the current one. */
export function InPageNav(props: SectionProps<'inPageNav'>) {
  const { id, ground, label, variant, action, site, page } = props;
  // Without open positions their section is left out, and so is its entry.
  const positions =
    site.all('positions').length === 0 &&
    page.sections.find((each) => each.type === 'directory' && each.layout === 'positions');
  const items = props.items.filter(({ section }) => !positions || section !== positions.id);
  return (
    <nav
      id={id}
      data-section="in-page-nav"
      aria-label={label}
      className={`on-${ground ?? 'light'} ${styles.bar}`}
      data-scroll-spy=""
      data-offset={OFFSETS_PX[variant]}
      data-offset-own-height={variant === 'company' ? '' : undefined}
    >
      <div className={classNames('wrap', styles.row)}>
        <ul role="list" className={styles.list}>
          {items.map((item, index) => (
            <li key={index}>
              <a href={`#${item.section}`} className={classNames('t-soft', styles.link)}>
                {item.label}
              </a>
            </li>
          ))}
        </ul>
        {action && (
          <div className={styles.action}>
            <Button {...action} variant="brand" size="small" />
          </div>
        )}
      </div>
    </nav>
  );
}
