import type { z } from 'zod';
import type { Crumb } from '../../content/breadcrumbs.ts';
import type { Resolved } from '../../content/resolve.ts';
import { allPages, one, servicesIn, single } from '../../content/store.ts';
import { numberInWords } from '../../ui/number-words.ts';
import { COUNT, FOUNDED, type pageHeroSchema } from './schema.ts';

type PageHeroRecord = Resolved<z.infer<typeof pageHeroSchema>>;

interface Page {
  /** The way from home to this page. */
  readonly breadcrumbs: readonly Crumb[];
  /** Those that show a group of services name it. */
  readonly sections: readonly { readonly id: string; readonly group?: string | undefined }[];
}

/** A group of services on the page. */
interface Group {
  /** The anchor of the group. */
  readonly href: string;
  readonly title: string;
  readonly line: string;
  /** How many services it has. */
  readonly count: number;
}

export type PageHeroProps = Pick<Page, 'breadcrumbs'> &
  (
    | Exclude<PageHeroRecord, { layout: 'groups' | 'case' }>
    | (Extract<PageHeroRecord, { layout: 'case' }> & {
        /** The page on which its industry is told of, if there is one. */
        readonly industryHref: string | undefined;
      })
    | (Extract<PageHeroRecord, { layout: 'groups' }> & {
        /** The groups of services on this page. */
        readonly groups: readonly Group[];
      })
  );

/** The hero of a page in some of the layouts. */
export type PageHeroIn<Layout> = Extract<PageHeroProps, { layout: Layout }>;

/** What a page's first view says about the page and the company. */
export function pageHeroProps(section: PageHeroRecord, page: Page): PageHeroProps {
  const { breadcrumbs } = page;
  if (section.layout !== 'groups') {
    const lead = section.lead.replace(FOUNDED, String(single('company').founded));
    if (section.layout !== 'case') return { ...section, lead, breadcrumbs };
    const { link, id } = section.study.industry;
    return { ...section, lead, breadcrumbs, industryHref: link?.href ?? selectorOf(id) };
  }
  const groups = groupsOn(page);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const heading = section.heading.replace(COUNT, numberInWords(total));
  return { ...section, heading, groups, breadcrumbs };
}

/** Where the selector of industries shows the one with this id, if a page has it. */
function selectorOf(id: string): string | undefined {
  const page = allPages().find(({ sections }) =>
    sections.some(({ type }) => type === 'industrySelector'),
  );
  return page && `${page.href}#${id}`;
}

/** The groups of services on a page, each with its anchor and how many services it has. */
const groupsOn = ({ sections }: Page) =>
  sections.flatMap(({ id, group }) => {
    if (!group) return [];
    const { title, line } = one('serviceGroups', group);
    return { href: `#${id}`, title, line, count: servicesIn(group).length };
  });
