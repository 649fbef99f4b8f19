import { link } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** Every service in its group, one row each. */
export const servicesOverviewSchema = defineSection(
  'servicesOverview',
  'All services in their three groups; they come from the service records.',
  { ...heading, all: link.optional().describe('The link to the page of all services.') },
);
