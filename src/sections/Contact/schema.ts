import { z } from 'zod';
import { FORM_IDS } from '../../../contract/names.ts';
import { line, paragraph } from '../../content/fields.ts';
import { defineSection } from '../../content/section.ts';

/** Home's last block: an invitation, two offices, and a form. */
export const contactSchema = defineSection('contact', 'The invitation to get in touch.', {
  heading: line(40).describe('The invitation.'),
  lead: paragraph(160).describe('Who answers.'),
  response: line(60).describe('How soon an answer comes.'),
  form: z
    .enum(FORM_IDS)
    .meta({ reference: 'forms' })
    .describe('The form beside the invitation, by the name of its file in content/forms/.'),
});
