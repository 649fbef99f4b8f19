import { z } from 'zod';
import { FORM_IDS } from '../../../contract/names.ts';
import { line } from '../../content/fields.ts';
import { defineSection, nextSteps } from '../../content/section.ts';

/** A form, and what happens once it is sent. */
export const enquiryFormSchema = defineSection('enquiryForm', 'A form beside what happens next.', {
  heading: line(60).describe('What the form is for; its name.'),
  form: z
    .enum(FORM_IDS)
    .meta({ reference: 'forms' })
    .describe('The form, by the name of its file in content/forms/.'),
  next: nextSteps,
});
