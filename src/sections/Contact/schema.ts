import { line, link, paragraph } from '../../lib/fields.ts';
import { defineSection } from '../../lib/section.ts';

/** Home's last block: an invitation, two offices, and the way to the enquiry form. */
export const contactSchema = defineSection('contact', 'The invitation to get in touch.', {
  heading: line(40).describe('The invitation.'),
  lead: paragraph(160).describe('Who answers.'),
  response: line(60).describe('How soon an answer comes.'),
  form: line(60).describe('The heading beside the invitation.'),
  text: paragraph(300).describe('What to write.'),
  action: link.describe('The button to the enquiry form.'),
});
