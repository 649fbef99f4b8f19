import type { Site } from './site.ts';

/** The services of a group, in order. */
export const servicesIn = (site: Site, group: string) =>
  site.all('services').filter((service) => service.group.id === group);

/** Every group with its services. Groups without services in this language are left out. */
export const serviceGroups = (site: Site) =>
  site
    .all('serviceGroups')
    .map((group) => ({ ...group, services: servicesIn(site, group.id) }))
    .filter(({ services }) => services.length > 0);
