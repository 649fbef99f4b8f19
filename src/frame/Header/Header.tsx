import { Button } from '../../ui/Button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { HeaderContent } from '../content.ts';
import { Logo } from '../Logo/Logo.tsx';
import { currentPage, currentSection } from './current.ts';
import styles from './Header.module.css';
import { MenuPanel } from './MenuPanel.tsx';
import { Overlay } from './Overlay.tsx';

/** Pixels that stay free above a section of the home page when a label scrolls to it. */
const SECTION_OFFSET = 60;

/** The id of the overlay, which the hamburger opens. */
const OVERLAY_ID = 'menu-overlay';

/**
 * Opens the overlay before the script runs, and without it, where the browser knows invoker commands.
 * An object, since React's types don't list these attributes yet.
 */
const opensOverlay = { command: 'show-modal', commandfor: OVERLAY_ID };

interface HeaderProps extends HeaderContent {
  /** The address of the page; none for a page that has no address of its own. */
  address?: string | undefined;
}

/**
 * The bar: logo, menus, Contact Us, and on narrow screens the hamburger with its overlay.
 * Hover opens a dropdown by CSS alone; behaviours/menu.ts adds keyboard, touch and Escape.
 */
export function Header({ name, menus, careers, contact, address }: HeaderProps) {
  const home = address === '/';
  return (
    <header className={classNames(styles.bar, home && styles.over)} data-menu-bar="">
      <div className={styles.inner}>
        <Logo name={name} current={home} />
        <nav aria-label="Main" className={styles.nav}>
          <ul role="list" className={styles.items}>
            {menus.map((menu) => {
              const panel = `menu-${menu.id}`;
              return (
                <li key={menu.id} className={styles.entry} data-menu-entry="">
                  <div className={styles.item}>
                    <a
                      className={styles.label}
                      aria-current={currentSection(address, menu)}
                      {...(home
                        ? { href: `#${menu.section}`, 'data-smooth-scroll': SECTION_OFFSET }
                        : { href: menu.href })}
                    >
                      {menu.label}
                    </a>
                    <button
                      type="button"
                      className={styles.caret}
                      aria-expanded="false"
                      aria-controls={panel}
                      aria-label={`${menu.label} menu`}
                    >
                      <Icon name="chevron-down" />
                    </button>
                  </div>
                  <MenuPanel id={panel} menu={menu} address={address} />
                </li>
              );
            })}
            <li className={styles.item}>
              <a
                href={careers.href}
                className={styles.label}
                aria-current={currentPage(address, careers.href)}
              >
                {careers.label}
              </a>
            </li>
          </ul>
        </nav>
        <div className={styles.contact}>
          <Button {...contact} size="small" />
        </div>
        <noscript>
          <a href="#footer-navigation" className={styles.allPages}>
            All pages
          </a>
        </noscript>
        <button
          type="button"
          className={styles.burger}
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded="false"
          data-menu-burger=""
          {...opensOverlay}
        >
          <Icon name="menu" />
        </button>
      </div>
      <Overlay
        id={OVERLAY_ID}
        name={name}
        menus={menus}
        careers={careers}
        contact={contact}
        address={address}
      />
    </header>
  );
}
