import { z } from 'zod';
import { TALL } from '../../schema/cuts.ts';
import { icon, line, paragraph, plate, sample } from '../../schema/fields.ts';
import { defineSection, heading } from '../../schema/section.ts';

const benefit = z.strictObject({
  icon: icon()
    .optional()
    .describe('The icon beside it where a picture stands, by its name on lucide.dev/icons.'),
  title: line(50).describe('The benefit, in a few words.'),
  text: paragraph(240).describe('What it changes for the client, or how a figure is counted.'),
  figure: z
    .strictObject({
      prefix: line(12).optional().describe('Small words before the figure, such as "up to".'),
      value: line(10).describe('The figure, such as 50% or 2×.'),
      share: z
        .int()
        .min(1)
        .max(100)
        .optional()
        .describe(
          'What is left with us of the usual 100, for the bars of a table; in every benefit or in none.',
        ),
    })
    .optional()
    .describe('How much it is, where it is measured; it stands large at the end of the row.'),
});

/**
 * What a client gains: beside a picture where there is one; as a table where every benefit is compared, as rows where
 * they are measured, else as sentences.
 */
export const benefitsSchema = defineSection('benefits', 'What a client gains.', {
  ...heading,
  items: z.array(benefit).min(3).max(6).describe('The benefits, in the order shown.'),
  picture: plate({ cuts: TALL })
    .optional()
    .describe('A picture that takes one side of the section; the benefits stand beside it.'),
  sample,
});
