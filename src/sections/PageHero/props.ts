import type { z } from 'zod';
import type { Crumb } from '../../content/breadcrumbs.ts';
import type { Resolved } from '../../content/resolve.ts';
import { one, servicesIn, single } from '../../content/store.ts';
import { numberInWords } from '../../ui/number-words.ts';
import { COUNT, FOUNDED, type PageHeroLayout, type pageHeroSchema } from './schema.ts';

/** A group of services on the page. */
interface Group {
  /** The anchor of the group. */
  readonly href: string;
  readonly title: string;
  readonly line: string;
  /** How many services it has. */
  readonly count: number;
}

export interface PageHeroProps extends Resolved<z.infer<typeof pageHeroSchema>> {
  /** The way from home to this page. */
  breadcrumbs: readonly Crumb[];
  /** The groups of services on this page. */
  groups: readonly Group[];
}

interface Words {
  readonly layout: PageHeroLayout;
  readonly heading: string;
  readonly lead?: string | undefined;
}

interface Page {
  readonly breadcrumbs: readonly Crumb[];
  /** Those that show a group of services name it. */
  readonly sections: readonly { readonly id: string; readonly group?: string | undefined }[];
}

/** What a page's first view says about the page and the company. */
export function pageHeroProps({ layout, heading, lead }: Words, page: Page) {
  const groups = layout === 'groups' ? groupsOn(page) : [];
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return {
    heading: heading.replace(COUNT, numberInWords(total)),
    lead: lead?.replace(FOUNDED, String(single('company').founded)),
    breadcrumbs: page.breadcrumbs,
    groups,
  };
}

/** The groups of services on a page, each with its anchor and how many services it has. */
const groupsOn = ({ sections }: Page) =>
  sections.flatMap(({ id, group }) => {
    if (!group) return [];
    const { title, line } = one('serviceGroups', group);
    return { href: `#${id}`, title, line, count: servicesIn(group).length };
  });
