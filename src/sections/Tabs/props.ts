import type { SectionOf, Site } from '../../content/site.ts';
import type { Words } from '../../schema/words.ts';

type TabsRecord = SectionOf<'tabs'>;

/** What the component gets of a section; it wakes up in the browser, so it gets no more words than it says. */
export type TabsProps =
  | (Extract<TabsRecord, { layout: 'sheet' }> & { readonly words: Words['days'] })
  | (Exclude<TabsRecord, { layout: 'sheet' }> & {
      /** What the progress through the tabs is called. */
      readonly progress: string;
    });

/** What it gets of a section in this layout. */
export type PropsIn<Layout> = Extract<TabsProps, { layout: Layout }>;

/** The record with the words that its layout says. */
export const tabsProps = (section: TabsRecord, { words }: Site): TabsProps =>
  section.layout === 'sheet'
    ? { ...section, words: words.days }
    : { ...section, progress: words.tabs.progress };
