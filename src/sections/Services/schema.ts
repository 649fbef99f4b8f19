import { z } from 'zod';
import { line, reference } from '../../schema/fields.ts';
import { defineLayout, heading } from '../../schema/section.ts';

const group = {
  lead: heading.lead,
  group: reference('serviceGroups').describe('The group, from service-groups.yaml.'),
  audience: line(30).describe('The label above the audience of a service.'),
  next: line(30).describe('The label above the next step.'),
};

export const servicesSchema = z
  .discriminatedUnion('layout', [
    defineLayout(
      'services',
      'groups',
      'All services as rows under their groups, beside the picture of the hovered or focused one.',
      heading,
    ),
    defineLayout(
      'services',
      'rows',
      'The services of a group as rows with details, beside the picture of the hovered or focused one.',
      group,
    ),
    defineLayout(
      'services',
      'cards',
      'The services of a small group as cards with pictures.',
      group,
    ),
    defineLayout(
      'services',
      'related',
      'Two to four chosen services as rows; two or three are side by side.',
      {
        ...heading,
        items: z
          .array(reference('services'))
          .min(2)
          .max(4)
          .describe('The services, in the order shown.'),
      },
    ),
  ])
  .describe('Services, each with a link to its page; their texts come from their records.');
