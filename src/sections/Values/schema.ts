import { z } from 'zod';
import { line, paragraph } from '../../content/fields.ts';
import { defineSection, heading } from '../../content/section.ts';

/** The values of the company: large names on rows. */
export const valuesSchema = defineSection('values', 'The values, as large names on rows.', {
  ...heading,
  items: z
    .array(
      z.strictObject({
        title: line(40).describe('The name of the value.'),
        text: paragraph(140).describe('What it looks like on a working day.'),
      }),
    )
    .min(3)
    .max(9)
    .describe('The values, in the order shown.'),
});
