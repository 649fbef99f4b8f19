import type { z } from 'zod';
import { breadcrumbs, type Crumb } from '../../content/breadcrumbs.ts';
import type { Resolved } from '../../content/resolve.ts';
import { servicesIn } from '../../content/services.ts';
import type { Page, RecordOf, Site } from '../../content/site.ts';
import { counted, filled } from '../../schema/words.ts';
import type { OpeningFact } from './Opening.tsx';
import type { pageHeroSchema } from './schema.ts';

type PageHeroRecord = Resolved<z.infer<typeof pageHeroSchema>>;

/** A group of services on the page. */
interface Group {
  /** The anchor of the group. */
  readonly href: string;
  readonly title: string;
  readonly line: string;
  /** How many services it has. */
  readonly count: number;
}

export type PageHeroProps = {
  /** The way from home to this page. */
  readonly breadcrumbs: readonly Crumb[];
} & (
  | Exclude<PageHeroRecord, { layout: 'groups' | 'facts' }>
  | (Extract<PageHeroRecord, { layout: 'facts' }> & {
      readonly heading: string;
      readonly facts: readonly OpeningFact[];
    })
  | (Extract<PageHeroRecord, { layout: 'groups' }> & {
      /** The groups of services on this page. */
      readonly groups: readonly Group[];
    })
);

/** The hero of a page in some of the layouts. */
export type PageHeroIn<Layout> = Extract<PageHeroProps, { layout: Layout }>;

/** What a page's first view says about the page and the company. */
export function pageHeroProps(section: PageHeroRecord, site: Site, page: Page): PageHeroProps {
  const way = { breadcrumbs: breadcrumbs(page, site) };
  if (section.layout === 'facts') {
    const { study, position } = section;
    const facts = study
      ? caseFacts(study, site)
      : // The schema asks for one of the two.
        positionFacts(position as NonNullable<typeof position>, site);
    return { ...section, ...facts, ...way };
  }
  if (section.layout !== 'groups') return { ...section, ...way };
  const groups = groupsOn(site, page);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const heading = filled(site.words, section.heading, { count: total });
  return { ...section, heading, groups, ...way };
}

const fact = (label: string, text: string, href?: string): OpeningFact => ({
  label,
  values: [{ text, href }],
});

/** What a case study is called, and its facts. */
function caseFacts(
  { headline, client, industry, services, facts }: RecordOf<'caseStudies'>,
  site: Site,
) {
  const { words } = site;
  return {
    heading: headline,
    facts: [
      ...(client ? [fact(words.study.client, client.name)] : []),
      fact(
        words.study.industry,
        industry.name,
        industry.link?.href ?? selectorOf(industry.id, site),
      ),
      {
        label: counted(words, words.study.services, services.length),
        values: services.map(({ name, href }) => ({ text: name, href })),
      },
      ...facts.map(({ label, value }) => fact(label, value)),
    ],
  };
}

/** What a position is called, and its facts. */
function positionFacts(
  { name, place, contract, pay, office, posted }: RecordOf<'positions'>,
  { language, words }: Site,
) {
  const amount = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: pay.currency,
    maximumFractionDigits: 0,
  });
  const day = new Date(posted).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    heading: name,
    facts: [
      fact(words.position.where, place),
      fact(words.position.office, `${office.city}, ${office.country}`),
      fact(words.position.contract, contract),
      fact(
        words.position.pay,
        filled(words, words.position.salary, {
          from: amount.format(pay.from),
          to: amount.format(pay.to),
        }),
      ),
      fact(words.position.since, day),
    ],
  };
}

/** Where the selector of industries shows the one with this id, if a page has it. */
function selectorOf(id: string, { pages }: Site): string | undefined {
  const page = pages.find(({ sections }) =>
    sections.some(({ type }) => type === 'industrySelector'),
  );
  return page && `${page.href}#${id}`;
}

/** The groups of services on a page, each with its anchor and how many services it has. */
const groupsOn = (site: Site, { sections }: Page) =>
  sections.flatMap((section) => {
    if (!('group' in section)) return [];
    const count = servicesIn(site, section.group).length;
    if (count === 0) return [];
    const { title, line } = site.one('serviceGroups', section.group);
    return { href: `#${section.id}`, title, line, count };
  });
