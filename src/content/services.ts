import type { Site } from './site.ts';

/** The services of a group in their order. */
export const servicesIn = (site: Site, group: string) =>
  site.all('services').filter((service) => service.group.id === group);

/** Every group with its services; a language may have none of a group, which is left out. */
export const serviceGroups = (site: Site) =>
  site
    .all('serviceGroups')
    .map((group) => ({ ...group, services: servicesIn(site, group.id) }))
    .filter(({ services }) => services.length > 0);
