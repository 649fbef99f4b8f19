import { z } from 'zod';
import { reference } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** The services that a reader of this page looks at next. */
export const relatedServicesSchema = defineSection(
  'relatedServices',
  'A few other services, each with its plate; they come from the service records.',
  {
    ...heading,
    services: z
      .array(reference('services'))
      .min(2)
      .max(4)
      .describe('The services, in the order shown.'),
  },
);
