import type { Words } from '../../schema/words.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import unseen from '../../ui/unseen.module.css';
import type { HeaderContent } from '../content.ts';
import { currentPage, currentSection } from '../current.ts';
import { Logo } from '../Logo/Logo.tsx';
import styles from './Header.module.css';
import { MenuPanel } from './MenuPanel.tsx';

/** Pixels that stay free above a section of the home page when a label scrolls to it. */
const SECTION_OFFSET = 60;

/** The id of the menu, which the hamburger opens. */
const MENU_ID = 'menu';

interface HeaderProps extends HeaderContent {
  /** The address of the page; none for a page that has no address of its own. */
  address?: string | undefined;
  words: Words['frame'];
}

/**
 * The bar: logo, menus, Contact Us. One tree, shown in two ways: on wide screens a row whose panels drop down, on narrow
 * ones a popover over the whole page, opened by the hamburger, whose panels are popovers too. Hover, the hamburger and
 * the panels of narrow screens work by HTML and CSS alone; behaviours/menu.ts adds the rest.
 */
export function Header(props: HeaderProps) {
  const { name, home, languages, mark, logo, menus, careers, contact, address, words } = props;
  const isHome = address === home;
  return (
    <header
      className={classNames(styles.bar, isHome && styles.over)}
      data-menu-bar=""
      data-menu-over={isHome ? '' : undefined}
    >
      <div className={styles.inner} data-menu-dialog="">
        <Logo name={name} mark={mark} logo={logo} href={home} current={isHome} />
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
          <Icon name="close" />
        </button>
        <div id={MENU_ID} popover="auto" className={styles.menu}>
          <nav aria-label={words.main} className={styles.nav}>
            <ul role="list" className={styles.items}>
              {menus.map((menu) => (
                <li key={menu.id} className={styles.entry} data-menu-entry="">
                  <div className={styles.item}>
                    <a
                      className={styles.label}
                      aria-current={currentSection(address, menu)}
                      {...(isHome
                        ? { href: `#${menu.section}`, 'data-smooth-scroll': SECTION_OFFSET }
                        : { href: menu.href })}
                    >
                      {menu.label}
                    </a>
                    <button
                      type="button"
                      className={styles.caret}
                      popoverTarget={`${MENU_ID}-${menu.id}`}
                    >
                      <span className={styles.caretLabel}>
                        <MenuName words={words.menuOf} label={menu.label} />
                      </span>
                      <Icon name="chevron-down" />
                      <Icon name="arrow-right" />
                    </button>
                  </div>
                  <MenuPanel
                    id={`${MENU_ID}-${menu.id}`}
                    menu={menu}
                    address={address}
                    back={words.back}
                  />
                </li>
              ))}
              <li className={styles.item}>
                <a
                  href={careers.href}
                  className={styles.label}
                  aria-current={currentPage(address, careers.href)}
                >
                  {careers.label}
                </a>
              </li>
              {languages.map(({ language, name, href }) => (
                <li key={language} className={styles.item}>
                  <a href={href} hrefLang={language} lang={language} className={styles.label}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.contact}>
            <Button {...contact} current={currentPage(address, contact.href)} />
          </div>
        </div>
      </div>
    </header>
  );
}

/** The name of the button that opens a menu, of which only the label is seen. */
function MenuName({ words, label }: { words: string; label: string }) {
  const [before, after] = words.split(/\{\s*name\s*\}/);
  return (
    <>
      {before && <span className={unseen.words}>{before}</span>}
      {label}
      {after && <span className={unseen.words}>{after}</span>}
    </>
  );
}
