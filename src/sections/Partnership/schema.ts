import { link } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** What kind of partner the company is: one loud claim on a blue band. */
export const partnershipSchema = defineSection('partnership', 'A claim on a blue band.', {
  ...heading,
  action: link.optional().describe('The button below the lead.'),
});
