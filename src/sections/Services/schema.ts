import { z } from 'zod';
import { line, reference } from '../../schema/fields.ts';
import { defineLayout, heading } from '../../schema/section.ts';

const { heading: title, lead } = heading;

const group = {
  heading: title.optional().describe('The heading of the section; the name of the group if unset.'),
  lead,
  group: reference('serviceGroups').describe('The group, from service-groups.yaml.'),
  audience: line(30).describe('What stands above whom a service is for.'),
  next: line(30).describe('What stands above the next step.'),
};

/** Services, from their records: all of them, those of a group, or a few. */
export const servicesSchema = z
  .discriminatedUnion('layout', [
    defineLayout(
      'services',
      'groups',
      'All services on rows under their groups, beside a picture that follows the pointer.',
      heading,
    ),
    defineLayout(
      'services',
      'rows',
      'One group with all that decides about each service, beside a picture that follows the pointer.',
      group,
    ),
    defineLayout(
      'services',
      'cards',
      'One group as cards with a picture each, for few services.',
      group,
    ),
    defineLayout('services', 'related', 'Two to four chosen services as small cards.', {
      ...heading,
      items: z
        .array(reference('services'))
        .min(2)
        .max(4)
        .describe('The services, in the order shown.'),
    }),
  ])
  .describe('Services with a way to the page of each; their words come from the service records.');
