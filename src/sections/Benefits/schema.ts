import { z } from 'zod';
import { TALL } from '../../schema/cuts.ts';
import { icon, line, paragraph, plate, sample } from '../../schema/fields.ts';
import { defineLayout, heading } from '../../schema/section.ts';

const text = {
  title: line(50).describe('The benefit, in a few words.'),
  text: paragraph(240).describe('What it changes for the client, or how a figure is counted.'),
};
const figure = {
  prefix: line(12).optional().describe('Small words before the figure, such as "up to".'),
  value: line(10).describe('The figure, such as 50% or 2×.'),
};

const benefit = z.strictObject(text);
const marked = z.strictObject({
  icon: icon().optional().describe('The icon before it, by its name on lucide.dev/icons.'),
  ...text,
  figure: z
    .strictObject(figure)
    .optional()
    .describe('How much it is, where it is measured; it stands large at the end of the row.'),
});
const benefits = <Item extends z.ZodType>(item: Item) =>
  z.array(item).min(2).max(8).describe('The benefits, in the order shown.');

/** What a client gains. */
export const benefitsSchema = z
  .discriminatedUnion('layout', [
    defineLayout('benefits', 'rows', 'Rows that end in figures, beside the heading.', {
      ...heading,
      items: benefits(marked),
      sample,
    }),
    defineLayout('benefits', 'sentences', 'Each benefit as a large sentence across the page.', {
      ...heading,
      items: benefits(benefit),
      sample,
    }),
    defineLayout('benefits', 'beside', 'Rows beside a picture that fills half of the section.', {
      ...heading,
      items: benefits(marked),
      picture: plate({ cuts: TALL }).describe('The picture: a plate by its key, or a file.'),
      sample,
    }),
  ])
  .describe('What a client gains.');
