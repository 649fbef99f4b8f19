interface TabsOptions {
  /** The id of the section, whose heading labels the tabs. */
  id: string;
  items: readonly { readonly id: string }[];
  /** The id of the item selected initially; the first if unset. */
  initial?: string | undefined;
}

/**
 * The attributes of tabs after the ARIA pattern, with one selected; `behaviours/tabs.ts` changes the selection. Without script
 * the style sheet hides the list and shows all panels.
 *
 * @returns the progress in whole percent, and the attributes of the list, tabs and panels
 */
export function tabAttributes(
  { id, items, initial }: TabsOptions,
  orientation: 'horizontal' | 'vertical',
) {
  const first = items.findIndex((item) => item.id === initial);
  const chosen = Math.max(first, 0);
  // Two hyphens, which the ids of sections and records can't have.
  const tabId = (index: number) => `${id}--tab--${items[index]?.id}`;
  const panelId = (index: number) => `${id}--${items[index]?.id}`;
  return {
    progress: Math.round(((chosen + 1) / items.length) * 100),
    list: {
      role: 'tablist',
      'aria-labelledby': `${id}-heading`,
      'aria-orientation': orientation,
      'data-tabs': '',
    },
    tab: (index: number) => ({
      type: 'button' as const,
      role: 'tab',
      id: tabId(index),
      'aria-selected': index === chosen,
      'aria-controls': panelId(index),
      tabIndex: index === chosen ? 0 : -1,
    }),
    panel: (index: number) => ({
      role: 'tabpanel',
      id: panelId(index),
      'aria-labelledby': tabId(index),
      hidden: index !== chosen,
      tabIndex: 0,
    }),
  };
}
