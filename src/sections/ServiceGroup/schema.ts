import { z } from 'zod';
import { line, paragraph, reference } from '../../content/fields.ts';
import { defineSection } from '../../content/section.ts';

/** One group of services; its name and its services come from the records. */
export const serviceGroupSchema = defineSection(
  'serviceGroup',
  'A group with all its services: what each is for, who it is for, and the next step.',
  {
    group: reference('serviceGroups').describe('The group, from service-groups.yaml.'),
    lead: paragraph(260).describe('Where the reader stands, and what the group does about it.'),
    audience: line(30).describe('What stands above whom a service is for.'),
    next: line(30).describe('What stands above the next step.'),
    variant: z
      .enum(['rows', 'berth', 'cards'])
      .describe(
        'rows: beside a plate; berth: half of the page is the plate, for many services; cards: each with its plate, for few.',
      ),
  },
);
