import { z } from 'zod';
import { byLayout } from '../../content/by-layout.ts';
import { line, link, reference } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

const layouts = ['groups', 'rows', 'half', 'cards', 'related'] as const;
export type ServicesLayout = (typeof layouts)[number];

/** Services, from their records: all of them, those of a group, or a few. */
export const servicesSchema = defineSection(
  'services',
  'Services with a way to the page of each; their words come from the service records.',
  {
    layout: z
      .enum(layouts)
      .describe(
        [
          'groups: all services on rows under their groups, beside a picture that follows the pointer.',
          'rows: one group with all that decides about each service, beside such a picture.',
          'half: the same where half of the page is the picture, for many services.',
          'cards: the same as cards with a picture each, for few services.',
          'related: two to four chosen services as small cards.',
        ].join(' '),
      ),
    ...heading,
    heading: heading.heading
      .optional()
      .describe('The heading of the section; the name of the group where unset.'),
    group: reference('serviceGroups')
      .optional()
      .describe('The group, from service-groups.yaml; in rows, half and cards.'),
    items: z
      .array(reference('services'))
      .min(2)
      .max(4)
      .optional()
      .describe('The related services, in the order shown.'),
    audience: line(30)
      .optional()
      .describe('What stands above whom a service is for; in rows, half and cards.'),
    next: line(30).optional().describe('What stands above the next step; in rows, half and cards.'),
    action: link.optional().describe('The link beside the heading of all services.'),
  },
).superRefine(
  byLayout<ServicesLayout>({
    label: { shown: ['groups', 'related'] },
    heading: { needed: ['groups', 'related'], shown: ['rows', 'half', 'cards'] },
    group: { needed: ['rows', 'half', 'cards'] },
    items: { needed: ['related'] },
    audience: { needed: ['rows', 'half', 'cards'] },
    next: { needed: ['rows', 'half', 'cards'] },
    action: { shown: ['groups'] },
  }),
);
