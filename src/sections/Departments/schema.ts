import { z } from 'zod';
import { line, paragraph } from '../../content/fields.ts';
import { plate } from '../../content/records.ts';
import { defineSection, heading } from '../../content/section.ts';

/** The departments of the company, as rows. */
export const departmentsSchema = defineSection('departments', 'The departments, as rows.', {
  ...heading,
  items: z
    .array(
      z.strictObject({
        title: line(40).describe('The name of the department.'),
        text: paragraph(120).describe('What it does, in one line.'),
        plate: plate.describe('The small plate beside it; in its cut "thumb".'),
      }),
    )
    .min(3)
    .max(12)
    .describe('The departments, in the order shown.'),
});
