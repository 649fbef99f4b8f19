import type { z } from 'zod';
import type { Resolved } from '../../content/resolve.ts';
import { servicesIn } from '../../content/services.ts';
import type { RecordOf, Site } from '../../content/site.ts';
import type { servicesSchema } from './schema.ts';

/** A service as rows and cards show it. */
export type Service = RecordOf<'services'>;

/** A group with its services in their order. */
export interface ServiceGroup {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly services: readonly Service[];
}

type ServicesRecord = Resolved<z.infer<typeof servicesSchema>>;

export type ServicesProps = ServicesRecord & {
  /** The groups that the section shows. */
  readonly groups: readonly ServiceGroup[];
};

/** The groups of a section, with their services: its own, or all. */
export function servicesProps(section: ServicesRecord, site: Site): ServicesProps {
  const all = section.layout === 'groups' ? site.all('serviceGroups') : [];
  const groups = 'group' in section ? [section.group] : all;
  return {
    ...section,
    groups: groups
      .map((group) => ({ ...group, services: servicesIn(site, group.id) }))
      // A language may have none of a group.
      .filter(({ services }) => services.length > 0),
  };
}
