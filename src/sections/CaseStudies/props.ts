import type { z } from 'zod';
import { filteredAddress, filterOf } from '../../content/case-filter.ts';
import {
  type CaseFilter,
  caseFilterOf,
  caseFilters,
  caseStudiesBy,
  nextCaseStudy,
} from '../../content/case-studies.ts';
import { type Referred, type Resolved, referred } from '../../content/resolve.ts';
import type { caseStudiesSchema } from './schema.ts';

type CaseStudiesRecord = Resolved<z.infer<typeof caseStudiesSchema>>;

/** A case study as cards show it. */
export type CaseStudy = Referred<'caseStudies'>;

/** A row of links that filter the overview. */
export interface FilterRow {
  readonly label: string;
  readonly links: readonly {
    readonly label: string;
    readonly href: string;
    readonly count: number;
    readonly current: boolean;
  }[];
}

export interface CaseStudiesProps extends Omit<CaseStudiesRecord, 'items'> {
  readonly items: readonly CaseStudy[];
  /** Of the overview alone. */
  readonly filters: readonly FilterRow[];
  /** What the overview is filtered by on this page. */
  readonly filter: string | undefined;
}

const ALL = 'All';

/** The links that filter the overview, one of which is the page itself. */
function filtersOn(address: string): readonly FilterRow[] {
  const { overview, id: current } = filterOf(address);
  const { services, industries } = caseFilters();
  const row = (label: string, filters: readonly CaseFilter[]): FilterRow => ({
    label,
    links: [{ id: undefined, label: ALL, count: caseStudiesBy(undefined).length }, ...filters].map(
      ({ id, label: name, count }) => ({
        label: name,
        href: id === undefined ? overview : filteredAddress(overview, id),
        count,
        current: id === current,
      }),
    ),
  });
  return [row('Service', services), row('Industry', industries)];
}

/** @param address of the page that the section stands on */
export function caseStudiesProps(section: CaseStudiesRecord, address: string): CaseStudiesProps {
  const found = (studies: readonly { readonly id: string }[]) =>
    studies.map(({ id }) => referred('caseStudies', id));
  switch (section.as) {
    case 'overview': {
      const filter = caseFilterOf(address);
      const items = found(caseStudiesBy(filter?.id));
      return { ...section, items, filters: filtersOn(address), filter: filter?.label };
    }
    case 'next':
      return { ...section, items: found(nextCaseStudy(address)), filters: [], filter: undefined };
    default:
      return { ...section, items: section.items ?? [], filters: [], filter: undefined };
  }
}
