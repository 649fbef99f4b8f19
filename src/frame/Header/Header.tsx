import { fillPlaceholders } from '../../../contract/placeholders.ts';
import type { Words } from '../../schema/words.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { HeaderContent, MenuItem } from '../content.ts';
import { Logo } from '../Logo/Logo.tsx';
import styles from './Header.module.css';
import { MenuPanel } from './MenuPanel.tsx';

/** The space above a section of the home page when a label scrolls to it, in px. */
const SECTION_OFFSET = 60;

const MENU_ID = 'menu';

interface HeaderProps extends HeaderContent {
  words: Words['frame'];
}

/**
 * The bar: logo, menus, contact button. Wide screens show the menus as a row with dropdown panels. Narrow screens show the
 * same elements as a popover over the page, opened by the hamburger, whose panels are popovers too. Hover, the hamburger and
 * the panels of narrow screens work with HTML and CSS alone; behaviours/menu.ts adds the rest.
 */
export function Header(props: HeaderProps) {
  const { name, home, languages, mark, logo, menu, contact, words } = props;
  const isHome = home.current !== undefined;
  return (
    <header
      className={classNames(styles.bar, isHome && styles.over)}
      data-menu-bar=""
      data-menu-over={isHome ? '' : undefined}
    >
      <div className={classNames('wrap', styles.inner)} data-menu-dialog="">
        <Logo {...home} name={name} mark={mark} logo={logo} />
        <a href="#footer-navigation" className={styles.allPages}>
          {words.allPages}
        </a>
        <button
          type="button"
          className={styles.burger}
          aria-label={words.menu}
          data-menu-close={words.close}
          aria-haspopup="dialog"
          popoverTarget={MENU_ID}
        >
          <Icon name="menu" />
          <Icon name="x" />
        </button>
        <div id={MENU_ID} popover="auto" className={styles.menu}>
          <nav aria-label={words.main} className={styles.nav}>
            <ul role="list" className={styles.items}>
              {menu.map((item, index) => {
                const label = <Label {...item} isHome={isHome} />;
                const { dropdown } = item;
                if (!dropdown) {
                  return (
                    <li key={index} className={styles.item}>
                      {label}
                    </li>
                  );
                }
                const id = `${MENU_ID}-${index + 1}`;
                return (
                  <li key={index} className={styles.entry} data-menu-entry="">
                    <div className={styles.item}>
                      {label}
                      <button
                        type="button"
                        className={styles.caret}
                        aria-label={fillPlaceholders(words.menuOf, { name: item.label })}
                        popoverTarget={id}
                      >
                        <span className={styles.caretLabel}>{item.label}</span>
                        <Icon name="chevron-down" />
                        <Icon name="arrow-right" />
                      </button>
                    </div>
                    <MenuPanel {...dropdown} id={id} label={item.label} back={words.back} />
                  </li>
                );
              })}
              {languages.map(({ language, name, href }) => (
                <li key={language} className={classNames(styles.item, styles.language)}>
                  <a href={href} hrefLang={language} lang={language} className={styles.label}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.contact}>
            <Button {...contact} />
          </div>
        </div>
      </div>
    </header>
  );
}

/** The link of an item: to its page, or from the home page to its section there. */
function Label({ label, href, section, current, isHome }: MenuItem & { isHome: boolean }) {
  return (
    <a
      className={styles.label}
      aria-current={current}
      {...(isHome && section
        ? { href: `#${section}`, 'data-smooth-scroll': SECTION_OFFSET }
        : { href })}
    >
      {label}
    </a>
  );
}
