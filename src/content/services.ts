import type { Site } from './site.ts';

/** The services of a group in their order. */
export const servicesIn = (site: Site, group: string) =>
  site.all('services').filter((service) => service.group.id === group);
