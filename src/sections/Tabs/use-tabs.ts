import { type KeyboardEvent, useState } from 'react';
import { type Orientation, progressOf, tabForKey } from './selection.ts';

interface TabsOptions {
  /** The id of the section; the section's heading names the tabs. */
  section: string;
  /** The ids of the tabs, in their order; unique in the section. */
  tabs: readonly string[];
  /** The id of the tab that is open first; the first one where unset. */
  initial?: string | undefined;
  /** How the tabs stand: the arrow keys go along them. */
  orientation: Orientation;
}

/**
 * Tabs by the ARIA pattern: one stop for the Tab key, arrows, Home and End move and choose at once.
 * The attributes are complete on the server, so that tabs look and read the same before they are hydrated.
 *
 * @returns the index of the chosen tab, the progress in whole percent, and the attributes of each part.
 *   Without script nobody can choose: the style sheet then hides the list and shows every panel.
 */
export function useTabs({ section, tabs, initial, orientation }: TabsOptions) {
  const [selected, setSelected] = useState(() => Math.max(tabs.indexOf(initial ?? ''), 0));

  const tabId = (index: number) => `${section}-tab-${tabs[index]}`;
  const panelId = (index: number) => `${section}-${tabs[index]}`;

  const choose = (index: number) => {
    setSelected(index);
    document.getElementById(tabId(index))?.focus({ preventScroll: true });
  };

  return {
    selected,
    progress: progressOf(selected, tabs.length),
    list: {
      role: 'tablist',
      'aria-labelledby': `${section}-heading`,
      'aria-orientation': orientation,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
        const next = tabForKey(event.key, selected, tabs.length, orientation, isMirrored);
        if (next === undefined) return;
        event.preventDefault();
        choose(next);
      },
    },
    tab: (index: number) => ({
      type: 'button' as const,
      role: 'tab',
      id: tabId(index),
      'aria-selected': index === selected,
      'aria-controls': panelId(index),
      tabIndex: index === selected ? 0 : -1,
      onClick: () => choose(index),
    }),
    panel: (index: number) => ({
      role: 'tabpanel',
      id: panelId(index),
      'aria-labelledby': tabId(index),
      hidden: index !== selected,
      tabIndex: 0,
    }),
  };
}
