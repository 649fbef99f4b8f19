import { Button } from '../../ui/Button/Button.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import type { HeaderContent, Menu } from '../content.ts';
import { Logo } from '../Logo/Logo.tsx';
import { currentPage, currentSection } from './current.ts';
import styles from './Overlay.module.css';

interface OverlayProps extends HeaderContent {
  id: string;
  address: string | undefined;
}

/**
 * The menu of narrow screens: a modal dialog over the whole page. Its submenus are popovers, so that the
 * browser itself opens them, moves the focus and goes back one level on Escape or the Back gesture.
 */
export function Overlay({ id, name, menus, careers, contact, address }: OverlayProps) {
  return (
    <dialog id={id} className={`on-abyss ${styles.overlay}`} aria-label="Menu" data-menu-overlay="">
      <div className={styles.head}>
        <Logo name={name} current={address === '/'} />
        <form method="dialog">
          {/* biome-ignore lint/a11y/noAutofocus: where the focus goes when the dialog opens */}
          <button type="submit" className={styles.close} aria-label="Close menu" autoFocus>
            <Icon name="close" />
          </button>
        </form>
      </div>
      <nav aria-label="Main menu" className={styles.nav}>
        <ul role="list" className={styles.items}>
          {menus.map((menu) => (
            <li key={menu.id}>
              <button
                type="button"
                className={styles.item}
                aria-current={currentSection(address, menu) && 'true'}
                popoverTarget={`${id}-${menu.id}`}
              >
                {menu.label}
                <Icon name="arrow-right" />
              </button>
              <Submenu id={`${id}-${menu.id}`} menu={menu} address={address} />
            </li>
          ))}
          <li>
            <a
              href={careers.href}
              className={styles.item}
              aria-current={currentPage(address, careers.href)}
            >
              {careers.label}
            </a>
          </li>
        </ul>
      </nav>
      <div className={styles.foot}>
        <Button {...contact} variant="blue" />
      </div>
    </dialog>
  );
}

interface SubmenuProps {
  id: string;
  menu: Menu;
  address: string | undefined;
}

/** The lists of one menu, sliding over the others. */
function Submenu({ id, menu: { label, lists, overview }, address }: SubmenuProps) {
  return (
    <div id={id} popover="auto" className={`on-abyss ${styles.submenu}`}>
      <button
        type="button"
        className={styles.back}
        popoverTarget={id}
        popoverTargetAction="hide"
        // biome-ignore lint/a11y/noAutofocus: where the focus goes when the submenu opens
        autoFocus
      >
        <Icon name="arrow-left" />
        Back
      </button>
      <p className={styles.label}>{label}</p>
      {overview && (
        <a
          href={overview.href}
          className={styles.overview}
          aria-current={currentPage(address, overview.href)}
        >
          {overview.label}
          <Icon name="arrow-right" />
        </a>
      )}
      {lists.map(({ title, entries }, index) => (
        <div key={title} className={styles.list}>
          {title !== label && (
            <p id={`${id}-${index}`} className={styles.title}>
              {title}
            </p>
          )}
          <ul role="list" aria-labelledby={title !== label ? `${id}-${index}` : undefined}>
            {entries.map((entry) => (
              <li key={entry.label}>
                {entry.href ? (
                  <a href={entry.href} aria-current={currentPage(address, entry.href)}>
                    {entry.label}
                  </a>
                ) : (
                  <span>{entry.label}</span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
