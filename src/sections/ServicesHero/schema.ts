import { z } from 'zod';
import { defineSection } from '../../content/section.ts';

/** The place in the heading where the number of services stands. */
export const COUNT = '{count}';

/** The first view of the page of all services: the title, and a way to each group. */
export const servicesHeroSchema = defineSection(
  'servicesHero',
  'The title of the page over one link to each group of services that the page shows.',
  {
    heading: z
      .string()
      .trim()
      .max(90)
      .startsWith(COUNT)
      .describe(
        `The main heading; it begins with ${COUNT}, which becomes the number of all services in words.`,
      ),
  },
);
