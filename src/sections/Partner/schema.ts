import { z } from 'zod';
import { line, link, paragraph, sample } from '../../content/fields.ts';
import { plate } from '../../content/records.ts';
import { defineSection, heading } from '../../content/section.ts';

/** A partner company: what it adds, and how long its work takes. */
export const partnerSchema = defineSection('partner', 'A partner company and what it adds.', {
  ...heading,
  name: line(24).describe('The name of the partner; set as lettering on the plaque.'),
  text: paragraph(420).describe('What the partner does, and when a client meets it.'),
  durations: z
    .array(
      z.strictObject({
        label: line(40).describe('What takes this long.'),
        value: line(24).describe('How long, such as "2 to 4 weeks".'),
      }),
    )
    .length(3)
    .describe('Three durations.'),
  action: link.optional().describe('The link below the durations.'),
  plate: plate.describe('The plate behind the plaque, such as frame/partner.'),
  sample,
});
