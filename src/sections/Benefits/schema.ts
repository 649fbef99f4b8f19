import { z } from 'zod';
import { iconName, line, paragraph } from '../../lib/fields.ts';
import { plate } from '../../lib/records.ts';
import { defineSection, heading } from '../../lib/section.ts';

const benefit = z.strictObject({
  icon: iconName.optional().describe('The icon, by its name on lucide.dev/icons.'),
  title: line(50).describe('The benefit, in a few words.'),
  text: paragraph(240).describe('What it changes for the client.'),
  figure: z
    .strictObject({
      prefix: line(12).optional().describe('Small words before the figure, such as "up to".'),
      value: line(10).describe('The figure, such as 50% or 2×.'),
    })
    .optional()
    .describe('How much it is, where it is measured; it stands large at the end of the row.'),
});

/** What a client gains: rows where benefits are measured, else a grid; with a plate, beside it. */
export const benefitsSchema = defineSection('benefits', 'What a client gains.', {
  ...heading,
  items: z.array(benefit).min(3).max(6).describe('The benefits, in the order shown.'),
  plate: plate
    .optional()
    .describe('A plate that takes one side of the section; the benefits stand beside it.'),
});
